import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import type { CouponOffer } from '@contract/coupons'
import type { CallInput, EndpointName } from '@contract/endpoint-types'
import { couponClaim } from '@contract/routes/coupons'
import type { ShopCard, ShopDetail } from '@contract/shops'
import { addClinic, addDoctor } from '../support/clinic-world'
import { placeDevice } from '../support/device'
import { loseFirstAnswer } from '../support/held-network'
import { addUser, newKey, type TestUser } from '../support/order-world'
import { onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'
import { plainly } from '../support/plain-names'
import { addCoupon } from '../support/trade-world'

let app: PageApp
let user: TestUser
let shop: ShopDetail
const read = async <N extends EndpointName>(name: N, input: CallInput<N> = {}) =>
  (await medibook.call(name, { ...input, lang: 'zh-Hant', session: user.session })).data
const rows = (sql: string) => medibook.query(sql, [user.id])

beforeAll(async () => {
  user = await addUser()
  const first = (await read('shopPage', { query: { current: '1', size: '1' } })).records[0] as ShopCard
  shop = await read('shopDetail', { params: { id: first.id } })
  app = await startApp(`pages-shop/index?id=${shop.id}`, { userId: user.id })
})
afterAll(() => app.stop())

const placeOfHeading = (title: RegExp) =>
  onPage()
    .getAllByRole('heading')
    .findIndex(({ textContent }) => title.test(textContent ?? ''))
const firstGoods = async (shopId: string) =>
  (await read('goodsPageAll', { query: { current: '1', size: '12', shopId, ascs: 'first_free' } })).records[0]
    ?.name ?? '-'

test("shows a clinic's opening state, address and goods; its own page has the rest", async () => {
  await see(shop.name)
  await see(shop.openState.isOpen === '1' ? /^營業中/ : /^休息中/)
  await see(shop.addressLatin)
  await see(await firstGoods(shop.id))
  // what is sold here is first, and named after the shop
  const titles = onPage().getAllByRole('heading')
  expect(
    titles.filter(({ textContent }) => new RegExp(`^${shop.name}提供的商品$`).test(textContent ?? '')),
  ).toHaveLength(1)
  // doctors and hours are sections of the clinic's own page: here a row and a fold
  expect(placeOfHeading(/醫生（\d/)).toBe(-1)
  expect(onPage().getByRole('link', { name: /醫生（\d+）.*最早/ })).toBeInTheDocument()
  expect(onPage().queryByRole('heading', { name: '營業時間' })).not.toBeInTheDocument()
  await press('在此預約')
  await waitFor(() => expect(window.location.hash).toContain(`goods-booking?shopId=${shop.id}`))
  await app.restartAt(`pages-shop/index?id=${shop.id}`)
  await press(/^門店主頁/, 'link')
  await waitFor(() => expect(window.location.hash).toContain(`clinic-home?id=${shop.id}`))
  await app.restartAt(`pages-shop/index?id=${shop.id}`)
})

test('a shop that is no clinic shows its hours and offers no appointments', async () => {
  const { id, hours } = await read('shopDetail', { params: { id: 'shop-shop-wellness' } })
  await app.restartAt(`pages-shop/index?id=${id}`)
  await see(await firstGoods(id))
  await press(/^(營業|休息)中/)
  for (const { open, close } of hours)
    expect(onPage().getAllByText(plainly(`${open}–${close}`)).length).toBeGreaterThan(0)
  expect(onPage().queryByText('在此預約')).not.toBeInTheDocument()
  expect(onPage().queryByText('門店主頁')).not.toBeInTheDocument()
  await app.restartAt(`pages-shop/index?id=${shop.id}`)
})

test('shows reviews, articles, and the distance from the user', async () => {
  const reviews = await read('shopReviews', {
    params: { id: shop.id },
    query: {
      current: '1',
      size: '12',
    },
  })
  await see(reviews.records[0]?.content ?? '')
  await press(/^全部 評價/, 'link')
  const sheet = within(await screen.findByRole('dialog', { name: /^評價/ }))
  await waitFor(() =>
    expect(sheet.getAllByRole('listitem').length).toBeGreaterThanOrEqual(reviews.records.length),
  )
  await press('關閉')
  const articles = await read('articlePage', {
    query: {
      current: '1',
      size: '2',
      shopId: shop.id,
    },
  })
  for (const { title } of articles.records)
    expect(onPage().getByRole('link', { name: new RegExp(title) })).toBeInTheDocument()
  expect(onPage().queryByText(/公里$/)).not.toBeInTheDocument()
  // the position is given on the list and used by every page until it is withdrawn
  placeDevice({ latitude: shop.latitude + 0.1, longitude: shop.longitude })
  await app.restartAt('pages/Shops/index')
  await press('按距離排列')
  await see('最近的排在前面')
  await app.restartAt(`pages-shop/index?id=${shop.id}`)
  await see('11 公里')
  await app.restartAt('pages/Shops/index')
  await press('停止使用位置')
  await app.restartAt(`pages-shop/index?id=${shop.id}`)
  await see(shop.name)
  expect(onPage().queryByText('11 公里')).not.toBeInTheDocument()
})

test('follows and unfollows a shop immediately', async () => {
  await press(`關注${shop.name}`)
  await waitFor(async () =>
    expect(await rows("select 1 from favourite where user_id = $1 and kind = 'clinic'")).toHaveLength(1),
  )
  await press(`取消關注${shop.name}`)
  await waitFor(async () =>
    expect(await rows("select 1 from favourite where user_id = $1 and kind = 'clinic'")).toHaveLength(0),
  )
})

test('claims a coupon once, and counts it in Mine', async () => {
  const counted = () =>
    within(onPage().getByRole('group', { name: '會員資料' })).getByText('優惠券').previousSibling
  await app.restartAt('pages/Mine/index')
  await waitFor(() => expect(counted()).toHaveTextContent('0'))
  await app.restartAt(`pages-shop/index?id=${shop.id}`)
  const offers = await read('couponInfoPage', {
    query: {
      current: '1',
      size: '6',
      shopId: shop.id,
    },
  })
  const offer = offers.records.find(({ state }) => state === 'claimable') as CouponOffer
  await press(/^優惠券/, 'link')
  await press(`領取${offer.name}`)
  await see('已領取，下單時可以使用')
  expect(await rows('select 1 from coupon_user where user_id = $1')).toHaveLength(1)
  await app.restartAt('pages/Mine/index')
  await waitFor(() => expect(counted()).toHaveTextContent('1'))
})

test('claims one coupon when the answer of a claim is lost and it is pressed again', async () => {
  await addCoupon('again-twice', { perUser: 2 })
  app.forgetAnswers()
  await app.restartAt(`pages-shop/index?id=${shop.id}`)
  await see(shop.name)
  await press(/^優惠券/, 'link')
  const network = await loseFirstAnswer(app.origin, couponClaim.path)
  app.goThrough(network.origin)
  await press('領取 again-twice')
  await pressInDialog('確定')
  expect(network.lostCount()).toBe(1)
  app.mendNetwork()
  await press('領取 again-twice')
  await see('已領取，下單時可以使用')
  expect(
    await rows("select 1 from coupon_user where user_id = $1 and coupon_id = 'again-twice'"),
  ).toHaveLength(1)
})

test('shows the reason of a failed claim although the coupon disappears', async () => {
  await medibook.query('update coupon_info set is_claimable = false')
  await addCoupon('last-one', { total: 1 })
  await app.restartAt('pages/Shops/index')
  await see(/^\d+ 間$/)
  await app.restartAt(`pages-shop/index?id=${(shop.branches[0] as ShopCard).id}`)
  await press(/^優惠券/, 'link')
  await see('last-one')
  await medibook.query("update coupon_info set claimed = 1 where id = 'last-one'")
  // read beforehand, since the message disappears after two seconds
  const { msg } = await medibook.call('couponClaim', {
    session: user.session,
    lang: 'zh-Hant',
    body: { couponId: 'last-one', idempotencyKey: newKey() },
  })
  await press('領取 last-one')
  await see(msg ?? '-')
  await waitFor(() => expect(onPage().queryByText(/^優惠券/)).not.toBeInTheDocument())
  await app.restartAt(`pages-shop/index?id=${shop.id}`)
})

test('sorts a long list of goods on request; what can be booked next is first', async () => {
  const sorted = async (ascs: string) =>
    (await read('goodsPageAll', { query: { current: '1', size: '4', shopId: shop.id, ascs } })).records.map(
      ({ name }) => name,
    )
  const seeFirst = async (names: string[]) => {
    for (const name of names) expect(await see(name)).toBeInTheDocument()
  }
  await waitFor(() =>
    expect(onPage().getByRole('radio', { name: '最早', checked: true })).toBeInTheDocument(),
  )
  await seeFirst(await sorted('first_free'))
  await press('價格由低至高', 'radio')
  await waitFor(() =>
    expect(onPage().getByRole('radio', { name: '價格由低至高', checked: true })).toBeInTheDocument(),
  )
  await seeFirst(await sorted('sales_price'))
})

test('shows two branches, and the others on request', async () => {
  const hidden = shop.branches.slice(2)
  const more = `再看 ${hidden.length} 項`
  const button = await waitFor(() => onPage().getByRole('button', { name: more }))
  for (const { name } of hidden) expect(onPage().queryByText(name)).not.toBeInTheDocument()
  button.focus()
  await press(more)
  // where the button was
  await waitFor(() =>
    expect(onPage().getByRole('link', { name: new RegExp(hidden[0]?.name ?? '-') })).toHaveFocus(),
  )
  for (const { name } of hidden) expect(onPage().getByText(name)).toBeInTheDocument()
})

test('opens a branch; reports an unknown shop', async () => {
  const branch = shop.branches[0] as ShopCard
  await press(new RegExp(branch.name), 'link')
  await waitFor(() => expect(window.location.hash).toContain(`id=${branch.id}`))
  await see(branch.phone === '' ? branch.name : branch.address)
  await app.restartAt('pages-shop/index?id=no-such-shop')
  await see('找不到這間門店')
  await press('看其他門店')
  await waitFor(() => expect(window.location.hash).toContain('Shops'))
})

test('opens a shop from the list; reverts following a brand when the server is unreachable', async () => {
  const brands = await read('allBrand')
  const brand = brands[0]
  // the brands are below the complete list
  await press('載入更多')
  await press(`關注${brand?.name}`)
  await waitFor(async () =>
    expect(await rows('select 1 from brand_follow where user_id = $1')).toHaveLength(1),
  )
  await see(`${(brand?.followers ?? 0) + 1} 人關注`)
  // pressed again before the answer: the calls are sent one after the other, so the last one wins
  const name = new RegExp(`關注${brand?.name}$`)
  await press(name)
  await press(name)
  await press(name)
  await press(name)
  await press(name)
  await waitFor(async () =>
    expect(await rows('select 1 from brand_follow where user_id = $1')).toHaveLength(0),
  )
  await see(`${brand?.followers ?? 0} 人關注`)
  await press(`關注${brand?.name}`)
  await waitFor(async () =>
    expect(await rows('select 1 from brand_follow where user_id = $1')).toHaveLength(1),
  )
  await see(`${(brand?.followers ?? 0) + 1} 人關注`)
  app.cutNetwork()
  await press(`取消關注${brand?.name}`)
  await pressInDialog('確定')
  app.mendNetwork()
  await waitFor(() =>
    expect(onPage().getByRole('button', { name: `取消關注${brand?.name}` })).toBeInTheDocument(),
  )
  await press(new RegExp(shop.name), 'link')
  await waitFor(() => expect(window.location.hash).toContain('pages-clinic/clinic-home'))
})

test('leads to the doctors on duty today, or to all when there are none, with the first to be free', async () => {
  await addClinic('shop-duty', 'on-duty')
  await addDoctor('off-duty', { shop: 'shop-duty', isAvailable: false })
  await app.restartAt('pages-shop/index?id=shop-duty')
  await see('今日當值醫生（1）')
  await see(/^on-duty繁.*最早/)
  await addClinic('shop-idle', 'idle', { isAvailable: false })
  await app.restartAt('pages-shop/index?id=shop-idle')
  await see('醫生（1）')
  await see(/^idle繁/)
  await press(/^醫生（1）/, 'link')
  await waitFor(() => expect(window.location.hash).toContain('clinic-doctor?shopId=shop-idle'))
})
