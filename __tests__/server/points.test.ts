import { codes } from '../../contract/constants/codes'
import { atDesk } from '../support/clinic-world'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  inParallel,
  order,
  paid,
  place,
  placed,
  price,
  ship,
  type TestUser,
  value,
  verify,
} from '../support/order-world'
import { addPoints, balanceOf, giveBack, goodsOf, recordsOf, unbalanced } from '../support/trade-world'

const MINUTE_MS = 60_000
let user: TestUser
const lines = [{ ...goodsOf('t-product'), quantity: 1 }]
const product = (pointsUsed: number, expected: string) => ({
  goods: 't-product',
  expected,
  body: { pointsUsed },
})
const receive = (id: string) => medibook.call('orderReceive', { params: { id }, session: user.session })
const tally = (answers: { code: number }[]): Record<string, number> =>
  answers.reduce<Record<string, number>>((all, { code }) => ({ ...all, [code]: (all[code] ?? 0) + 1 }), {})

beforeAll(async () => {
  await addShop('t-shop')
  await addGoods('t-product', {
    isBookable: false,
    slotKind: null,
    kind: 'product',
    priceCents: 100_000,
    freightCents: 3_000,
    stock: 5000,
  })
  await addGoods('t-package', { shops: ['t-shop'] })
  await addSlot('t-slot', 't-shop', dayIn(2), '10:00', 50)
  await medibook.query(
    `update points_config set earn_points = 1, use_points = 100, max_share_percent = 20, min_points =
      100, is_enabled = true where id = 'default'`,
  )
})
beforeEach(async () => {
  user = await addUser()
})
afterEach(async () => {
  expect(await unbalanced()).toEqual([])
  await medibook.clock.reset()
})

describe('using', () => {
  test('pays a part of the goods; the answer contains the usable number', async () => {
    await addPoints(user, 15_000)
    expect((await price({ lines }, user.session)).data).toMatchObject({
      points: { used: 0, usable: 15_000, balance: 15_000 },
      pointsPrice: '0.00',
    })
    expect((await price({ lines, pointsUsed: 5_000 }, user.session)).data).toMatchObject({
      points: { used: 5_000, usable: 15_000 },
      pointsPrice: '50.00',
      freightPrice: '30.00',
      paymentPrice: '980.00',
    })
    const made = await placed(user, product(5_000, '980.00'))
    expect(made).toMatchObject({ pointsPrice: '50.00', pointsUsed: 5_000, paymentPrice: '980.00' })
    expect(await balanceOf(user)).toBe(10_000)
    expect(await recordsOf(user)).toEqual(['granted 15000', 'used -5000'])
  })

  test('is refused beyond balance or order, below the minimum, for visitors, and while disabled', async () => {
    await addPoints(user, 30_000)
    expect(await price({ lines, pointsUsed: 30_001 }, user.session)).toMatchObject({
      code: codes.pointsNotEnough,
      data: { balance: 30_000 },
    })
    expect(await price({ lines, pointsUsed: 20_001 }, user.session)).toMatchObject({
      code: codes.pointsUnusable,
      data: { usable: 20_000 },
    })
    expect(await place(user, product(99, '1029.01'))).toMatchObject({
      code: codes.pointsUnusable,
      data: { minPoints: 100 },
    })
    expect(await price({ lines, pointsUsed: 100 })).toMatchObject({ code: codes.sessionMissing })
    expect(await price({ lines, pointsUsed: -1 }, user.session)).toMatchObject({ code: codes.badInput })
    expect((await price({ lines })).data.points).toBeNull()
    const poor = await addUser()
    await addPoints(poor, 99)
    expect((await price({ lines }, poor.session)).data.points).toEqual({ used: 0, usable: 0, balance: 99 })
    await medibook.query("update points_config set is_enabled = false where id = 'default'")
    expect(await price({ lines, pointsUsed: 100 }, user.session)).toMatchObject({
      code: codes.pointsUnusable,
    })
    expect(await price({ lines }, user.session)).toMatchObject({ code: 0, data: { points: null } })
    await medibook.query("update points_config set is_enabled = true where id = 'default'")
    expect(await balanceOf(user)).toBe(30_000)
  })

  test('in 12 concurrent orders spends them once', async () => {
    await addPoints(user, 10_000)
    expect(tally(await inParallel(12, () => place(user, product(10_000, '930.00'))))).toEqual({
      0: 1,
      [codes.pointsNotEnough]: 11,
    })
    expect(await balanceOf(user)).toBe(0)
    expect(await value('select count(*) from order_info where user_id = $1', [user.id])).toBe(1)
  }, 30_000)

  test('concurrently in parts that fit spends all of them', async () => {
    await addPoints(user, 1_000)
    expect(tally(await inParallel(8, () => place(user, product(300, '1027.00'))))).toEqual({
      0: 3,
      [codes.pointsNotEnough]: 5,
    })
    expect(await balanceOf(user)).toBe(100)
  }, 30_000)
})

