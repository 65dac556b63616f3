import { codes } from '../../contract/constants/codes'
import { addCode, inParallel, newKey, order, paid, place, placed, price, value } from '../support/order-world'
import {
  addCoupon,
  claimed,
  couponList,
  DAY_MS,
  forLines,
  giveBack,
  goodsOf,
  ownCoupon,
} from '../support/trade-world'
import { user, stranger, tally, signInAnew } from './coupons-fixture'

const MINUTE_MS = 60_000

const product = (body: Record<string, unknown> = {}, expected = '1000.00') => ({
  goods: 't-product',
  expected,
  body,
})

/** Takes a coupon for an order in a transaction that stays open until it is committed. */
function takenInTransaction(id: string, orderId: string) {
  const { inTransaction } = medibook.server.load<typeof import('../../server/lib/context')>('lib/context.ts')
  const { couponsOfOrders } = medibook.server.load<
    typeof import('../../server/contexts/campaigns/coupons/commands/order-coupons')
  >('contexts/campaigns/coupons/commands/order-coupons.ts')
  const [taken, committed] = [signal(), signal()]
  const code = inTransaction(medibook.server.app.contextFor(), async (tx) => {
    await couponsOfOrders.take(tx, { id, userId: user.id, orderId })
    taken.give()
    await committed.given
  }).then(
    () => 0,
    (error: { code: number }) => error.code,
  )
  return { hasTaken: Promise.race([taken.given, code]), commit: committed.give, code }
}

function signal() {
  let give = (): void => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give: () => give(), given }
}

async function untilItWaits({ code }: { code: Promise<number> }): Promise<void> {
  let isOver = false
  void code.then(() => {
    isOver = true
  })
  const waiting = `select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while (!isOver && (await value(waiting)) === 0);
}

const lines = [{ ...goodsOf('t-product'), quantity: 1 }]

describe('an order with a coupon', () => {
  test('is cheaper, uses it, and returns it when cancelled', async () => {
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
    expect(await couponList(user, 'Used')).toMatchObject([{ id: mine.id, state: 'used', orderId: made.id }])
    expect(await couponList(user, 'Usable')).toEqual([])
    expect(await place(user, product({ couponUserId: mine.id }, '900.00'))).toMatchObject({
      code: codes.couponUnusable,
      data: { reason: 'couponUsed' },
    })
    await medibook.call('orderCancel', { params: { id: made.id }, session: user.session })
    expect(await couponList(user, 'Usable')).toMatchObject([
      { id: mine.id, state: 'usable', orderId: null, usedTime: null },
    ])
  })

  test('returns it at the deadline, and once at a refund', async () => {
    await addCoupon('t-back', { perUser: 2 })
    const [first, second] = [await claimed(user, 't-back'), await claimed(user, 't-back')]
    await placed(user, product({ couponUserId: first.id }, '900.00'))
    await medibook.clock.advance(31 * MINUTE_MS)
    expect((await couponList(user, 'Usable')).map((item) => item.id).sort()).toEqual(
      [first.id, second.id].sort(),
    )
    const bought = await placed(user, product({ couponUserId: second.id }, '900.00'))
    await paid(user, bought.id)
    const before = await value("select stock from sku where id = 't-product-sku'")
    expect([await giveBack(bought.id), await giveBack(bought.id)]).toEqual([true, false])
    expect(await value("select stock from sku where id = 't-product-sku'")).toBe(before + 1)
    expect((await ownCoupon(user, second.id)).data).toMatchObject({ state: 'usable' })
  })

  test('is the only one of 20 concurrent orders with the same coupon', async () => {
    await addCoupon('t-single')
    const mine = await claimed(user, 't-single')
    const stock = await value("select stock from sku where id = 't-product-sku'")
    expect(
      tally(await inParallel(20, () => place(user, product({ couponUserId: mine.id }, '900.00')))),
    ).toEqual({ 0: 1, [codes.couponUnusable]: 19 })
    expect(await value('select count(*) from order_info where user_id = $1', [user.id])).toBe(1)
    expect(await value("select stock from sku where id = 't-product-sku'")).toBe(stock - 1)
  }, 30_000)

  // Orders lock the coupon before they take it; this checks the protection when it is taken without that
  // lock.
  test('is one of two orders written concurrently', async () => {
    await addCoupon('t-race')
    const mine = await claimed(user, 't-race')
    const order1 = takenInTransaction(mine.id, 'order-1')
    await order1.hasTaken
    const order2 = takenInTransaction(mine.id, 'order-2')
    await untilItWaits(order2)
    order1.commit()
    order2.commit()
    expect([await order1.code, await order2.code]).toEqual([0, codes.couponUnusable])
    expect((await ownCoupon(user, mine.id)).data).toMatchObject({ state: 'used', orderId: 'order-1' })
  })

  test("is refused with another account's coupon, and visitors have none", async () => {
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

  test('accepts only one of coupon, discount code and special price', async () => {
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

  test('is refused with the reason: too early, too late, for other goods, or too small an order', async () => {
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
    await signInAnew()
    expect(await price({ lines, couponUserId: mine['t-late'] }, user.session)).toMatchObject({
      code: codes.couponUnusable,
      data: { reason: 'couponExpired' },
    })
    expect((await couponList(user, 'Expired')).map((item) => item.couponId)).toEqual(['t-late'])
    expect(await price({ lines, couponUserId: mine['t-early'] }, user.session)).toMatchObject({ code: 0 })
  })

  test('with a coupon of a category reduces its lines and those below it, up to the cap', async () => {
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
    const made = await medibook.call('placeOrder', {
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

test('the usable coupons for some lines are listed best first, and the others with a reason', async () => {
  await addCoupon('t-small', { value: 5_000 })
  await addCoupon('t-large', { value: 15_000 })
  await addCoupon('t-equal', { kind: 'percent', value: 5, validDays: 3 })
  await addCoupon('t-not', { suitType: 'goods', suits: ['t-other'] })
  for (const id of ['t-small', 't-large', 't-equal', 't-not']) await claimed(user, id)
  await addCoupon('t-used', { value: 5_000 })
  const used = await claimed(user, 't-used')
  await placed(user, product({ couponUserId: used.id }, '950.00'))
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
      reasonText: 'This coupon is not for the selected products',
    },
  ])
})
