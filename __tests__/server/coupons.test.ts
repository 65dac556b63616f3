import { codes } from '../../contract/constants/codes'
import { addUser, inParallel, insert, newKey, type TestUser, value } from '../support/order-world'
import {
  addCoupon,
  addCouponCode,
  addPackage,
  claim,
  claimed,
  claimedOf,
  couponsOf,
  couponWithMe,
  DAY_MS,
  receivePackage,
  redeem,
} from '../support/trade-world'
import { user, stranger, tally, signInAnew } from './coupons-fixture'

describe('claiming', () => {
  test('issues one from the stock, with its validity', async () => {
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

  test('with the same key returns the same coupon; another key is refused at the limit', async () => {
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

  test('concurrently by one account issues the allowed number', async () => {
    await addCoupon('t-two', { perUser: 2 })
    expect(tally(await inParallel(20, () => claim(user, 't-two')))).toEqual({ 0: 2, [codes.couponLimit]: 18 })
    expect(await couponsOf(user)).toBe(2)
    expect(await claimedOf('t-two')).toBe(2)
  })

  test('by 40 concurrent users issues exactly the 15 in stock', async () => {
    await addCoupon('t-few', { total: 15 })
    const people = await Promise.all(Array.from({ length: 40 }, () => addUser()))
    expect(tally(await Promise.all(people.map((person) => claim(person, 't-few'))))).toEqual({
      0: 15,
      [codes.couponSoldOut]: 25,
    })
    expect(await claimedOf('t-few')).toBe(15)
    expect(await value("select count(*) from coupon_user where coupon_id = 't-few'")).toBe(15)
  }, 30_000)

  test('is refused outside of its period and when not claimable; an unknown one is not found', async () => {
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
    await signInAnew()
    expect(await claim(user, 't-soon')).toMatchObject({ code: 0 })
  })
})

describe('codes and packages', () => {
  test('a code can be redeemed by one account once, in any notation', async () => {
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

  test('ten concurrent users redeem a code once', async () => {
    await addCoupon('t-race')
    await addCouponCode('RACE1', 't-race')
    const people = await Promise.all(Array.from({ length: 10 }, () => addUser()))
    expect(tally(await Promise.all(people.map((person) => redeem(person, 'RACE1'))))).toEqual({
      0: 1,
      [codes.couponCodeUsed]: 9,
    })
  })

  test('a package issues all of its coupons once, and none when one is out of stock', async () => {
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
      medibook.call('couponPackageOne', {
        params: { id: 't-package' },
        ...(who ? { session: who.session } : {}),
      })
    expect((await seen(user)).data).toMatchObject({ isReceived: '1', state: 'received' })
    expect((await seen()).data).toMatchObject({ isReceived: '0', state: 'soldOut', stock: 99 })
  })

  test('the list of packages contains those offered now, each with its state for the account', async () => {
    await addCoupon('t-in-list', { isClaimable: false })
    await addPackage('t-now', { 't-in-list': 2 }, { endsInMs: 3 * DAY_MS })
    await addPackage('t-later', { 't-in-list': 1 }, { startsInMs: DAY_MS, endsInMs: 2 * DAY_MS })
    await addPackage('t-gone', { 't-in-list': 1 }, { endsInMs: -1 })
    await addPackage('t-none', { 't-in-list': 1 }, { total: 0 })
    await receivePackage(user, 't-now')
    const listOf = async (session?: string) =>
      (
        await medibook.call('couponPackagePage', { query: { size: '50' }, ...(session ? { session } : {}) })
      ).data.records
        .filter(({ id }) => ['t-now', 't-later', 't-gone', 't-none'].includes(id))
        .map(({ id, state, coupons }) => [id, state, coupons.map(({ count }) => count)])
    expect(await listOf(user.session)).toEqual([
      ['t-none', 'soldOut', [1]],
      ['t-now', 'received', [2]],
    ])
    expect(await listOf()).toEqual([
      ['t-none', 'soldOut', [1]],
      ['t-now', 'claimable', [2]],
    ])
  })

  test('more concurrent users than packages receive exactly those in stock', async () => {
    await addCoupon('t-many', { isClaimable: false })
    await addPackage('t-five', { 't-many': 1 }, { total: 5 })
    const people = await Promise.all(Array.from({ length: 15 }, () => addUser()))
    expect(tally(await Promise.all(people.map((person) => receivePackage(person, 't-five'))))).toEqual({
      0: 5,
      [codes.couponSoldOut]: 10,
    })
  })
})

test("the list of one's own coupons is read page by page", async () => {
  await addCoupon('t-pages', { perUser: 5 })
  const mine: string[] = []
  for (let index = 0; index < 5; index += 1) mine.push((await claimed(user, 't-pages')).id)
  const page = async (current: string) =>
    (await medibook.call('couponUserUsable', { session: user.session, query: { current, size: '2' } })).data
  const pages = [await page('1'), await page('2'), await page('3')]
  expect(pages.map(({ records, total }) => [records.length, total])).toEqual([
    [2, 5],
    [2, 5],
    [1, 5],
  ])
  expect(pages.flatMap(({ records }) => records.map(({ id }) => id)).sort()).toEqual(mine.sort())
})

test('the list shows the coupons offered now, for some goods or for a shop', async () => {
  await addCoupon('t-listed', { suitType: 'goods', suits: ['t-other'] })
  await addCoupon('t-listed-category', { suitType: 'category', suits: ['t-parent'] })
  await insert('spu_shop', { spu_id: 't-other', shop_id: 't-shop' })
  const ids = async (query: Record<string, string>) =>
    (
      await medibook.call('couponInfoPage', {
        query: { size: '100', ...query },
      })
    ).data.records.map((row) => row.id)
  expect(await ids({ spuId: 't-other' })).toEqual(expect.arrayContaining(['t-listed', 't-listed-category']))
  expect(await ids({ spuId: 't-product' })).not.toEqual(expect.arrayContaining(['t-listed']))
  expect(await ids({ shopId: 't-shop' })).toEqual(expect.arrayContaining(['t-listed', 't-listed-category']))
  expect(await ids({})).not.toEqual(expect.arrayContaining(['t-over']))
})
