import { codes } from '../../contract/constants/codes'
import { limits } from '../../contract/constants/limits'
import type * as Coupons from '../../server/contexts/campaigns/coupons/commands/receive'
import type * as LiveKey from '../../server/contexts/clinic/queue/live-key'
import type * as Share from '../../server/contexts/clinic/reports/commands/share'
import type * as OrderCode from '../../server/contexts/commerce/order-views/commands/order-code'
import type * as CancelOrder from '../../server/contexts/commerce/orders/commands/cancel-order'
import type * as Discounts from '../../server/contexts/commerce/orders/queries/discount'
import type * as Proofs from '../../server/contexts/identity/account/proofs'
import type * as Uploads from '../../server/contexts/identity/uploads/commands/rows'
import type * as LoginCode from '../../server/contexts/identity/user/commands/login-code'
import type * as Courses from '../../server/contexts/scheduling/courses/mapper'
import type * as Attempts from '../../server/lib/attempts'
import type { Context } from '../../server/lib/context'
import type * as Idempotency from '../../server/lib/idempotency'
import type * as Seal from '../../server/lib/seal'
import type * as Session from '../../server/lib/session'
import {
  addCode,
  addGoods,
  addShop,
  addUser,
  newKey,
  order,
  paid,
  placed,
  value,
} from '../support/order-world'
import { addCoupon, addCouponCode, addPackage } from '../support/trade-world'

/**
 * Deadlines to the millisecond: over HTTP the clock advances between two calls, so the rules are called
 * directly with a stopped clock.
 */
const { server } = medibook
const load = <T extends object>(file: string): T => server.load<T>(file)
const { useCode, sendCode } = load<typeof LoginCode>('contexts/identity/user/commands/login-code.ts')
const { takeFile, insertPolicy } = load<typeof Uploads>('contexts/identity/uploads/commands/rows.ts')
const { proofsOf } = load<typeof Proofs>('contexts/identity/account/proofs.ts')
const { readLiveKey } = load<typeof LiveKey>('contexts/clinic/queue/live-key.ts')
const { cancelOverdueOrders } = load<typeof CancelOrder>('contexts/commerce/orders/commands/cancel-order.ts')
const { makeOrderCode, redeemOrderCode } = load<typeof OrderCode>(
  'contexts/commerce/order-views/commands/order-code.ts',
)
const { requireDiscount } = load<typeof Discounts>('contexts/commerce/orders/queries/discount.ts')
const { sharedReport, shareReport } = load<typeof Share>('contexts/clinic/reports/commands/share.ts')
const { undoEnd } = load<typeof Courses>('contexts/scheduling/courses/mapper.ts')
const { attemptsOf, countAttempt } = load<typeof Attempts>('lib/attempts.ts')
const { deleteOldIdempotencyKeys, once } = load<typeof Idempotency>('lib/idempotency.ts')
const coupons = load<typeof Coupons>('contexts/campaigns/coupons/commands/receive.ts')
const { seal } = load<typeof Seal>('lib/seal.ts')
const { findSession, openSession } = load<typeof Session>('lib/session.ts')

// Date of the server's own realm
const OuterDate = server.ports.clock.now().constructor as DateConstructor
const at = (ms: number): Context => ({ ...server.app.contextFor(), now: () => new OuterDate(ms) })
const NOW = server.ports.clock.nowMs()
const refusal = (code: number) => expect.objectContaining({ code }) as Error
const momentOf = async (sql: string, params: unknown[]): Promise<number> =>
  value(`select (extract(epoch from (${sql})) * 1000)::bigint::float8`, params)

test('a session expires exactly at its end', async () => {
  const user = await addUser()
  const { token, expireTime, expireInMs } = await openSession(at(NOW), user.id)
  expect([expireTime.getTime() - NOW, expireInMs]).toEqual([limits.loginValidityMs, limits.loginValidityMs])
  const find = (nowMs: number) =>
    findSession(server.database.db, { ...server.ports.clock, nowMs: () => nowMs }, token)
  expect(await find(NOW + limits.loginValidityMs - 1)).toMatchObject({ userId: user.id })
  expect(await find(NOW + limits.loginValidityMs)).toBeNull()
})

