import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
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
  app = await startApp('pages/Commodity/index')
})
afterAll(() => app.stop())

test('the search box has the hint of the home settings', async () => {
  await see(/^state-exam/)
  await see('找疫苗')
})

test('the display mode keeps lists of goods in rows on a wide window', async () => {
  await waitFor(() =>
    expect(
      onPage()
        .getByText(/^state-exam/)
        .closest('.row'),
    ).toBeInTheDocument(),
  )
})

test('the price filter names the current currency', async () => {
  await press(/篩選/)
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toHaveTextContent('HK$'))
})
