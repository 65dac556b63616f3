import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { back, currentRoute, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { emptyList, holdAnswers } from '../support/held-network'
import { addGoods, addShop, addSlot, dayIn } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'

const LIST = 'pages/Commodity/index'
const PAGE_SIZE = 12
let app: PageApp
const shown = () =>
  onPage()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
// a list that was read further before still has its later pages
const showing = (names: string[]) =>
  waitFor(() => expect(shown().slice(0, Math.max(names.length, PAGE_SIZE))).toEqual(names))

/** Names in the server's order for the query that the page should send. */
async function served(
  query: Record<string, string> = {},
  route:
    | 'goodsPageAll'
    | 'goodsPageBySales'
    | 'packagePageBySales'
    | 'packagePageBookable'
    | 'packagePageByDate' = 'goodsPageAll',
  size = PAGE_SIZE,
) {
  const { data } = await medibook.call(route, {
    query: { current: '1', size: String(size), ...query },
    lang: 'zh-Hant',
  })
  return { names: data.records.map(({ name }) => name), total: data.total }
}

beforeAll(async () => {
  await addShop('late')
  await addGoods('tonight', { shops: ['late'] })
  await addSlot('slot-tonight', 'late', dayIn(0), '23:59')
  app = await startApp(LIST)
})
afterEach(() => app.mendNetwork())
afterAll(() => app.stop())

test('lists all goods page by page', async () => {
  const all = await served({}, undefined, 2 * PAGE_SIZE)
  await see(`全部・${all.total} 項`)
  expect(shown()).toEqual(all.names.slice(0, PAGE_SIZE))
  await press('載入更多')
  await showing(all.names)
})

test('a total stays under its own name while another category loads; placeholders follow', async () => {
  const all = await served()
  await see(`全部・${all.total} 項`)
  const network = await holdAnswers(app.origin, 'goodsspu/page')
  app.goThrough(network.origin)
  const list = () => onPage().queryByRole('list', { hidden: true })
  let wasEmpty = false
  let wasMisnamed = false
  const watch = new MutationObserver(() => {
    wasEmpty ||= !list() && !onPage().queryByText('正在載入')
    wasMisnamed ||= onPage().queryByText(`健康用品・${all.total} 項`) !== null
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await press('健康用品', 'radio')
  await waitFor(() => expect(network.heldCount()).toBe(1))
  await see('正在載入')
  watch.disconnect()
  expect({ wasEmpty, wasMisnamed }).toEqual({ wasEmpty: false, wasMisnamed: false })
  network.release()
  app.mendNetwork()
  const goods = await served({ categoryId: 'cat-goods' })
  await see(`健康用品・${goods.total} 項`)
  await press('全部', 'radio')
})

test('selects a category in the rail, then a subcategory', async () => {
  await press('疫苗', 'radio')
  await showing((await served({ categoryId: 'cat-vaccines' })).names)
  await press('兒童疫苗', 'radio')
  const part = await served({ categoryId: 'cat-vaccine-child' })
  await showing(part.names)
  await see(`兒童疫苗・${part.total} 項`)
})

test('opens the search page from the search box', async () => {
  await press(/^搜尋/, 'link')
  await waitFor(() => expect(window.location.hash).toBe('#/pages-common/search'))
  await see('大家都在搜')
  back()
  await waitFor(() => expect(window.location.hash).toContain(LIST))
})

test('sorts by sales, by price in both directions, newest, and earliest free time', async () => {
  await app.restartAt(LIST)
  await press('銷量', 'radio')
  await showing((await served({}, 'goodsPageBySales')).names)
  await press('價格由低至高', 'radio')
  await showing((await served({ ascs: 'sales_price' })).names)
  await press('價格由低至高', 'radio')
  await showing((await served({ descs: 'sales_price' })).names)
  await press('最新', 'radio')
  await showing((await served({ descs: 'create_time' })).names)
  await press('最早', 'radio')
  const earliest = await served({ ascs: 'first_free' })
  expect(earliest.names).not.toEqual((await served()).names)
  await showing(earliest.names)
  await waitFor(() => expect(window.location.hash).toContain('sort=earliest'))
  await press('綜合', 'radio')
  await showing((await served()).names)
})

test('sorts packages by their own sales; filters by availability separately', async () => {
  await app.openAt(`${LIST}?kind=package&sort=sales`)
  await showing((await served({ kind: 'package' }, 'packagePageBySales')).names)
  await app.openAt(LIST)
  await press('篩選')
  await press('現在可以預約', 'checkbox')
  await press('顯示結果')
  const now = await served({}, 'packagePageBookable')
  await showing(now.names)
  await see(`全部・${now.total} 項`)
  await waitFor(() => expect(window.location.hash).toContain('bookable=yes'))
  await press(/^移除\s*現在可以預約$/)
  await showing((await served()).names)
})

test('counts filters, shows them as chips and removes them one by one', async () => {
  await press('篩選')
  const sheet = within(await screen.findByRole('dialog', { name: '篩選' }))
  sheet.getByRole('radio', { name: '體檢套餐' }).click()
  await waitFor(() =>
    expect(sheet.getByRole('radio', { name: '體檢套餐' })).toHaveAttribute('aria-checked', 'true'),
  )
  const tag = await sheet.findByRole('radio', { name: '需空腹' })
  tag.click()
  await press('顯示結果')
  await showing((await served({ kind: 'package', tagId: 'tag-fasting' })).names)
  expect(onPage().getByRole('button', { name: '篩選，已用 2 項' })).toBeInTheDocument()
  await press(/^移除\s*需空腹$/)
  await showing((await served({ kind: 'package' })).names)
  await press(/^移除\s*體檢套餐$/)
  await showing((await served()).names)
})

test('filters goods by a day with free places; not for goods without appointments', async () => {
  await press('篩選')
  const sheet = within(await screen.findByRole('dialog', { name: '篩選' }))
  sheet.getByRole('radio', { name: '健康用品' }).click()
  await sheet.findByText('只有體檢套餐和疫苗可以按日期篩選')
  sheet.getByRole('radio', { name: '疫苗' }).click()
  await waitFor(() =>
    expect(sheet.getByRole('button', { name: /可預約日期/ })).not.toHaveAttribute('aria-disabled', 'true'),
  )
  sheet.getAllByRole('radio', { name: '全部' })[0]?.click()
  sheet.getByRole('button', { name: /可預約日期/ }).click()
  const picker = within(await screen.findByRole('dialog', { name: '可預約日期' }))
  picker.getByRole('button', { name: '確定' }).click()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '可預約日期' })).not.toBeInTheDocument())
  await press('顯示結果')
  const today = await served({ date: dayIn(0) }, 'packagePageByDate')
  expect(today.names).toContain('tonight繁')
  await showing(today.names)
  await press(/^移除.*可約$/)
  await showing((await served()).names)
})

