import { codes } from '../../contract/constants/codes'
import { limits } from '../../contract/constants/limits'
import { addDays, weekdayOf } from '../../contract/rules/dates'
import {
  addShop,
  addUser,
  insert,
  linesOf,
  newKey,
  order,
  paid,
  placed,
  ship,
  today,
  verify,
} from '../support/order-world'
import { addCoupon, addPoints, claimed } from '../support/trade-world'
import { applied, bookedOrder, desk, goodsOrder, read, user } from './refunds-fixture'

const preview = (orderId: string, items?: string) =>
  medibook.call('refundPreview', {
    session: user.session,
    query: { orderId, ...(items === undefined ? {} : { items }) },
  })
const after = async (id: string) => {
  const { afterSale, refundId, refundState } = (await order(user, id)).data
  const { data } = await medibook.call('orderPage', { session: user.session, query: { size: '50' } })
  // the list shows the same card as the order
  const card = data.records.find((one) => one.id === id)
  expect([card?.afterSale, card?.refundId, card?.refundState]).toEqual([afterSale, refundId, refundState])
  return { afterSale, refundId, refundState }
}

test('previews the refund of some lines to the cent, without freight', async () => {
  const made = await goodsOrder()
  const { data } = await preview(made.id, `${made.item}:2`)
  expect(data).toMatchObject({ isWhole: '0', freightPrice: '0.00', keepsReductions: '0' })
  const request = await applied(made.id, {
    items: [{ orderItemId: made.item, quantity: 2 }],
    expectedPrice: data.refundPrice,
  })
  expect(request).toMatchObject({ refundPrice: data.refundPrice, isWhole: '0' })
})

test('refuses more than remains, lines of another order, and invalid input', async () => {
  const made = await goodsOrder()
  const other = await goodsOrder()
  expect(await preview(made.id, `${made.other}:2`)).toMatchObject({
    code: codes.refundNothingLeft,
    data: { orderItemId: made.other, left: 1 },
  })
  expect(await preview(made.id, `${other.item}:1`)).toMatchObject({ code: codes.notFound })
  for (const items of ['', 'x', 'x:0', 'x:1,', `${made.item}:100`])
    expect([items, (await preview(made.id, items)).code]).toEqual([items, codes.badInput])
})

test('keeps coupon and points for a partial refund, and returns them with the rest', async () => {
  await addCoupon('after-coupon', { value: 5_000 })
  await addPoints(user, 2_000)
  const lines = linesOf('r-package', 'r-second')
  const made = await placed(user, {
    goods: 'r-package',
    shop: 'r-shop',
    expected: '1263.33',
    body: { lines, couponUserId: (await claimed(user, 'after-coupon')).id, pointsUsed: 2_000 },
  })
  await paid(user, made.id)
  const [first, second] = made.listOrderItem.map((item) => item.id)
  expect((await preview(made.id)).data).toMatchObject({
    isWhole: '1',
    returnsCoupon: '1',
    returnsPoints: 2_000,
    keepsReductions: '0',
    refundPrice: '1263.33',
  })
  expect((await preview(made.id, `${first}:1`)).data).toMatchObject({
    isWhole: '0',
    returnsCoupon: '0',
    returnsPoints: 0,
    keepsReductions: '1',
  })
  const part = await applied(made.id, { items: [{ orderItemId: first, quantity: 1 }] })
  expect(part).toMatchObject({ isWhole: '0', keepsReductions: '1' })
  await desk('approve', part.id)
  const rest = await applied(made.id, { items: [{ orderItemId: second, quantity: 1 }] })
  expect(rest).toMatchObject({ isWhole: '1', returnsCoupon: '1', returnsPoints: 2_000 })
  // the earlier part must not be reported as the last one
  expect(await read(part.id)).toMatchObject({ isWhole: '0', keepsReductions: '1' })
})

test('the expected day of the refund is a working day, seven working days away', async () => {
  const made = await bookedOrder()
  const { data } = await preview(made.id)
  const days = Array.from({ length: 40 }, (_unused, i) => addDays(today(), i + 1)).filter(
    (day) => day <= data.backBy && ![0, 6].includes(weekdayOf(day)),
  )
  expect(days.length).toBeGreaterThanOrEqual(limits.refundWorkingDays)
  expect([0, 6]).not.toContain(weekdayOf(data.backBy))
})

