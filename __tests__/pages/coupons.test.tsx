import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { couponClaim } from '@contract/routes/coupons'
import { loseFirstAnswer } from '../support/held-network'
import { addGoods, addUser, placed, type TestUser } from '../support/order-world'
import {
  fill,
  mendAndRetry,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  startApp,
} from '../support/page-app'
import {
  addCoupon,
  addCouponCode,
  addPackage,
  claimed,
  couponsOf,
  DAY_MS,
  receivePackage,
} from '../support/trade-world'

const PAGE = 'pages-shopping/coupons/coupons'
let app: PageApp
let user: TestUser

const open = (query = '') => app.openAt(`${PAGE}${query}`)
const inSheet = (name: string | RegExp) => screen.findByRole('dialog', { name })
/** A coupon claimed some time ago, with an end date. */
const endsIn = (id: string, ms: number) =>
  medibook.query('update coupon_user set valid_end_time = $2 where id = $1', [
    id,
    new Date(medibook.clock.now().getTime() + ms).toISOString(),
  ])

beforeAll(async () => {
  await addGoods('c-goods', { kind: 'product', isBookable: false, slotKind: null, priceCents: 50_000 })
  await addGoods('c-other', { kind: 'product', isBookable: false, slotKind: null, priceCents: 50_000 })
  app = await startApp('pages/Mine/index')
})
afterAll(() => app.stop())

test('shows a visitor the coupons on offer, and a sign-in prompt for their own', async () => {
  await addCoupon('c-visitor')
  await open()
  await see('登入後查看你的優惠券')
  await press('領券', 'tab')
  await press('領取 c-visitor')
  await pressInDialog('去登入')
  await waitFor(() => expect(window.location.hash).toContain('login'))
})