test('filters the list by a price range and a specification', async () => {
  await press('篩選')
  const sheet = within(await screen.findByRole('dialog', { name: '篩選' }))
  fireEvent.input(sheet.getByLabelText('最低價'), { target: { value: '900' } })
  fireEvent.input(sheet.getByLabelText('最高價'), { target: { value: '300' } })
  await sheet.findByText('最高價要比最低價高')
  expect(sheet.getByRole('button', { name: '顯示結果' })).toHaveAttribute('aria-disabled', 'true')
  fireEvent.input(sheet.getByLabelText('最低價'), { target: { value: '100' } })
  await waitFor(() => expect(sheet.queryByText('最高價要比最低價高')).not.toBeInTheDocument())
  fireEvent.click(sheet.getByRole('button', { name: '顯示結果' }))
  const priced = await served({ priceMin: '100.00', priceMax: '300.00' })
  expect(priced.total).toBeGreaterThan(0)
  await showing(priced.names)
  await press(/^移除\s*HK\$100 至 HK\$300$/)
  await showing((await served()).names)
  await press('篩選')
  const again = within(await screen.findByRole('dialog', { name: '篩選' }))
  fireEvent.click(await again.findByRole('radio', { name: '一針' }))
  await waitFor(() =>
    expect(again.getByRole('radio', { name: '一針' })).toHaveAttribute('aria-checked', 'true'),
  )
  fireEvent.click(again.getByRole('button', { name: '顯示結果' }))
  const [spec] = (await medibook.call('specTree', { lang: 'zh-Hant' })).data
    .flatMap(({ values }) => values)
    .filter(({ name }) => name === '一針')
  await showing((await served({ specValueId: spec?.id ?? '' })).names)
  await press(/^移除\s*一針$/)
  await showing((await served()).names)
})

test('stores the filters in the address, which restores the list', async () => {
  await press('疫苗', 'radio')
  await press('價格由低至高', 'radio')
  await waitFor(() => expect(window.location.hash).toBe(`#/${LIST}?categoryId=cat-vaccines&sort=priceUp`))
  await showing((await served({ categoryId: 'cat-vaccines', ascs: 'sales_price' })).names)
  window.location.hash = `#/${LIST}?categoryId=cat-packages&sort=sales&priceMax=900`
  await showing((await served({ categoryId: 'cat-packages', descs: 'sale_num', priceMax: '900.00' })).names)
  expect(onPage().getByRole('radio', { name: '體檢套餐' })).toHaveAttribute('aria-checked', 'true')
  await app.restartAt(`${LIST}?categoryId=cat-vaccine-child&sort=newest`)
  await showing((await served({ categoryId: 'cat-vaccine-child', descs: 'create_time' })).names)
  expect(onPage().getByRole('radio', { name: '兒童疫苗' })).toHaveAttribute('aria-checked', 'true')
})

