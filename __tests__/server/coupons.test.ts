import { codes } from '../../contract/constants/codes'
import {
  addCode,
  addGoods,
  addShop,
  addUser,
  inParallel,
  insert,
  newKey,
  order,
  paid,
  place,
  placed,
  price,
  type TestUser,
  value,
} from '../support/order-world'
import {
  addCoupon,
  addCouponCode,
  addPackage,
  claim,
  claimed,
  claimedOf,
  couponList,
  couponsOf,
  couponWithMe,
  DAY_MS,
  forLines,
  giveBack,
  goodsOf,
  ownCoupon,
  receivePackage,
  redeem,
} from '../support/trade-world'

const MINUTE_MS = 60_000
let user: TestUser
let stranger: TestUser
const product = (body: Record<string, unknown> = {}, expected = '1000.00') => ({
  goods: 't-product',
  expected,
  body,
})
const lines = [{ ...goodsOf('t-product'), quantity: 1 }]
const tally = (answers: { code: number }[]): Record<string, number> =>
  answers.reduce<Record<string, number>>((all, { code }) => ({ ...all, [code]: (all[code] ?? 0) + 1 }), {})

beforeAll(async () => {
  await addShop('t-shop')
  await addGoods('t-product', {
    isBookable: false,
    slotKind: null,
    kind: 'product',
    priceCents: 100_000,
    stock: 5000,
  })
  await addGoods('t-other', {
    isBookable: false,
    slotKind: null,
    kind: 'product',
    priceCents: 30_000,
    stock: 5000,
  })
  await insert('category', { id: 't-parent', parent_id: null, name: { en: 'p' }, pic_url: '', sort: 900 })
  await insert('category', {
    id: 't-child',
    parent_id: 't-parent',
    name: { en: 'c' },
    pic_url: '',
    sort: 901,
  })
  await medibook.query("update spu set category_id = 't-child' where id = 't-other'")
})
beforeEach(async () => {
  user = await addUser()
  stranger = await addUser()
})
afterEach(() => medibook.clock.reset())

describe('claiming', () => {
  test('gives one out of the stock, for the days it is valid', async () => {
    await addCoupon('t-plain', { validDays: 7 })
    const mine = await claimed(user, 't-plain')
    expect(mine).toMatchObject({
      couponId: 't-plain',
      state: 'usable',
      source: 'claim',
      orderId: null,
      coupon: { stock: 999, text: 'HK$100 off' },
    })
    expect(mine.validEndTime).toMatch(/ 23:59:59$/)
    expect(await claimedOf('t-plain')).toBe(1)
  })

  test('the same key again is the same coupon; another key is refused at the limit', async () => {
    await addCoupon('t-once')
    const key = newKey()
    const answers = await inParallel(10, () => claim(user, 't-once', key))
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
    expect(await claim(user, 't-once')).toMatchObject({ code: codes.couponLimit })
    expect((await couponWithMe(user, 't-once')).data).toMatchObject({
      state: 'received',
      received: 1,
      listCouponUser: [{ id: answers[0]?.data.id }],
    })
    expect((await couponWithMe(stranger, 't-once')).data).toMatchObject({
      state: 'claimable',
      received: 0,
      listCouponUser: [],
    })
  })

  test('one person in many windows gets as many as one person may', async () => {
    await addCoupon('t-two', { perUser: 2 })
    expect(tally(await inParallel(20, () => claim(user, 't-two')))).toEqual({ 0: 2, [codes.couponLimit]: 18 })
    expect(await couponsOf(user)).toBe(2)
    expect(await claimedOf('t-two')).toBe(2)
  })

  test('40 people at once get exactly the 15 coupons there are', async () => {
    await addCoupon('t-few', { total: 15 })
    const people = await Promise.all(Array.from({ length: 40 }, () => addUser()))
    expect(tally(await Promise.all(people.map((person) => claim(person, 't-few'))))).toEqual({
      0: 15,
      [codes.couponSoldOut]: 25,
    })
    expect(await claimedOf('t-few')).toBe(15)
    expect(await value("select count(*) from coupon_user where coupon_id = 't-few'")).toBe(15)
  }, 30_000)

  test('is refused before, after and where it is not handed out; what nobody knows is not found', async () => {
    await addCoupon('t-soon', { startsInMs: DAY_MS })
    await addCoupon('t-over', { endsInMs: -1 })
    await addCoupon('t-stale', { validFromMs: -2 * DAY_MS, validToMs: -1 })
    await addCoupon('t-given', { isClaimable: false })
    for (const [id, reason] of [
      ['t-soon', 'couponNotStarted'],
      ['t-over', 'couponEnded'],
      ['t-stale', 'couponEnded'],
      ['t-given', 'couponNotOffered'],
    ] as const)
      expect(await claim(user, id)).toMatchObject({ code: codes.couponNotOffered, data: { reason } })
    expect(await claim(user, 't-nothing')).toMatchObject({ code: codes.notFound })
    expect(await couponsOf(user)).toBe(0)
    await medibook.clock.advance(DAY_MS)
    user = { ...user, session: await medibook.signIn(user.id) }
    expect(await claim(user, 't-soon')).toMatchObject({ code: 0 })
  })
})