test('a public holiday is no working day of the refund; a day on which only a clinic rests is one', async () => {
  const made = await bookedOrder()
  await medibook.query("delete from closed_day where date > $1 and state = 'holiday'", [today()])
  const weekdays = Array.from({ length: 20 }, (_unused, i) => addDays(today(), i + 1)).filter(
    (day) => ![0, 6].includes(weekdayOf(day)),
  )
  const backBy = async () => (await preview(made.id)).data.backBy
  expect(await backBy()).toBe(weekdays[limits.refundWorkingDays - 1])
  // a clinic of its own: at the one of the orders, a closed day could be the only one that can be booked
  await addShop('r-closed')
  await insert('closed_day', { shop_id: 'r-closed', date: weekdays[1], state: 'rest' })
  expect(await backBy()).toBe(weekdays[limits.refundWorkingDays - 1])
  await insert('closed_day', { shop_id: 'r-closed', date: weekdays[2], state: 'holiday' })
  expect(await backBy()).toBe(weekdays[limits.refundWorkingDays])
})

test('an order lists its after-sale actions: request, progress, parcel, review, receipt', async () => {
  const unpaid = await placed(user, { goods: 'r-package', shop: 'r-shop' })
  expect(await after(unpaid.id)).toEqual({ afterSale: [], refundId: null, refundState: null })
  const made = await goodsOrder()
  expect(await after(made.id)).toEqual({
    afterSale: ['refund', 'receipt'],
    refundId: null,
    refundState: null,
  })
  const request = await applied(made.id, { items: [{ orderItemId: made.item, quantity: 1 }] })
  expect(request).toMatchObject({ backBy: expect.any(String), isWhole: '0' })
  expect(await after(made.id)).toEqual({
    afterSale: ['refundProgress', 'receipt'],
    refundId: request.id,
    refundState: 'applied',
  })
  await desk('refuse', request.id, 'no')
  expect(await read(request.id)).toMatchObject({ backBy: null })
  await ship(made.id)
  expect(await after(made.id)).toMatchObject({
    afterSale: ['refund', 'refundProgress', 'logistics', 'receipt'],
    refundState: 'refused',
  })
  await medibook.call('orderReceive', { session: user.session, params: { id: made.id } })
  expect((await after(made.id)).afterSale).toEqual(['refundProgress', 'logistics', 'review', 'receipt'])
  for (const orderItemId of [made.item, made.other])
    await medibook.call('reviewWrite', {
      session: user.session,
      body: { idempotencyKey: newKey(), orderItemId, score: 5, isAnonymous: '1' },
    })
  expect((await after(made.id)).afterSale).toEqual(['refundProgress', 'logistics', 'seeReview', 'receipt'])
})

test('a withdrawn request shows no progress; a used appointment cannot be refunded', async () => {
  const made = await bookedOrder()
  const request = await applied(made.id)
  await medibook.call('refundWithdraw', { session: user.session, params: { id: request.id } })
  expect(await after(made.id)).toEqual({
    afterSale: ['refund', 'receipt'],
    refundId: null,
    refundState: null,
  })
  expect((await order(user, made.id)).data.refundablePrice).toBe((await preview(made.id)).data.refundPrice)
  await verify({ bookingId: made.bookingId })
  expect((await after(made.id)).afterSale).not.toContain('refund')
})

test('an anonymous review hides its author', async () => {
  const made = await goodsOrder()
  await ship(made.id)
  await medibook.call('orderReceive', { session: user.session, params: { id: made.id } })
  const written = await medibook.call('reviewWrite', {
    session: user.session,
    lang: 'en',
    body: { idempotencyKey: newKey(), orderItemId: made.item, score: 4, isAnonymous: '1' },
  })
  expect(written).toMatchObject({ code: 0, data: { authorText: 'Anonymous' } })
  expect(
    (
      await medibook.call('refundPreview', {
        session: (await addUser()).session,
        query: { orderId: made.id },
      })
    ).code,
  ).toBe(codes.notFound)
})
