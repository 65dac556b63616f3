import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addGoods, addShop, addUser, insert } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'

const GOODS = 'pages-shopping/goods/goods'
const shipped = { kind: 'product', isBookable: false, slotKind: null }
let app: PageApp

const at = (path: string) => waitFor(() => expect(window.location.hash).toContain(path))
const open = async (id: string) => {
  app.forgetAnswers()
  await app.openAt(`${GOODS}?id=${id}`)
}
/** The button of the bottom bar (phone) and of the buying box (desktop). */
const buttonsOf = (name: string) => onPage().getAllByRole('button', { name })

beforeAll(async () => {
  await addShop('parcel-shop')
  await addGoods('page-pills', {
    ...shipped,
    priceCents: 20_000,
    freightCents: 3_000,
    stock: 5,
    shops: ['parcel-shop'],
  })
  await addGoods('page-abroad', {
    ...shipped,
    priceCents: 100_000,
    taxBasisPoints: 910,
    isCrossBorder: true,
    shops: ['parcel-shop'],
  })
  await addGoods('page-gone', { ...shipped, stock: 0 })
  await addGoods('page-exam', { shops: ['parcel-shop'] })
  app = await startApp(`${GOODS}?id=page-pills`)
})
afterAll(() => app.stop())

test('shows price, stock, cost and day of delivery, and no customs for local products', async () => {
  await see('運費 HK$30')
  await see('餘 5 件')
  await see(/^現在下單，.* 送到$/)
  expect(shownPage()).toHaveTextContent('HK$200')
  expect(onPage().queryByText('跨境清關')).toBeNull()
})

test('its buying box on a desktop has the share button', async () => {
  expect(onPage().getAllByRole('button', { name: '分享' }).length).toBeGreaterThan(1)
})

test('a visitor adds it to the cart', async () => {
  await press('加入購物車')
  await waitFor(() => expect(onPage().getByRole('link', { name: '購物車，1 項' })).toBeInTheDocument())
})

test('shows the limit, the tax and the required certificate of a cross-border product', async () => {
  await open('page-abroad')
  await see(/^跨境商品：清關需要收件人的證件/)
  await see('跨境清關')
  await see(/^清關需要收件人的證件號碼/)
  await press('收件人和證件')
  await at('personal-list')
})

test('reloads the certificate setting on retry after a failed read', async () => {
  app.cutNetwork()
  await open('page-abroad')
  await mendAndRetry(app)
  await see(/^清關需要收件人的證件號碼/)
})

test('does not order a product that is sold out', async () => {
  await open('page-gone')
  await waitFor(() => expect(buttonsOf('已售罄')).toHaveLength(2))
  for (const button of buttonsOf('已售罄')) expect(button).toHaveAttribute('aria-disabled', 'true')
})

test("reports a missing product; opens a bookable one's own page", async () => {
  await open('nobody-knows')
  await see('這件商品已下架')
  await open('page-exam')
  await at('goods-detail/goods-detail?id=page-exam')
})

test('buying opens the order of shipped goods', async () => {
  await app.signIn((await addUser()).id)
  await open('page-pills')
  await press('立即購買')
  await at('pages-shopping/subOrder/subOrder?id=page-pills')
})

test('saves and removes it as a favourite when signed in', async () => {
  const keeper = await addUser()
  await app.signInAs(keeper.id)
  await open('page-pills')
  await press('加入收藏')
  await see('已加入收藏')
  expect(await medibook.query('select target_id from favourite where user_id = $1', [keeper.id])).toEqual([
    { target_id: 'page-pills' },
  ])
  await press('還原')
  await waitFor(() => expect(buttonsOf('加入收藏')).toHaveLength(2))
})

test("shows the buyers' reviews", async () => {
  await insert('review', {
    id: 'page-pills-review',
    spu_id: 'page-pills',
    score: 5,
    content: { 'zh-Hant': '很快就送到', 'zh-Hans': '很快就送到', en: 'Came quickly' },
    author_text: { 'zh-Hant': '一位女士', 'zh-Hans': '一位女士', en: 'A woman' },
    date: '2026-01-05',
    pic_urls: [],
  })
  await medibook.query("update spu set review_count = 1, review_score_sum = 5 where id = 'page-pills'")
  await open('page-pills')
  await see('很快就送到')
  await see('只限買過的人評')
})