describe('an order with a coupon', () => {
  test('costs less by it, uses it, and gives it back when it is cancelled', async () => {
    await addCoupon('t-hundred', { minSpendCents: 50_000 })
    const mine = await claimed(user, 't-hundred')
    expect((await price({ lines, couponUserId: mine.id }, user.session)).data).toMatchObject({
      salesPrice: '1000.00',
      couponPrice: '100.00',
      discountPrice: '0.00',
      paymentPrice: '900.00',
      coupon: { id: mine.id },
    })
    const made = await placed(user, product({ couponUserId: mine.id }, '900.00'))
    expect(made).toMatchObject({ couponPrice: '100.00', paymentPrice: '900.00', couponUserId: mine.id })
    expect(await couponList(user, 'page2')).toMatchObject([{ id: mine.id, state: 'used', orderId: made.id }])
    expect(await couponList(user, 'page')).toEqual([])
    expect(await place(user, product({ couponUserId: mine.id }, '900.00'))).toMatchObject({
      code: codes.couponUnusable,
      data: { reason: 'couponUsed' },
    })
    await medibook.call('PUT', `/mall/api/ma/orderinfo/cancel/${made.id}`, { session: user.session })
    expect(await couponList(user, 'page')).toMatchObject([
      { id: mine.id, state: 'usable', orderId: null, usedTime: null },
    ])
  })

  test('the deadline gives it back too, and a refund once', async () => {
    await addCoupon('t-back', { perUser: 2 })
    const [first, second] = [await claimed(user, 't-back'), await claimed(user, 't-back')]
    await placed(user, product({ couponUserId: first.id }, '900.00'))
    await medibook.clock.advance(31 * MINUTE_MS)
    expect((await couponList(user, 'page')).map((item) => item.id).sort()).toEqual(
      [first.id, second.id].sort(),
    )
    const bought = await placed(user, product({ couponUserId: second.id }, '900.00'))
    await paid(user, bought.id)
    const before = await value("select stock from sku where id = 't-product-sku'")
    expect([await giveBack(bought.id), await giveBack(bought.id)]).toEqual([true, false])
    expect(await value("select stock from sku where id = 't-product-sku'")).toBe(before + 1)
    expect((await ownCoupon(user, second.id)).data).toMatchObject({ state: 'usable' })
  })

  test('20 orders at once with one coupon are one order', async () => {
    await addCoupon('t-single')
    const mine = await claimed(user, 't-single')
    const stock = await value("select stock from sku where id = 't-product-sku'")
    expect(
      tally(await inParallel(20, () => place(user, product({ couponUserId: mine.id }, '900.00')))),
    ).toEqual({ 0: 1, [codes.couponUnusable]: 19 })
    expect(await value('select count(*) from order_info where user_id = $1', [user.id])).toBe(1)
    expect(await value("select stock from sku where id = 't-product-sku'")).toBe(stock - 1)
  }, 30_000)

  test("somebody else's coupon is not there, and nobody has none", async () => {
    await addCoupon('t-mine')
    const mine = await claimed(user, 't-mine')
    for (const answer of [
      await ownCoupon(stranger, mine.id),
      await price({ lines, couponUserId: mine.id }, stranger.session),
      await place(stranger, product({ couponUserId: mine.id }, '900.00')),
    ])
      expect(answer).toMatchObject({ code: codes.notFound })
    expect(await price({ lines, couponUserId: mine.id })).toMatchObject({ code: codes.sessionMissing })
  })

  test('a coupon, a discount code and a special price exclude one another', async () => {
    await addCoupon('t-alone')
    await addCode('ALONE')
    const mine = await claimed(user, 't-alone')
    const offer = { kind: 'bargain', id: 'any' }
    for (const body of [
      { couponUserId: mine.id, discountCode: 'ALONE' },
      { couponUserId: mine.id, offer },
      { discountCode: 'ALONE', offer },
    ]) {
      expect(await price({ lines, ...body }, user.session)).toMatchObject({ code: codes.discountsExclusive })
      expect(await place(user, product(body))).toMatchObject({ code: codes.discountsExclusive })
    }
  })

  test('is refused when it is too early, too late, for other goods, or too small an order, and says so', async () => {
    await addCoupon('t-early', { validFromMs: DAY_MS, validToMs: 9 * DAY_MS })
    await addCoupon('t-late', { validDays: 1 })
    await addCoupon('t-goods', { suitType: 'goods', suits: ['t-other'] })
    await addCoupon('t-rich', { minSpendCents: 200_000 })
    const mine = Object.fromEntries(
      await Promise.all(
        ['t-early', 't-late', 't-goods', 't-rich'].map(
          async (id) => [id, (await claimed(user, id)).id] as const,
        ),
      ),
    )
    for (const [id, reason] of [
      ['t-early', 'couponNotYet'],
      ['t-goods', 'couponNotForThese'],
      ['t-rich', 'couponMinSpend'],
    ] as const)
      expect(await price({ lines, couponUserId: mine[id] }, user.session)).toMatchObject({
        code: codes.couponUnusable,
        data: { reason },
      })
    await medibook.clock.advance(3 * DAY_MS)
    user = { ...user, session: await medibook.signIn(user.id) }
    expect(await price({ lines, couponUserId: mine['t-late'] }, user.session)).toMatchObject({
      code: codes.couponUnusable,
      data: { reason: 'couponExpired' },
    })
    expect((await couponList(user, 'page3')).map((item) => item.couponId)).toEqual(['t-late'])
    expect(await price({ lines, couponUserId: mine['t-early'] }, user.session)).toMatchObject({ code: 0 })
  })

  test('of a category takes off what is in it or below it, up to its cap', async () => {
    await addCoupon('t-category', {
      kind: 'percent',
      value: 50,
      capCents: 20_000,
      suitType: 'category',
      suits: ['t-parent'],
    })
    const mine = await claimed(user, 't-category')
    const both = [...lines, { ...goodsOf('t-other'), quantity: 1 }]
    expect((await price({ lines: both, couponUserId: mine.id }, user.session)).data).toMatchObject({
      salesPrice: '1300.00',
      couponPrice: '150.00',
      paymentPrice: '1150.00',
    })
    expect(
      (await price({ lines: [{ ...goodsOf('t-other'), quantity: 2 }], couponUserId: mine.id }, user.session))
        .data,
    ).toMatchObject({ couponPrice: '200.00' })
    const made = await medibook.call<{ id: string }>('POST', '/mall/api/ma/orderinfo', {
      session: user.session,
      body: {
        idempotencyKey: newKey(),
        lines: both,
        couponUserId: mine.id,
        buyerName: 'Chan',
        buyerPhoneCode: '+852',
        buyerPhone: '91234567',
        deliveryAddress: '1 Road',
        protocolAccepted: '1',
        expectedPrice: '1150.00',
      },
    })
    expect(
      await medibook.query<{ payment_cents: number }>(
        'select payment_cents from order_item where order_id = $1 order by payment_cents',
        [made.data.id],
      ),
    ).toEqual([{ payment_cents: 15_000 }, { payment_cents: 100_000 }])
    expect((await order(user, made.data.id)).data).toMatchObject({ couponPrice: '150.00' })
  })
})

