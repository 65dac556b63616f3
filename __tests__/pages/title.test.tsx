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

test('the window bears the name of the page that is open, and again of the one that is returned to', async () => {
  await titled('門店')
  await app.open(SETTINGS)
  await titled('語言及顯示')
  await press('返回')
  await titled('門店')
})

test('the window’s name follows the language, on the open page and on those below it', async () => {
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
