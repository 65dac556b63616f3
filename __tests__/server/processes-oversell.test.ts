import { codes } from '../../contract/constants/codes'
import { otherPaths } from '../../contract/constants/paths'
import { addGroupon, campaignGoods, founded } from '../support/campaign-world'
import { addCrowd, brokenRules, tally } from '../support/crowd'
import type { Envelope } from '../support/medibook-global'
import {
  act,
  addCode,
  addGoods,
  addShop,
  addSlot,
  codeUsed,
  dayIn,
  newKey,
  placeBody,
  stock,
  taken,
  type TestUser,
  value,
} from '../support/order-world'
import { endProcesses, type ServerProcess, startProcesses } from '../support/processes'
import { addCoupon, claimedOf } from '../support/trade-world'

let servers: ServerProcess[]
let crowd: TestUser[]

beforeAll(async () => {
  await addShop('t-shop')
  await addGoods('t-package', { shops: ['t-shop'], stock: 10_000 })
  await addGoods('t-rare', { isBookable: false, slotKind: null, priceCents: 5_000, stock: 40 })
  await addSlot('t-fifty', 't-shop', dayIn(3), '10:00', 50)
  await addSlot('t-other', 't-shop', dayIn(3), '11:00', 50)
  await addCode('TTHIRTY', { total: 30 })
  crowd = await addCrowd('t-buyer-', 500)
  servers = await startProcesses(3)
}, 600_000)
afterAll(endProcesses)

const server = (index: number): ServerProcess => servers[index % servers.length] as ServerProcess
/** Repeats a request with the same key while the server is busy, as the app's user would. */
async function untilAnswered<T extends { code: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer.code !== codes.systemBusy) return answer
  }
}
const place = (user: TestUser, index: number, options: Parameters<typeof placeBody>[1]) => {
  const body = placeBody(user, options)
  return untilAnswered(() => server(index).call('placeOrder', { session: user.session, body }))
}
const everybody = <T>(count: number, ask: (user: TestUser, index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(crowd.slice(0, count).map(ask))

let winners: { user: TestUser; orderId: string }[]

test('500 buyers through 3 processes get exactly the 50 places; 450 are shown the nearest slots', async () => {
  const answers = await everybody(500, (user, index) =>
    place(user, index, { goods: 't-package', shop: 't-shop', slot: 't-fifty' }),
  )
  expect(tally(answers)).toEqual({ 0: 50, [codes.slotTaken]: 450 })
  expect(
    answers
      .filter(({ code }) => code === codes.slotTaken)
      .every(({ data }) => (data as { nearest?: { slotId: string }[] }).nearest?.[0]?.slotId === 't-other'),
  ).toBe(true)
  expect(await taken('t-fifty')).toBe(50)
  expect(await stock('t-package')).toBe(10_000 - 50)
  expect(await brokenRules()).toEqual({})
  winners = answers.flatMap(({ code, data }, index) =>
    code === 0 ? [{ user: crowd[index] as TestUser, orderId: data.id }] : [],
  )
}, 600_000)

test('50 buyers who pay twice, with every process notified, are charged once and booked', async () => {
  const starts = await Promise.all(
    winners.flatMap(({ user, orderId }, index) =>
      [0, 1].map((window) =>
        untilAnswered(() =>
          server(index + window).call('payAlipayWeb', {
            session: user.session,
            body: { idempotencyKey: `pay-${orderId.slice(0, 30)}-${window}`, orderId },
          }),
        ),
      ),
    ),
  )
  const transactions = [
    ...new Set(starts.flatMap(({ code, data }) => (code === 0 ? [data.transactionId] : []))),
  ]
  expect(transactions.length).toBeGreaterThanOrEqual(50)
  const notices = (await Promise.all(transactions.map((id) => act(id, 'paid').catch(() => null)))).flatMap(
    (notice) => (notice ? [notice] : []),
  )
  const told = await Promise.all(
    notices.flatMap((notice) => servers.map((each) => each.send('POST', otherPaths.paymentNotice, notice))),
  )
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]))
  expect(
    await value(
      `select count(*) from payment p join order_info o on o.id = p.order_id where o.user_id like
        't-buyer-%' and p.state = 'paid' and p.refunded_time is null`,
    ),
  ).toBe(50)
  expect(
    await value(`select count(*) from order_booking where slot_id = 't-fifty' and state = 'booked'`),
  ).toBe(50)
  expect(await brokenRules()).toEqual({})
}, 600_000)

test('200 concurrent buyers get exactly the stock', async () => {
  const answers = await everybody(200, (user, index) =>
    place(user, index, { goods: 't-rare', expected: '50.00' }),
  )
  expect(tally(answers)).toEqual({ 0: 40, [codes.nothingToOrder]: 160 })
  expect(await stock('t-rare')).toBe(0)
}, 600_000)

test('200 concurrent buyers use a code exactly as often as allowed', async () => {
  const answers = await everybody(200, (user, index) =>
    place(user, index, { goods: 't-package', shop: 't-shop', code: 'TTHIRTY', expected: '900.00' }),
  )
  expect(tally(answers)).toEqual({ 0: 30, [codes.discountCodeUnusable]: 170 })
  expect(await codeUsed('TTHIRTY')).toBe(30)
  expect(await brokenRules()).toEqual({})
}, 600_000)

test('200 concurrent users get exactly the coupons in stock', async () => {
  await addCoupon('t-coupon', { total: 25 })
  const answers = await everybody(200, (user, index) => {
    const body = { couponId: 't-coupon', idempotencyKey: newKey() }
    return untilAnswered(() => server(index).call('couponClaim', { session: user.session, body }))
  })
  expect(tally(answers)).toEqual({ 0: 25, [codes.couponSoldOut]: 175 })
  expect(await claimedOf('t-coupon')).toBe(25)
  expect(await value(`select count(*) from coupon_user where coupon_id = 't-coupon'`)).toBe(25)
}, 600_000)

test('of 200 users who concurrently join a group of 10, 9 get in, and no other is charged', async () => {
  const goods = await campaignGoods()
  const { groupId } = await founded(crowd[498] as TestUser, {
    goods,
    groupon: await addGroupon({ goods, size: 10 }),
  })
  const answers = await everybody(200, (user, index) =>
    place(user, index, { goods, expected: '70.00', body: { offer: { kind: 'groupon', id: groupId } } }),
  )
  expect(tally(answers)).toEqual({ 0: 9, [codes.grouponFull]: 191 })
  expect(await value('select taken from groupon_group where id = $1', [groupId])).toBe(10)
  expect(
    await value(`select count(*) from groupon_user where group_id = $1 and state <> 'released'`, [groupId]),
  ).toBe(10)
  expect(await stock(goods)).toBe(10_000 - 10)
  expect(await brokenRules()).toEqual({})
}, 600_000)

test('one request sent to every process concurrently places one order', async () => {
  const user = crowd[499] as TestUser
  const body = placeBody(user, { goods: 't-package', shop: 't-shop', slot: 't-other' })
  const answers: Envelope<{ id: string }>[] = await Promise.all(
    Array.from({ length: 12 }, (_unused, index) =>
      untilAnswered(() => server(index).call('placeOrder', { session: user.session, body })),
    ),
  )
  expect(new Set(answers.map(({ code, data }) => `${code} ${data.id}`)).size).toBe(1)
  expect(await taken('t-other')).toBe(1)
}, 600_000)