test('for some lines the usable ones come best first, and the others say why not', async () => {
  await addCoupon('t-small', { value: 5_000 })
  await addCoupon('t-large', { value: 15_000 })
  await addCoupon('t-equal', { kind: 'percent', value: 5, validDays: 3 })
  await addCoupon('t-not', { suitType: 'goods', suits: ['t-other'] })
  for (const id of ['t-small', 't-large', 't-equal', 't-not']) await claimed(user, id)
  const { data } = await forLines(user, 't-product')
  expect(data.usable.map((item) => [item.couponId, item.reducePrice, item.paymentPrice])).toEqual([
    ['t-large', '150.00', '850.00'],
    ['t-equal', '50.00', '950.00'],
    ['t-small', '50.00', '950.00'],
  ])
  expect(data.unusable).toMatchObject([
    {
      couponId: 't-not',
      reason: 'couponNotForThese',
      reasonText: 'This coupon is not for the selected items',
    },
  ])
})

describe('codes and packages', () => {
  test('a code is good for one person once, however it is written', async () => {
    await addCoupon('t-code', { isClaimable: false })
    await addCouponCode('ABCD1234', 't-code')
    const mine = await redeem(user, 'abcd-1234')
    expect(mine).toMatchObject({ code: 0, data: { couponId: 't-code', source: 'code' } })
    expect((await redeem(user, 'ABCD1234')).data.id).toBe(mine.data.id)
    expect(await redeem(stranger, 'ABCD1234')).toMatchObject({ code: codes.couponCodeUsed })
    expect(await redeem(user, 'NOTHING')).toMatchObject({ code: codes.couponCodeUnknown })
    await addCouponCode('OLD1', 't-code', -1)
    expect(await redeem(user, 'OLD1')).toMatchObject({
      code: codes.couponNotOffered,
      data: { reason: 'couponCodeEnded' },
    })
    expect(await claimedOf('t-code')).toBe(1)
  })

  test('ten people at once redeem a code once', async () => {
    await addCoupon('t-race')
    await addCouponCode('RACE1', 't-race')
    const people = await Promise.all(Array.from({ length: 10 }, () => addUser()))
    expect(tally(await Promise.all(people.map((person) => redeem(person, 'RACE1'))))).toEqual({
      0: 1,
      [codes.couponCodeUsed]: 9,
    })
  })

  test('a package gives all of its coupons once; none when one of them is gone', async () => {
    await addCoupon('t-in', { isClaimable: false })
    await addCoupon('t-in-few', { isClaimable: false, total: 1 })
    await addPackage('t-package', { 't-in': 2, 't-in-few': 1 })
    const answers = await inParallel(8, () => receivePackage(user, 't-package'))
    expect(tally(answers)).toEqual({ 0: 8 })
    expect(answers.map((answer) => answer.data.coupons.length)).toEqual(Array(8).fill(3))
    expect(await couponsOf(user)).toBe(3)
    expect(await receivePackage(stranger, 't-package')).toMatchObject({ code: codes.couponSoldOut })
    expect(await couponsOf(stranger)).toBe(0)
    expect(await claimedOf('t-in')).toBe(2)
    expect(await value("select received from coupon_package where id = 't-package'")).toBe(1)
    const seen = (who?: TestUser) =>
      medibook.call(
        'GET',
        '/mall/api/ma/couponpackage/showInfoById/t-package',
        who ? { session: who.session } : {},
      )
    expect((await seen(user)).data).toMatchObject({ isReceived: '1', state: 'received' })
    expect((await seen()).data).toMatchObject({ isReceived: '0', state: 'soldOut', stock: 99 })
  })

  test('more people at once than packages', async () => {
    await addCoupon('t-many', { isClaimable: false })
    await addPackage('t-five', { 't-many': 1 }, { total: 5 })
    const people = await Promise.all(Array.from({ length: 15 }, () => addUser()))
    expect(tally(await Promise.all(people.map((person) => receivePackage(person, 't-five'))))).toEqual({
      0: 5,
      [codes.couponSoldOut]: 10,
    })
  })
})

test('the list shows what is handed out now, for some goods or for a shop', async () => {
  await addCoupon('t-listed', { suitType: 'goods', suits: ['t-other'] })
  await addCoupon('t-listed-category', { suitType: 'category', suits: ['t-parent'] })
  await insert('spu_shop', { spu_id: 't-other', shop_id: 't-shop' })
  const ids = async (query: Record<string, string>) =>
    (
      await medibook.call<{ records: { id: string }[] }>('GET', '/mall/api/ma/couponinfo/page', {
        query: { size: '100', ...query },
      })
    ).data.records.map((row) => row.id)
  expect(await ids({ spuId: 't-other' })).toEqual(expect.arrayContaining(['t-listed', 't-listed-category']))
  expect(await ids({ spuId: 't-product' })).not.toEqual(expect.arrayContaining(['t-listed']))
  expect(await ids({ shopId: 't-shop' })).toEqual(expect.arrayContaining(['t-listed', 't-listed-category']))
  expect(await ids({})).not.toEqual(expect.arrayContaining(['t-over']))
})