describe('a code by message', () => {
  const to = { channel: 'sms', phoneCode: '+852', phone: '91230001' } as const
  const codeOf = async () => {
    const [newest] = await medibook.outbox('+852 91230001')
    return newest?.code ?? ''
  }
  test('expires after five minutes, and another one may be requested after one', async () => {
    await sendCode(at(NOW), 'login', to)
    expect(limits.codeTtlMs).toBe(300_000)
    await expect(useCode(at(NOW + limits.codeTtlMs), 'login', to, '000000')).rejects.toEqual(
      refusal(codes.codeExpired),
    )
    await expect(sendCode(at(NOW + 59_999), 'login', to)).rejects.toMatchObject({
      code: codes.rateLimited,
      data: { seconds: 1 },
    })
    await sendCode(at(NOW + 60_000), 'login', to)
    const code = await codeOf()
    expect(code).toMatch(/^\d{6}$/)
    await useCode(at(NOW + 60_000 + limits.codeTtlMs - 1), 'login', to, code)
    await expect(useCode(at(NOW + 60_001), 'login', to, code)).rejects.toEqual(refusal(codes.codeWrong))
  })
  test('can be tried five times', async () => {
    const other = { ...to, phone: '91230002' }
    await sendCode(at(NOW), 'login', other)
    for (let tries = 1; tries <= 5; tries += 1)
      await expect(useCode(at(NOW), 'login', other, 'x')).rejects.toEqual(refusal(codes.codeWrong))
    await expect(useCode(at(NOW), 'login', other, 'x')).rejects.toEqual(refusal(codes.accountLocked))
  })
})

test('attempts are counted within their window, after which a new one begins', async () => {
  const count = (ms: number) => countAttempt(at(NOW + ms), 'test', 'x', 60_000)
  expect([await count(0), await count(59_999)]).toEqual([1, 2])
  expect(await attemptsOf(at(NOW + 59_999), 'test', 'x', 60_000)).toBe(2)
  expect(await attemptsOf(at(NOW + 60_000), 'test', 'x', 60_000)).toBe(0)
  expect([await count(60_000), await count(60_001)]).toEqual([1, 2])
})

test('an account created less than ten minutes ago can be changed without a proof', () => {
  const row = {
    createTime: new OuterDate(NOW),
    passwordHash: 'x',
    phone: null,
    phoneCode: null,
    email: null,
  } as never
  expect(proofsOf(at(NOW + limits.ownerProofMs - 1), row)).toEqual([])
  expect(proofsOf(at(NOW + limits.ownerProofMs), row)).toEqual(['password'])
})

test('a permission to upload ends at its expiry, and with its last file', async () => {
  const user = await addUser()
  const { db } = server.database
  const time = (ms: number) => new OuterDate(NOW + ms)
  const id = newKey().slice(0, 36)
  await insertPolicy(db, {
    id,
    userId: user.id,
    purpose: 'feedback',
    filesLeft: 2,
    createTime: time(0),
    expireTime: time(1000),
  })
  expect(await takeFile(db, id, time(1000))).toBeNull()
  expect(await takeFile(db, id, time(999))).toMatchObject({ filesLeft: 1 })
  expect(await takeFile(db, id, time(0))).toMatchObject({ filesLeft: 0 })
  expect(await takeFile(db, id, time(0))).toBeNull()
})

test('a key for the live queue ends at its expiry, and with its session', async () => {
  const user = await addUser()
  const [{ token_hash: sessionHash } = { token_hash: '' }] = (await medibook.query(
    'select token_hash from session where user_id = $1',
    [user.id],
  )) as { token_hash: string }[]
  const text = seal(
    server.app.contextFor().config,
    JSON.stringify({ userId: user.id, sessionHash, ticketId: 't', lang: 'en', expiresMs: NOW + 1000 }),
    'token/queue',
  )
  expect(await readLiveKey(at(NOW + 999), text)).toMatchObject({ userId: user.id, ticketId: 't' })
  await expect(readLiveKey(at(NOW + 1000), text)).rejects.toEqual(refusal(codes.sessionExpired))
  await medibook.query('delete from session where user_id = $1', [user.id])
  await expect(readLiveKey(at(NOW), text)).rejects.toEqual(refusal(codes.sessionExpired))
})

