import { codes } from '../../contract/constants/codes'
import { addCrowd, brokenRules, tally } from '../support/crowd'
import { addGoods, newKey, placeBody, type TestUser, value } from '../support/order-world'
import { endProcesses, type ServerProcess, startProcesses } from '../support/processes'
import {
  addCoupon,
  addPackage,
  addPoints,
  balanceOf,
  claimedOf,
  recordsOf,
  unbalanced,
} from '../support/trade-world'

const PEOPLE = 150
let servers: ServerProcess[]
let crowd: TestUser[]

beforeAll(async () => {
  await addGoods('t-product', { isBookable: false, slotKind: null, priceCents: 100_000, stock: 10_000 })
  crowd = await addCrowd('t-buyer-', PEOPLE)
  servers = await startProcesses(3)
})
afterAll(endProcesses)

const server = (index: number): ServerProcess => servers[index % servers.length] as ServerProcess
const person = (index: number): TestUser => crowd[index] as TestUser
const claim = (user: TestUser, index: number, couponId: string) =>
  server(index).call('couponClaim', {
    session: user.session,
    body: { couponId, idempotencyKey: newKey() },
  })
const place = (user: TestUser, index: number, expected: string, body: Record<string, unknown>) =>
  server(index).call('placeOrder', {
    session: user.session,
    body: placeBody(user, { goods: 't-product', expected, body }),
  })

test('150 concurrent users through 3 processes claim exactly the 40 coupons', async () => {
  await addCoupon('t-forty', { total: 40 })
  expect(tally(await Promise.all(crowd.map((user, index) => claim(user, index, 't-forty'))))).toEqual({
    0: 40,
    [codes.couponSoldOut]: PEOPLE - 40,
  })
  expect(await claimedOf('t-forty')).toBe(40)
  expect(await value("select count(*) from coupon_user where coupon_id = 't-forty'")).toBe(40)
})

test('packages that share coupons are received exactly as often as in stock, without deadlocks', async () => {
  await addCoupon('t-shared', { isClaimable: false, total: 1000 })
  await addCoupon('t-scarce', { isClaimable: false, total: 20 })
  await addPackage('t-package-one', { 't-shared': 2, 't-scarce': 1 })
  await addPackage('t-package-two', { 't-scarce': 1, 't-shared': 1 })
  const receive = (user: TestUser, index: number) =>
    server(index).call('couponPackageReceive', {
      session: user.session,
      body: { packageId: index % 2 ? 't-package-one' : 't-package-two' },
    })
  expect(tally(await Promise.all(crowd.slice(0, 60).map(receive)))).toEqual({
    0: 20,
    [codes.couponSoldOut]: 40,
  })
  expect(await claimedOf('t-scarce')).toBe(20)
  expect(await value("select count(*) from coupon_user where coupon_id = 't-shared'")).toBe(
    await claimedOf('t-shared'),
  )
})

test('one coupon in 30 concurrent orders through 3 processes is used once, and points are spent once', async () => {
  const [first, second] = [person(0), person(1)]
  await addCoupon('t-own')
  const coupon = await claim(first, 0, 't-own')
  expect(
    tally(
      await Promise.all(
        Array.from({ length: 30 }, (_unused, index) =>
          place(first, index, '900.00', { couponUserId: coupon.data.id }),
        ),
      ),
    ),
  ).toEqual({ 0: 1, [codes.couponUnusable]: 29 })
  await addPoints(second, 10_000)
  expect(
    tally(
      await Promise.all(
        Array.from({ length: 30 }, (_unused, index) =>
          place(second, index, '900.00', { pointsUsed: 10_000 }),
        ),
      ),
    ),
  ).toEqual({ 0: 1, [codes.pointsNotEnough]: 29 })
  expect(await balanceOf(second)).toBe(0)
  expect(await value("select stock from sku where id = 't-product-sku'")).toBe(10_000 - 2)
  expect(await brokenRules()).toEqual({})
})

test('cancelling through every process concurrently returns everything once', async () => {
  const user = person(2)
  await addPoints(user, 5_000)
  const made = await place(user, 0, '950.00', { pointsUsed: 5_000 })
  expect(made.code).toBe(0)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_unused, index) =>
      server(index).call('orderCancel', { params: { id: made.data.id }, session: user.session }),
    ),
  )
  expect(tally(answers)).toEqual({ 0: 1, [codes.stateForbids]: 11 })
  expect(await recordsOf(user)).toEqual(['granted 5000', 'returned 5000', 'used -5000'])
  expect(await unbalanced()).toEqual([])
})
