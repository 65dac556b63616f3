import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { type PageApp, press, see, startApp } from '../support/page-app'

const SETTINGS = 'pages-common/settingLocales'
let app: PageApp

beforeAll(async () => {
  app = await startApp('pages/Shops/index')
})
afterAll(() => app.stop())

const titled = (title: string) => waitFor(() => expect(document.title).toBe(title))

test('the window title names the open page, and on return the previous one', async () => {
  await titled('門店')
  await app.open(SETTINGS)
  await titled('語言及顯示')
  await press('返回')
  await titled('門店')
})

test('the window title follows the language on every page of the stack', async () => {
  await app.open(SETTINGS)
  await titled('語言及顯示')
  await press(/^語言/, 'link')
  await press(/^Français/, 'radio')
  await press('確定')
  await see('Langue et affichage')
  await titled('Langue et affichage')
  await press('Retour')
  await titled('Centres')
})