describe('an order', () => {
  beforeAll(async () => {
    await addShop('t-exact-shop')
    await addGoods('t-exact', { kind: 'product', priceCents: 5_000, shops: ['t-exact-shop'] })
    await addGoods('t-exact-item', { isBookable: false, slotKind: null, priceCents: 5_000 })
  })

  test('is cancelled at its deadline, 30 minutes after it was placed, and not before', async () => {
    const user = await addUser()
    const { id } = await placed(user, { goods: 't-exact', shop: 't-exact-shop', expected: '50.00' })
    const due = await momentOf('select pay_deadline from order_info where id = $1', [id])
    const begun = await momentOf('select create_time from order_info where id = $1', [id])
    expect(due - begun).toBe(limits.paymentDeadlineMs)
    expect(await cancelOverdueOrders(at(due - 1), { userId: user.id })).toBe(0)
    expect((await order(user, id)).data.status).toBeNull()
    expect(await cancelOverdueOrders(at(due), { userId: user.id })).toBe(1)
  })

  test('has a code that is valid for five minutes', async () => {
    const user = await addUser()
    const { id } = await placed(user, { goods: 't-exact-item', expected: '50.00' })
    await paid(user, id)
    const second = Math.floor(NOW / 1000) * 1000
    const { code } = await makeOrderCode(at(second), user.id, id)
    await expect(redeemOrderCode(at(second + limits.orderCodeTtlMs), code)).rejects.toEqual(
      refusal(codes.badInput),
    )
    expect(await redeemOrderCode(at(second + limits.orderCodeTtlMs - 1), code)).toEqual({
      orderId: id,
      verified: 0,
    })
  })
})

test('the confirmation of a dose can be reverted for a day, while the next one is neither booked nor used', () => {
  const row = { state: 'injected', confirmTime: new OuterDate(NOW) }
  const open = { state: 'pre', cancelsUsed: 0 }
  const end = NOW + limits.injectedUndoMs
  expect(limits.injectedUndoMs).toBe(24 * 3_600_000)
  expect(undoEnd(at(end - 1), row, open)?.getTime()).toBe(end)
  expect(undoEnd(at(end), row, open)).toBeNull()
  for (const next of [null, { ...open, state: 'locked' }])
    expect(undoEnd(at(NOW), row, next)?.getTime()).toBe(end)
  for (const next of [
    { ...open, state: 'booked' },
    { ...open, cancelsUsed: 1 },
  ])
    expect(undoEnd(at(NOW), row, next)).toBeNull()
  expect(undoEnd(at(NOW), { ...row, state: 'writeOff' }, open)).toBeNull()
  expect(undoEnd(at(NOW), { ...row, confirmTime: null }, open)).toBeNull()
})

test('an idempotency key is valid for seven days', async () => {
  const user = await addUser()
  const week = 7 * 24 * 3_600_000
  const attempt = { userId: user.id, scope: 'x', key: newKey(), request: {} }
  let runs = 0
  const run = () => once(at(NOW), attempt, () => Promise.resolve((runs += 1)))
  await run()
  await deleteOldIdempotencyKeys(at(NOW + week))
  await run()
  expect(runs).toBe(1)
  await deleteOldIdempotencyKeys(at(NOW + week + 1))
  await run()
  expect(runs).toBe(2)
})

test('the link of a report is valid for seven days', async () => {
  const [report = { id: '', user_id: '' }] = await medibook.query<{ id: string; user_id: string }>(
    'select id, user_id from physical_report order by id limit 1',
  )
  const { token } = await shareReport(at(NOW), report.user_id, report.id)
  const end = NOW + limits.reportShareDays * 24 * 3_600_000
  expect(await sharedReport(at(end - 1), token)).toMatchObject({ id: report.id, previousId: null })
  await expect(sharedReport(at(end), token)).rejects.toEqual(refusal(codes.notFound))
})