describe('signed in', () => {
  beforeEach(async () => {
    // only coupons added by a test are on offer
    await medibook.query('update coupon_info set is_claimable = false')
    await medibook.query("update coupon_package set end_time = start_time + interval '1 second'")
    user = await addUser()
    await app.signInAs(user.id)
  })

  test('lists own coupons by state: usable with expiry, waiting, used with its order, expired', async () => {
    for (const id of ['c-usable', 'c-soon', 'c-used', 'c-expired']) await addCoupon(id, { validDays: 20 })
    await addCoupon('c-waiting', { validFromMs: 5 * DAY_MS, validToMs: 9 * DAY_MS })
    await open()
    await see('還沒有優惠券')
    await claimed(user, 'c-usable')
    await endsIn((await claimed(user, 'c-soon')).id, DAY_MS)
    await endsIn((await claimed(user, 'c-expired')).id, -DAY_MS)
    await claimed(user, 'c-waiting')
    const used = await claimed(user, 'c-used')
    const { id: orderId } = await placed(user, {
      goods: 'c-goods',
      expected: '400.00',
      body: { couponUserId: used.id },
    })
    app.forgetAnswers()
    await open()
    await see('c-usable')
    await waitFor(() => expect(onPage().getAllByRole('listitem')).toHaveLength(3))
    const [soon, ...rest] = onPage().getAllByRole('listitem')
    expect(soon).toHaveTextContent(/c-soon.*明日到期/)
    expect(rest.map((one) => one.textContent)).toEqual([
      expect.stringMatching(/c-waiting.*起可用/),
      expect.stringMatching(/c-usable.*有效至/),
    ])
    expect([soon, ...rest].map((one) => one?.classList.contains('off'))).toEqual([false, true, false])
    await press(/c-waiting/)
    const sheet = await inSheet('優惠券詳情')
    await waitFor(() => expect(sheet.querySelector('.ticket')).toHaveClass('off'))
    await open()
    await press('已過期', 'tab')
    await see(/\d日 過期$/)
    expect(onPage().getAllByRole('listitem')).toHaveLength(1)
    await press('已使用', 'tab')
    await press('看訂單：c-used')
    await waitFor(() => expect(window.location.hash).toContain(`order-info?id=${orderId}`))
  })

  test("shows a coupon's rules and goods, and opens them", async () => {
    await addCoupon('c-one-goods', { suitType: 'goods', suits: ['c-goods'], minSpendCents: 30_000 })
    await addCoupon('c-two-goods', { suitType: 'goods', suits: ['c-goods', 'c-other'] })
    await claimed(user, 'c-one-goods')
    await claimed(user, 'c-two-goods')
    await open()
    await press('使用 c-two-goods')
    const sheet = await inSheet('優惠券詳情')
    await waitFor(() => expect(sheet).toHaveTextContent(/可用於c-goods繁c-other繁/))
    await press(/c-other繁/, 'link')
    await waitFor(() => expect(window.location.hash).toContain('goods/goods?id=c-other'))
    await open()
    await press(/c-one-goods.*滿 HK\$300 可用/)
    expect(await inSheet('優惠券詳情')).toBeInTheDocument()
    await press('去使用')
    await waitFor(() => expect(window.location.hash).toContain('goods/goods?id=c-goods'))
  })

  test('shows the remaining number of a coupon that an account can have once, also after claiming it', async () => {
    await addCoupon('c-once', { perUser: 1, total: 5 })
    await open('?tab=take')
    await see('剩 5 份')
    await press('領取 c-once')
    await see('剩 4 份')
    expect(onPage().queryByText(/^你已領/)).not.toBeInTheDocument()
  })

  test('claims up to the limit per account with the remaining number; a lost answer claims one', async () => {
    await addCoupon('c-take', { perUser: 2, total: 10 })
    await addCoupon('c-none', { total: 0 })
    await addCoupon('c-stranger', { total: 1 })
    await open('?tab=take')
    await see('剩 10 份')
    await see('已領完')
    const network = await loseFirstAnswer(app.origin, couponClaim.path)
    app.goThrough(network.origin)
    await press('領取 c-take')
    await pressInDialog('確定')
    app.mendNetwork()
    await press('領取 c-take')
    await see('已領取，在「未使用」裡')
    await see('你已領 1／2 張')
    expect(await couponsOf(user)).toBe(1)
    await press('領取 c-take')
    await see('已領取')
    expect(await couponsOf(user)).toBe(2)
    // the input is restored
    await claimed(await addUser(), 'c-stranger')
    await press('領取 c-stranger')
    await see(/已(被)?領完/)
    expect(await couponsOf(user)).toBe(2)
  })

  test("shows an opened offer's rules and the coupons already claimed from it", async () => {
    await addCoupon('c-detail', { perUser: 3, validDays: 7 })
    await claimed(user, 'c-detail')
    await open('?couponId=c-detail')
    const sheet = await inSheet('優惠券詳情')
    await waitFor(() => expect(sheet).toHaveTextContent('你已領 1／3 張'))
    expect(sheet).toHaveTextContent('領取後 7 天內有效')
    expect(sheet).toHaveTextContent('全部項目')
  })

  test("shows a package's coupons and claims them once", async () => {
    await addCoupon('c-in', { isClaimable: false })
    await addPackage('c-package', { 'c-in': 2 })
    await open('?tab=take')
    await press(/^c-package/)
    await see('c-in × 2')
    await press('全部領取')
    await see('已領取 2 張優惠券')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '已領取' })).toHaveAttribute('aria-disabled', 'true'),
    )
    expect(await couponsOf(user)).toBe(2)
    expect((await receivePackage(user, 'c-package')).data.coupons).toHaveLength(2)
  })

  test('reports a wrong code at the field and redeems a valid one for a coupon', async () => {
    await addCoupon('c-coded', { isClaimable: false })
    await addCouponCode('CGOOD1', 'c-coded')
    await addCouponCode('COLD1', 'c-coded', -1)
    await open()
    await press('兌換')
    await see('請輸入兌換碼')
    await fill('兌換碼', '你好')
    await press('兌換')
    await see('兌換碼只有英文字母、數字和連字號')
    await fill('兌換碼', 'COLD1')
    await press('兌換')
    await waitFor(() => expect(onPage().getByRole('alert')).toHaveTextContent(/過期|結束/))
    // what was typed is there again
    await open()
    await waitFor(() => expect(onPage().getByLabelText('兌換碼')).toHaveValue('COLD1'))
    await fill('兌換碼', 'cgood-1')
    await press('兌換')
    await see('已兌換：c-coded')
    await see(/有效至/)
    expect(onPage().getByLabelText('兌換碼')).toHaveValue('')
  })

  test('hides the code field while the shop accepts none', async () => {
    await medibook.query(
      'insert into custom_config values ($1, $2) on conflict (custom_code) do update set config_value = $2',
      ['coupon_code', { 'zh-Hant': '0', 'zh-Hans': '0', en: '0' }],
    )
    app.forgetAnswers()
    await open()
    await see('還沒有優惠券')
    await waitFor(() => expect(onPage().queryByLabelText('兌換碼')).not.toBeInTheDocument())
    await medibook.query('update custom_config set config_value = $2 where custom_code = $1', [
      'coupon_code',
      { 'zh-Hant': '1', 'zh-Hans': '1', en: '1' },
    ])
    app.forgetAnswers()
  })

  test("does not show another account's coupon; reloads the list on retry after a failed read", async () => {
    await addCoupon('c-foreign')
    const foreign = await claimed(await addUser(), 'c-foreign')
    await open(`?id=${foreign.id}`)
    await see('這張券已不在了')
    app.forgetAnswers()
    app.cutNetwork()
    await open('?tab=used')
    await mendAndRetry(app)
    await see('還沒用過優惠券')
  })
})
