import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { readStored } from '@/platform/storage'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

let app: PageApp
const setting = (code: string, value: string) =>
  medibook.query(
    `insert into custom_config (custom_code, config_value) values ($1, $2) on conflict (custom_code)
      do update set config_value = excluded.config_value`,
    [code, JSON.stringify({ 'zh-Hant': value, 'zh-Hans': value, en: value })],
  )
const shopNames = () =>
  onPage()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((name) => name !== '品牌')
const showingShopsOf = async (region: string) => {
  const { data } = await medibook.call('shopPage', {
    query: { current: '1', size: '12', region },
    lang: 'zh-Hant',
  })
  await waitFor(() => expect(shopNames()).toEqual(data.records.map(({ name }) => name)))
}
const isGrey = () => document.documentElement.hasAttribute('data-grey')

beforeAll(async () => {
  await setting('home_grey', '1')
  app = await startApp('pages/Shops/index', { hasPoster: true })
})
afterAll(() => app.stop())

test('shows the poster over the first page once, with a countdown and a close button', async () => {
  const poster = await screen.findByRole('dialog', { name: '首頁海報' })
  const left = () => Number(/略過 (\d+)\s秒/.exec(poster.textContent ?? '')?.[1])
  expect(left()).toBeLessThanOrEqual(5)
  await waitFor(() => expect(poster).toContainElement(document.activeElement as HTMLElement))
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '首頁海報' })).not.toBeInTheDocument())
  await app.restartAt('pages/Home/index')
  await see('熱門分類')
  expect(screen.queryByRole('dialog', { name: '首頁海報' })).not.toBeInTheDocument()
})

test('removes all colour during mourning, and restores it when the setting is withdrawn', async () => {
  await waitFor(() => expect(isGrey()).toBe(true))
  await setting('home_grey', '0')
  await app.restartAt('pages/Home/index')
  await waitFor(() => expect(isGrey()).toBe(false))
})

// last: the helpers query the last page in the document, and tabs stay where they were first opened
test('lists clinics of the region chosen in the header first, and follows a change', async () => {
  const chooseRegion = async (opener: RegExp, name: string) => {
    switchTo(routes.home)
    await waitFor(() => expect(window.location.hash).toBe('#/pages/Home/index'))
    fireEvent.click((await screen.findAllByRole('button', { name: opener }))[0] as HTMLElement)
    fireEvent.click(await screen.findByRole('button', { name }))
    switchTo(routes.shops)
    await waitFor(() => expect(window.location.hash).toBe('#/pages/Shops/index'))
  }
  await chooseRegion(/^地區：全部地區/, '澳門')
  await showingShopsOf('MO')
  expect(onPage().getByRole('tab', { name: '澳門' })).toHaveAttribute('aria-selected', 'true')
  await press('台灣', 'tab')
  await showingShopsOf('TW')
  expect(readStored('region')).toBe('MO')
  await chooseRegion(/^地區：澳門/, '香港')
  await showingShopsOf('HK')
})