test('a discount code counts from its beginning until its end, and from its exact minimum on', async () => {
  const [begin, end] = [NOW + 10_000, NOW + 20_000]
  await addCode('XCODE', { minSpendCents: 50_000 })
  await medibook.query(
    `update discount_code set start_time = to_timestamp($1 / 1000.0), end_time = to_timestamp($2 / 1000.0)
      where code = 'XCODE'`,
    [begin, end],
  )
  const reasonAt = (ms: number, cents = 50_000) =>
    requireDiscount(at(ms), 'XCODE', cents, null, false).then(
      () => 'accepted',
      (error: { data?: { reason?: string } }) => error.data?.reason,
    )
  expect([await reasonAt(begin - 1), await reasonAt(begin)]).toEqual(['discountNotStarted', 'accepted'])
  expect([await reasonAt(end - 1), await reasonAt(end)]).toEqual(['accepted', 'discountEnded'])
  expect(await reasonAt(begin, 49_999)).toBe('discountMinSpend')
})

describe('a coupon', () => {
  const BEGIN = NOW + 10_000
  const END = NOW + 20_000
  const iso = (ms: number) => new OuterDate(ms).toISOString()
  /** Results just before the beginning, at it, just before the end, and at it. */
  const around = async (take: (ctx: Context, userId: string) => Promise<unknown>) => {
    const reasons: unknown[] = []
    for (const ms of [BEGIN - 1, BEGIN, END - 1, END]) {
      const { id } = await addUser()
      reasons.push(
        await take(at(ms), id).then(
          () => 'taken',
          (error: { data?: { reason?: string } }) => error.data?.reason,
        ),
      )
    }
    return reasons
  }

  test('can be claimed from its beginning until its end', async () => {
    await addCoupon('x-claimed')
    await medibook.query(`update coupon_info set start_time = $1, end_time = $2 where id = 'x-claimed'`, [
      iso(BEGIN),
      iso(END),
    ])
    const claim = (ctx: Context, userId: string) =>
      coupons.claimCoupon(ctx, userId, { couponId: 'x-claimed', idempotencyKey: newKey() })
    expect(await around(claim)).toEqual(['couponNotStarted', 'taken', 'taken', 'couponEnded'])
  })
  test('can be received in a package from its beginning until its end', async () => {
    await addCoupon('x-packed', { isClaimable: false })
    await addPackage('x-package', { 'x-packed': 1 })
    await medibook.query(`update coupon_package set start_time = $1, end_time = $2 where id = 'x-package'`, [
      iso(BEGIN),
      iso(END),
    ])
    const receive = (ctx: Context, userId: string) => coupons.receivePackage(ctx, userId, 'x-package')
    expect(await around(receive)).toEqual(['couponNotStarted', 'taken', 'taken', 'couponEnded'])
  })
  test('can be redeemed by a code until its end', async () => {
    await addCoupon('x-coded', { isClaimable: false })
    await addCouponCode('XEND1', 'x-coded')
    await medibook.query(`update coupon_code_item set end_time = $1 where code = 'XEND1'`, [iso(END)])
    const { id } = await addUser()
    await expect(coupons.redeemCode(at(END), id, 'XEND1')).rejects.toMatchObject({
      data: { reason: 'couponCodeEnded' },
    })
    expect(await coupons.redeemCode(at(END - 1), id, 'XEND1')).toEqual(expect.any(String))
  })
  test('valid for seven days expires at the end of the seventh day in the shop’s time zone', () => {
    const row = { expireType: 'days', validDays: 7 } as Parameters<typeof Coupons.validityOf>[0]
    const now = new OuterDate('2026-03-01T02:00:00Z')
    const { validBeginTime, validEndTime } = coupons.validityOf(row, now, 'Asia/Hong_Kong')
    expect([validBeginTime, validEndTime].map((time) => time.toISOString())).toEqual([
      '2026-03-01T02:00:00.000Z',
      '2026-03-08T15:59:59.000Z',
    ])
  })
})
