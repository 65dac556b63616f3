import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { widenWindow } from '../support/chosen-walk'
import { field, fill, onPage, type PageApp, press, see, startApp } from '../support/page-app'

let app: PageApp

/** Number of goods that the server has for a query. */
const totalOf = async (query: Record<string, string>) =>
  (await medibook.call('goodsPageAll', { query: { current: '1', size: '1', ...query }, lang: 'zh-Hant' }))
    .data.total
const isAsked = (text: RegExp) => waitFor(() => expect(window.location.hash).toMatch(text))
const isNotAsked = (text: RegExp) => waitFor(() => expect(window.location.hash).not.toMatch(text))

beforeAll(async () => {
  widenWindow()
  app = await startApp('pages/Commodity/index')
})
afterAll(() => app.stop())

test('a wide window has the filters beside the list; a choice takes effect at once', async () => {
  // the server's options are read without opening anything
  await see('品牌')
  expect(onPage().queryByRole('button', { name: '篩選' })).toBeNull()
  await press('免費', 'radio')
  await isAsked(/tagId=/)
  const tagId = /tagId=([\w-]+)/.exec(window.location.hash)?.[1] ?? ''
  await see(`全部・${await totalOf({ tagId })} 項`)
  expect(screen.queryByRole('dialog')).toBeNull()
  await press(/移除.*免費/)
  await isNotAsked(/tagId/)
})

test('a price takes effect with Enter or when its field is left, unless the ends are crossed', async () => {
  await fill('最低價', '500')
  await isNotAsked(/priceMin/)
  fireEvent.keyDown(field('最低價'), { key: 'Enter' })
  await isAsked(/priceMin=500/)
  await fill('最高價', '400')
  fireEvent.focusOut(field('最高價'))
  await see('最高價要比最低價高')
  await isNotAsked(/priceMax/)
  await fill('最高價', '900')
  fireEvent.focusOut(field('最高價'))
  await isAsked(/priceMax=900/)
  await press(/移除.*至/)
  await isNotAsked(/price/)
  await waitFor(() => expect(field('最低價')).toHaveValue(''))
})

test('the specifications are those of the chosen category', async () => {
  expect(onPage().queryByText('份量')).toBeNull()
  await press('健康用品', 'radio')
  await see('份量')
})

test('a day is chosen above the page; one press removes all filters', async () => {
  await press('現在可以預約', 'checkbox')
  await isAsked(/bookable=yes/)
  await press(/^可預約日期/)
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '確定' }))
  await isAsked(/date=20/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await isNotAsked(/bookable/)
  await press('清除')
  await isNotAsked(/date/)
  await isAsked(/categoryId/)
  expect(onPage().queryByRole('button', { name: '清除' })).toBeNull()
})