test('explains an empty result; one press clears the filters', async () => {
  await app.restartAt(`${LIST}?priceMin=9000000`)
  await see('找不到相關結果')
  await press('清除篩選')
  await showing((await served()).names)
  await waitFor(() => expect(window.location.hash).toBe(`#/${LIST}`))
})

test('restores the list and its filters on return from goods', async () => {
  await press('體檢套餐', 'radio')
  const { names } = await served({ categoryId: 'cat-packages' })
  await showing(names)
  await press(new RegExp(names[0] ?? ''), 'link')
  await waitFor(() => expect(onPage().getByRole('heading', { level: 1 })).toHaveTextContent(names[0] ?? ''))
  back()
  await waitFor(() => expect(window.location.hash).toContain(LIST))
  await showing(names)
  expect(onPage().getByRole('radio', { name: '體檢套餐' })).toHaveAttribute('aria-checked', 'true')
})

test('reloads the list on retry after a failed read, and stays usable', async () => {
  app.cutNetwork()
  // a list that was not read before, since a cached one is shown first
  await press('免費服務', 'radio')
  await see('暫時讀不到')
  expect(shown().filter((name) => name !== '暫時讀不到')).toEqual([])
  await mendAndRetry(app)
  await showing((await served({ categoryId: 'cat-services' })).names)
})

test('a free service can be booked from its card', async () => {
  const { names } = await served({ categoryId: 'cat-services' })
  await press(`預約 ${names[0]}`)
  await waitFor(() => expect(window.location.hash).toContain('goods-free-book/goods-free-book?id='))
})

test('compares two to four packages selected from a list without an account', async () => {
  await app.restartAt(`${LIST}?categoryId=cat-packages`)
  const { data } = await medibook.call('goodsPageAll', {
    query: { current: '1', size: '12', categoryId: 'cat-packages' },
    lang: 'zh-Hant',
  })
  const [one, two, three, four, five] = data.records.filter(({ kind }) => kind === 'package')
  if (!one || !two || !three || !four || !five) throw new Error('the seed has five packages')
  const pick = (goods: { name: string }) => press(`選「${goods.name}」作對比`, 'checkbox')
  await pick(one)
  await see('再選一個')
  expect(onPage().getByRole('button', { name: '對比' })).toHaveAttribute('aria-disabled', 'true')
  for (const goods of [two, three, four]) await pick(goods)
  await see('已選 4／4')
  await pick(five)
  await see('最多選 4 個套餐對比')
  await press(`不再對比「${three.name}」`)
  await pick(four)
  await see('已選 2／4')
  await press('對比')
  await waitFor(() => expect(decodeURIComponent(window.location.hash)).toContain(`ids=${one.id},${two.id}`))
  await waitFor(() => expect(onPage().getAllByRole('columnheader')).toHaveLength(2))
})

test('reports goods removed since the list was loaded when they are added', async () => {
  await addGoods('fleeting', { kind: 'product', isBookable: false, slotKind: null, priceCents: 700 })
  await app.restartAt('pages/Mine/index')
  await see('語言及顯示')
  await app.restartAt(`${LIST}?priceMax=8`)
  await waitFor(() =>
    expect(onPage().getByRole('button', { name: /^把fleeting.*加入購物車/ })).toBeInTheDocument(),
  )
  await medibook.query("update spu set is_deleted = true where id = 'fleeting'")
  await press(/^把fleeting.*加入購物車/)
  await see('商品已刪除')
})

test('an empty catalogue leads to the clinics', async () => {
  app.goThrough(await emptyList(app.origin, 'goodsspu/page'))
  app.forgetAnswers()
  await app.restartAt(LIST)
  await see('還沒有商品')
  expect(shownPage()).not.toHaveTextContent('其他分類')
  await press('看全部門店')
  await waitFor(() => expect(currentRoute()).toBe(routes.shops))
  app.goThrough(app.origin)
})

// last: the helpers query the last page in the document, and tabs stay where they were first opened
test('keeps the list in the address when the tab is revisited', async () => {
  await app.restartAt(`${LIST}?categoryId=cat-vaccine-child&sort=newest`)
  await showing((await served({ categoryId: 'cat-vaccine-child', descs: 'create_time' })).names)
  switchTo(routes.shops)
  // the page itself, not only its address: the list can only be shown again once it was left
  await waitFor(() => expect(currentRoute()).toBe(routes.shops))
  switchTo(routes.commodity)
  await waitFor(() => expect(window.location.hash).toBe(`#/${LIST}?categoryId=cat-vaccine-child&sort=newest`))
})