describe('returning', () => {
  test('happens at cancellation and at the deadline', async () => {
    await addPoints(user, 10_000)
    const [first, second] = [
      await placed(user, product(4_000, '990.00')),
      await placed(user, product(6_000, '970.00')),
    ]
    await medibook.call('orderCancel', { params: { id: first.id }, session: user.session })
    expect(await balanceOf(user)).toBe(4_000)
    await medibook.clock.advance(31 * MINUTE_MS)
    expect((await order(user, second.id)).data.status).toBe('5')
    expect(await balanceOf(user)).toBe(10_000)
  })

  test('happens once with a refund, and the points earned by the order are deducted', async () => {
    await addPoints(user, 1_000)
    const made = await placed(user, product(1_000, '1020.00'))
    await paid(user, made.id)
    await ship(made.id)
    await receive(made.id)
    expect(await recordsOf(user)).toEqual(['earned 990', 'granted 1000', 'used -1000'])
    await inParallel(4, () => giveBack(made.id))
    expect(await recordsOf(user)).toEqual([
      'earned 990',
      'granted 1000',
      'returned 1000',
      'takenBack -990',
      'used -1000',
    ])
    expect(await balanceOf(user)).toBe(1_000)
    const { inTransaction } =
      medibook.server.load<typeof import('../../server/lib/context')>('lib/context.ts')
    const { settlePointsBack } = medibook.server.load<
      typeof import('../../server/contexts/commerce/points/commands/ledger')
    >('contexts/commerce/points/commands/ledger.ts')
    const of = { id: made.id, orderNo: made.orderNo, userId: user.id }
    await inTransaction(medibook.server.app.contextFor(), (tx) => settlePointsBack(tx, of))
    expect(await balanceOf(user)).toBe(1_000)
  })

  test('never makes a balance negative when earned points have been spent', async () => {
    const made = await placed(user, product(0, '1030.00'))
    await paid(user, made.id)
    await ship(made.id)
    await receive(made.id)
    await placed(user, product(900, '1021.00'))
    expect(await giveBack(made.id)).toBe(true)
    expect(await recordsOf(user)).toEqual(['earned 1000', 'takenBack -100', 'used -900'])
    expect(await balanceOf(user)).toBe(0)
  })
})

test('a partial refund deducts the points earned by its lines, once', async () => {
  const made = await placed(user, product(0, '1030.00'))
  await paid(user, made.id)
  await ship(made.id)
  await receive(made.id)
  const { inTransaction } = medibook.server.load<typeof import('../../server/lib/context')>('lib/context.ts')
  const { settleEarnedPart } = medibook.server.load<
    typeof import('../../server/contexts/commerce/points/commands/ledger')
  >('contexts/commerce/points/commands/ledger.ts')
  const refunded = (refundCents: number) =>
    inTransaction(medibook.server.app.contextFor(), (tx) =>
      settleEarnedPart(tx, {
        id: made.id,
        orderNo: made.orderNo,
        userId: user.id,
        paymentCents: 103_000,
        freightCents: 3_000,
        refundCents,
      }),
    )
  await refunded(25_050)
  await refunded(25_050)
  expect(await recordsOf(user)).toEqual(['earned 1000', 'takenBack -251'])
  await refunded(60_000)
  expect(await balanceOf(user)).toBe(400)
  await giveBack(made.id)
  expect(await balanceOf(user)).toBe(0)
})

