import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { addGoods, addShop } from '../support/order-world'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'

let app: PageApp

const setting = (code: string, value: string) =>
  medibook.query(
    'insert into custom_config values ($1, $2) on conflict (custom_code) do update set config_value = $2',
    [code, JSON.stringify({ 'zh-Hant': value, 'zh-Hans': value, en: value })],
  )

beforeAll(async () => {
  await addShop('state-shop')
  await addGoods('state-exam', { shops: ['state-shop'] })
  await setting('search_hint', '找疫苗')
  await setting('display_mode', '2')
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: 1440 })
  // the operator's address lacks its slash
  await medibook.query(
    `insert into nav_icon (id, name, icon, link, sort) values ('icon-help', $1, 'lifebuoy', $2, -1)`,
    [JSON.stringify({ 'zh-Hant': '問與答' }), 'pages-common/help/help'],
  )
  app = await startApp('pages/Commodity/index')
})
afterAll(() => app.stop())

test('shows the search hint from the home settings', async () => {
  await see(/^state-exam/)
  await see('找疫苗')
})

test('shows goods as rows on a wide window when the display mode says so', async () => {
  await waitFor(() =>
    expect(
      onPage()
        .getByText(/^state-exam/)
        .closest('.row'),
    ).toBeInTheDocument(),
  )
})

test('labels the price filter with the current currency', async () => {
  await press(/篩選/)
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toHaveTextContent('HK$'))
})

test('without history, back opens the tab shown last', async () => {
  await press('關閉')
  replace(routes.help)
  await see('還有疑問？')
  await press('返回')
  await waitFor(() => expect(window.location.hash).toContain('pages/Commodity/index'))
})

test('opens the addresses of navigation icons, adding a missing leading slash', async () => {
  await app.restartAt('pages/Home/index')
  await see('問與答')
  await press('問與答', 'link')
  await waitFor(() => expect(window.location.hash).toContain('pages-common/help/help'))
})
