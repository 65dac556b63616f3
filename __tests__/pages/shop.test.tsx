import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import type { PageOf } from '@contract/common'
import type { ArticleCard } from '@contract/content'
import type { CouponOffer } from '@contract/coupons'
import type { DoctorCard } from '@contract/doctors'
import type { GoodsCard } from '@contract/goods'
import type { ShopReview } from '@contract/reviews'
import type { ShopCard, ShopDetail } from '@contract/shops'
import { addUser, newKey, type TestUser } from '../support/order-world'
import { onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'
import { placeDevice } from '../support/device'
import { addCoupon } from '../support/trade-world'

let app: PageApp
let user: TestUser
let shop: ShopDetail
async function read<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  return (
    await medibook.call<T>('GET', `/mall/api/ma${path}`, { query, lang: 'zh-Hant', session: user.session })
  ).data
}
const rows = (sql: string) => medibook.query(sql, [user.id])

beforeAll(async () => {
  user = await addUser()
  const first = (await read<PageOf<ShopCard>>('/shopinfo/page', { current: '1', size: '1' }))
    .records[0] as ShopCard
  shop = await read<ShopDetail>(`/shopinfo/${first.id}`)
  app = await startApp(`pages-shop/index?id=${shop.id}`, { userId: user.id })
})
afterAll(() => app.stop())

test('a place in full: open now, address, hours, what one gets there and from whom', async () => {
  await see(shop.name)
  await see(shop.openState.isOpen === '1' ? '營業中' : '休息中')
  await see(shop.addressLatin)
  for (const { open, close } of shop.hours)
    expect(onPage().getAllByText(`${open}–${close}`).length).toBeGreaterThan(0)
  const doctors = await read<PageOf<DoctorCard>>('/doctor/page', {
    current: '1',
    size: '6',
    shopId: shop.id,
    ascs: 'first_free',
  })
  await see(`醫生（${doctors.total}）`)
  for (const { name } of doctors.records) await see(name)
  const goods = await medibook.call<PageOf<GoodsCard>>('GET', '/mall/api/web/goodsspu/page', {
    query: { current: '1', size: '12', shopId: shop.id },
    lang: 'zh-Hant',
  })
  await see(goods.data.records[0]?.name ?? '')
})

test('what people say of it, what there is to read, and how far it is from where the person is', async () => {
  const reviews = await read<PageOf<ShopReview>>(`/shopinfo/${shop.id}/appraises`, {
    current: '1',
    size: '12',
  })
  await see(reviews.records[0]?.content ?? '')
  await press(/^全部 評價/, 'link')
  const sheet = within(await screen.findByRole('dialog', { name: /^評價/ }))
  await waitFor(() =>
    expect(sheet.getAllByRole('listitem').length).toBeGreaterThanOrEqual(reviews.records.length),
  )
  await press('關閉')
  const articles = await read<PageOf<ArticleCard>>('/article/page', {
    current: '1',
    size: '3',
    shopId: shop.id,
  })
  for (const { title } of articles.records)
    expect(onPage().getByRole('link', { name: new RegExp(title) })).toBeInTheDocument()
  expect(onPage().queryByText(/公里$/)).not.toBeInTheDocument()
  // the position is given on the list, and holds on every page until it is taken back
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

test('followed at once, and no longer', async () => {
  await press(`關注${shop.name}`)
  await waitFor(async () =>
    expect(await rows("select 1 from favourite where user_id = $1 and kind = 'clinic'")).toHaveLength(1),
  )
  await press(`取消關注${shop.name}`)
  await waitFor(async () =>
    expect(await rows("select 1 from favourite where user_id = $1 and kind = 'clinic'")).toHaveLength(0),
  )
})

test('a coupon is claimed once, and Mine counts it', async () => {
  const counted = () =>
    within(onPage().getByRole('group', { name: '會員資料' })).getByText('優惠券').previousSibling
  await app.restartAt('pages/Mine/index')
  await waitFor(() => expect(counted()).toHaveTextContent('0'))
  await app.restartAt(`pages-shop/index?id=${shop.id}`)
  const offers = await read<PageOf<CouponOffer>>('/couponinfo/page', {
    current: '1',
    size: '6',
    shopId: shop.id,
  })
  const offer = offers.records.find(({ state }) => state === 'claimable') as CouponOffer
  await press(`領取${offer.name}`)
  await see('已領取，下單時可以使用')
  expect(await rows('select 1 from coupon_user where user_id = $1')).toHaveLength(1)
  await app.restartAt('pages/Mine/index')
  await waitFor(() => expect(counted()).toHaveTextContent('1'))
})

test('why the last coupon could not be had is said, though the coupon goes', async () => {
  await medibook.query('update coupon_info set is_claimable = false')
  await addCoupon('last-one', { total: 1 })
  await app.restartAt('pages/Shops/index')
  await see('品牌')
  await app.restartAt(`pages-shop/index?id=${(shop.branches[0] as ShopCard).id}`)
  await waitFor(() => expect(onPage().getByRole('button', { name: '領取last-one' })).toBeInTheDocument())
  await medibook.query("update coupon_info set claimed = 1 where id = 'last-one'")
  await press('領取last-one')
  await waitFor(() =>
    expect(onPage().queryByRole('button', { name: '領取last-one' })).not.toBeInTheDocument(),
  )
  const { msg } = await medibook.call('POST', '/mall/api/ma/couponuser', {
    session: user.session,
    lang: 'zh-Hant',
    body: { couponId: 'last-one', idempotencyKey: newKey() },
  })
  await see(msg ?? '-')
  await app.restartAt(`pages-shop/index?id=${shop.id}`)
})

test('to a branch, and a place that is not there', async () => {
  const branch = shop.branches[0] as ShopCard
  await press(new RegExp(branch.name), 'link')
  await waitFor(() => expect(window.location.hash).toContain(`id=${branch.id}`))
  await see(branch.phone === '' ? branch.name : branch.address)
  await app.restartAt('pages-shop/index?id=no-such-shop')
  await see('找不到這間門店')
  await press('看其他門店')
  await waitFor(() => expect(window.location.hash).toContain('Shops'))
})

test('from the list into a shop; a brand is followed at once and not when the server is not reached', async () => {
  const brands = await read<{ id: string; name: string; followers: number }[]>('/goodsbrand/allBrand')
  const brand = brands[0]
  await press(`關注${brand?.name}`)
  await waitFor(async () =>
    expect(await rows('select 1 from brand_follow where user_id = $1')).toHaveLength(1),
  )
  await see(`${(brand?.followers ?? 0) + 1} 人關注`)
  // pressed again before the answer is there: one after the other, so that the last one counts
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
  await waitFor(() => expect(window.location.hash).toContain('pages-shop/index'))
})