describe('earning', () => {
  test('happens once after the goods were received, with one point for each dollar without freight', async () => {
    const made = await placed(user, product(0, '1030.00'))
    await paid(user, made.id)
    await ship(made.id)
    expect(await balanceOf(user)).toBe(0)
    await inParallel(5, () => receive(made.id))
    expect(await recordsOf(user)).toEqual(['earned 1000'])
    const page = await medibook.call('pointsRecordPage', {
      session: user.session,
      lang: 'en',
    })
    expect(page.data).toMatchObject({
      total: 1,
      records: [
        {
          kind: 'earned',
          points: 1000,
          balance: 1000,
          orderId: made.id,
          orderNo: made.orderNo,
          text: 'For a completed order',
          goodsName: 't-product',
        },
      ],
    })
  })

  test('happens when the goods were handed over at the counter', async () => {
    const made = await placed(user, product(0, '1030.00'))
    await paid(user, made.id)
    const { data } = await medibook.call('generateOrderCode', {
      session: user.session,
      query: { id: made.id },
    })
    expect(await atDesk('counter', 'redeem', { code: data.code })).toBeNull()
    expect(await recordsOf(user)).toEqual(['earned 1000'])
  })

  test('happens when the clinic has verified the appointment', async () => {
    const made = await placed(user, { goods: 't-package', shop: 't-shop', slot: 't-slot' })
    await paid(user, made.id)
    expect(await balanceOf(user)).toBe(0)
    expect(await verify({ bookingId: made.bookings[0]?.id ?? '' })).toBeNull()
    expect((await order(user, made.id)).data.status).toBe('3')
    expect(await balanceOf(user)).toBe(1000)
  })
})

test('points do not expire, as the rules state', async () => {
  await addPoints(user, 15_000)
  await medibook.clock.advance(5 * 366 * 24 * 60 * MINUTE_MS)
  const session = await medibook.signIn(user.id)
  const { data } = await medibook.call('pointsConfigOne', { session, lang: 'en' })
  expect(data).toMatchObject({ balance: 15_000 })
  expect(data.remarks).toContain('do not expire')
  expect((await price({ lines, pointsUsed: 15_000 }, session)).data).toMatchObject({
    pointsPrice: '150.00',
    points: { used: 15_000, balance: 15_000 },
  })
})

test('points of another account are not visible', async () => {
  await addPoints(user, 500)
  const stranger = await addUser()
  expect((await medibook.call('pointsRecordPage', { session: stranger.session })).data).toMatchObject({
    total: 0,
    records: [],
  })
  expect((await medibook.call('pointsConfigOne', { session: stranger.session })).data).toMatchObject({
    balance: 0,
    isEnable: '1',
  })
  expect((await medibook.call('pointsConfigOne', { session: user.session })).data).toMatchObject({
    balance: 500,
  })
})

test('the desk grants points and coupons', async () => {
  const desk = (action: string, payload: Record<string, string>) =>
    medibook.inject({ method: 'POST', url: `/sandbox/desk/gifts/${action}`, payload })
  expect((await desk('points', { id: user.id, points: '250' })).json().code).toBe(0)
  expect(await recordsOf(user)).toEqual(['granted 250'])
  expect((await desk('coupon', { id: user.id, couponId: 'coupon-birthday' })).json().code).toBe(0)
  expect(
    await value("select count(*) from coupon_user where user_id = $1 and source = 'grant'", [user.id]),
  ).toBe(1)
  for (const points of ['0', '1.5', 'x', '-3'])
    expect((await desk('points', { id: user.id, points })).json().code).toBe(codes.badInput)
  expect((await desk('points', { id: 'nobody', points: '5' })).json().code).toBe(codes.notFound)
})
