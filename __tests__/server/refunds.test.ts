import { codes } from '../../contract/constants/codes'
import { callAs } from '../support/campaign-world'
import { atDesk } from '../support/clinic-world'
import {
  addCode,
  addUser,
  book,
  booking,
  codeUsed,
  confirmInjected,
  order,
  paid,
  placed,
  ship,
  stock,
  taken,
  value,
  verify,
} from '../support/order-world'
import { recordsOf } from '../support/trade-world'
import { uploaded } from '../support/upload-world'
import { user, apply, read, desk, applied, bookedOrder, goodsOrder, givenBack } from './refunds-fixture'

const preview = (orderId: string, who = user) =>
  medibook.call('refundPreview', {
    session: who.session,
    query: { orderId },
  })

const withdraw = (id: string) => medibook.call('refundWithdraw', { params: { id }, session: user.session })

test('a whole order is requested, approved and refunded, which releases the place and the code', async () => {
  await addCode('RBACK', { value: 10_000 })
  const made = await placed(user, {
    goods: 'r-package',
    shop: 'r-shop',
    slot: 'r-slot',
    code: 'RBACK',
    expected: '900.00',
  })
  const transaction = await paid(user, made.id)
  const [places, used] = [await taken('r-slot'), await codeUsed('RBACK')]
  expect((await order(user, made.id)).data).toMatchObject({ canRefund: '1', refunds: [] })
  expect((await preview(made.id)).data).toMatchObject({
    isWhole: '1',
    refundPrice: '900.00',
    returnsDiscount: '1',
    releasesBookings: 1,
  })
  const refund = await applied(made.id, { expectedPrice: '900.00' })
  expect(refund).toMatchObject({
    state: 'applied',
    refundPrice: '900.00',
    refundNo: expect.stringMatching(/^RF\d{18}$/),
    canWithdraw: '1',
  })
  // Nothing has happened yet: appointment and money are unchanged.
  expect([await taken('r-slot'), await givenBack(transaction)]).toEqual([places, 0])
  expect((await order(user, made.id)).data).toMatchObject({
    status: '11',
    canRefund: '0',
    refunds: [{ id: refund.id, state: 'applied' }],
  })
  expect(await desk('approve', refund.id)).toBe(0)
  expect(await read(refund.id)).toMatchObject({
    state: 'refunded',
    answerTime: expect.any(String),
    refundTime: expect.any(String),
    canWithdraw: '0',
  })
  expect([await taken('r-slot'), await givenBack(transaction), await codeUsed('RBACK')]).toEqual([
    places - 1,
    90_000,
    used - 1,
  ])
  expect((await order(user, made.id)).data).toMatchObject({
    status: '6',
    refundPrice: '900.00',
    refundTime: expect.any(String),
    canRefund: '0',
    bookings: [{ state: 'cancelled', verifyCode: null, actions: [] }],
    actions: ['buyAgain', 'delete', 'contact'],
  })
  expect(await apply(made.id)).toMatchObject({ code: codes.stateForbids })
})

test('pictures must be the buyer’s own', async () => {
  const { id } = await bookedOrder()
  const key = await uploaded(user.session, 'refund')
  const stranger = await addUser()
  expect(await apply(id, { picUrls: [await uploaded(stranger.session, 'refund')] })).toMatchObject({
    code: codes.badInput,
    data: { rule: 'upload' },
  })
  const refund = await applied(id, { picUrls: [key], description: ' The day does not suit ' })
  expect(refund).toMatchObject({
    description: 'The day does not suit',
    picUrls: [expect.stringContaining('/uploads/private/')],
  })
})

test('parts are refunded to the cent with tax and discount, and freight with the last part', async () => {
  await addCode('RPART', { value: 5_001 })
  const made = await goodsOrder('RPART', '184.85')
  const total = 18_485
  const before = await stock('r-item')
  const first = await applied(made.id, { items: [{ orderItemId: made.item, quantity: 1 }] })
  expect(await desk('approve', first.id)).toBe(0)
  expect(await stock('r-item')).toBe(before + 1)
  expect((await order(user, made.id)).data).toMatchObject({
    status: '1',
    refundPrice: first.refundPrice,
    canRefund: '1',
  })
  expect(await apply(made.id, { items: [{ orderItemId: made.item, quantity: 3 }] })).toMatchObject({
    code: codes.refundNothingLeft,
    data: { left: 2 },
  })
  const second = await applied(made.id, { items: [{ orderItemId: made.item, quantity: 2 }] })
  expect(second.freightPrice).toBe('0.00')
  await desk('approve', second.id)
  const third = await applied(made.id)
  expect(third).toMatchObject({ freightPrice: '30.00', items: [{ orderItemId: made.other, quantity: 1 }] })
  await desk('approve', third.id)
  expect(await givenBack(made.transaction)).toBe(total)
  expect((await order(user, made.id)).data).toMatchObject({ status: '6', refundPrice: '184.85' })
  expect(await stock('r-item')).toBe(before + 3)
  expect(
    await value('select count(*) from discount_use where order_id = $1 and is_returned', [made.id]),
  ).toBe(1)
})

test('freight and stock of shipped goods are not returned', async () => {
  const made = await goodsOrder()
  await ship(made.id)
  const before = await stock('r-item')
  const refund = await applied(made.id)
  expect(refund).toMatchObject({ freightPrice: '0.00', refundPrice: '206.49' })
  await desk('approve', refund.id)
  expect(await stock('r-item')).toBe(before)
  expect((await order(user, made.id)).data).toMatchObject({ status: '6' })
})

test('goods are not shipped while their refund waits for an answer', async () => {
  const made = await goodsOrder()
  const refund = await applied(made.id)
  expect(await ship(made.id)).toBe(String(codes.refundOpen))
  expect((await order(user, made.id)).data.status).toBe('1')
  await withdraw(refund.id)
  expect(await ship(made.id)).toBeNull()
})

test('goods are not handed over at the counter while their refund waits for an answer', async () => {
  const made = await goodsOrder()
  const { data } = await medibook.call('generateOrderCode', {
    session: user.session,
    query: { id: made.id },
  })
  const refund = await applied(made.id)
  expect(await atDesk('counter', 'redeem', { code: data.code })).toBe(codes.refundOpen)
  expect((await order(user, made.id)).data.status).toBe('1')
  await withdraw(refund.id)
  expect(await atDesk('counter', 'redeem', { code: data.code })).toBeNull()
  expect((await order(user, made.id)).data.status).toBe('3')
})

test('the refunded part of an order earns neither points nor growth', async () => {
  await callAs(user, 'memberJoin')
  const made = await goodsOrder()
  const refund = await applied(made.id, { items: [{ orderItemId: made.other, quantity: 1 }] })
  await desk('approve', refund.id)
  await ship(made.id)
  await medibook.call('orderReceive', { params: { id: made.id }, session: user.session })
  // of 206.49 for the goods, 100.00 were given back
  expect((await order(user, made.id)).data).toMatchObject({ status: '3', refundPrice: '100.00' })
  expect(await recordsOf(user)).toEqual(['earned 106'])
  expect((await callAs(user, 'growthValueDetail')).data.records[0]).toMatchObject({
    type: 'order',
    amount: 106,
  })
})

test('a refusal with a reason changes nothing and allows another request, as does a withdrawal', async () => {
  const { id, bookingId } = await bookedOrder()
  const places = await taken('r-slot')
  const refund = await applied(id)
  expect(await desk('refuse', refund.id, ' Please talk to us first ')).toBe(0)
  expect(await read(refund.id)).toMatchObject({ state: 'refused', answer: 'Please talk to us first' })
  expect((await booking(user, bookingId)).data.state).toBe('booked')
  const again = await applied(id)
  expect(await withdraw(again.id)).toMatchObject({ code: 0, data: { state: 'withdrawn' } })
  expect(await withdraw(again.id)).toMatchObject({ code: codes.stateForbids })
  expect([
    await desk('approve', again.id),
    await desk('approve', refund.id),
    await desk('refuse', again.id),
  ]).toEqual([codes.stateForbids, codes.stateForbids, codes.stateForbids])
  expect(await taken('r-slot')).toBe(places)
  expect((await applied(id)).state).toBe('applied')
})

test('a withdrawal changes no request for another order', async () => {
  const [first, second] = [await goodsOrder(), await goodsOrder()]
  const [withdrawn, open] = [await applied(first.id), await applied(second.id)]
  expect(await withdraw(withdrawn.id)).toMatchObject({ code: 0, data: { state: 'withdrawn' } })
  expect(await read(open.id)).toMatchObject({ state: 'applied', answerTime: null, canWithdraw: '1' })
  expect(await desk('approve', open.id)).toBe(0)
})

test('unpaid, cancelled, completed and used lines are not refunded; the unused rest is', async () => {
  const unpaid = await placed(user, { goods: 'r-package', shop: 'r-shop', slot: 'r-slot' })
  expect(await apply(unpaid.id)).toMatchObject({ code: codes.stateForbids })
  expect(await preview(unpaid.id)).toMatchObject({ code: codes.stateForbids })
  await medibook.call('orderCancel', { params: { id: unpaid.id }, session: user.session })
  expect(await apply(unpaid.id)).toMatchObject({ code: codes.stateForbids })
  const used = await bookedOrder()
  await verify({ bookingId: used.bookingId })
  expect(await apply(used.id)).toMatchObject({ code: codes.stateForbids })

  const lines = [
    { spuId: 'r-package', skuId: 'r-package-sku', quantity: 1 },
    { spuId: 'r-second', skuId: 'r-second-sku', quantity: 1 },
  ]
  const two = await placed(user, { goods: 'r-package', shop: 'r-shop', expected: '1333.33', body: { lines } })
  await paid(user, two.id)
  const [first] = ['r-package', 'r-second'].map((spuId) => ({
    item: two.listOrderItem.find((line) => line.spuId === spuId)?.id ?? '',
    booking: two.bookings.find((row) => row.spuId === spuId)?.id ?? '',
  })) as [{ item: string; booking: string }, { item: string; booking: string }]
  await book(user, 'bookWaiting', { id: first.booking, shopId: 'r-shop', slotId: 'r-slot' })
  await verify({ bookingId: first.booking })
  expect(await apply(two.id, { items: [{ orderItemId: first.item, quantity: 1 }] })).toMatchObject({
    code: codes.stateForbids,
    data: { orderItemId: first.item },
  })
  expect((await preview(two.id)).data).toMatchObject({ isWhole: '0', refundPrice: '333.33' })
  // without lines: everything that was not used
  const refund = await applied(two.id)
  expect(refund.refundPrice).toBe('333.33')
  await desk('approve', refund.id)
  // The rest was verified, so the order is complete.
  expect((await order(user, two.id)).data).toMatchObject({ status: '3', refundPrice: '333.33' })
})

test('a course with a given dose is not refundable; one without is refunded with all its doses', async () => {
  const begun = await bookedOrder('r-course', 'r-vaccine')
  await verify({ bookingId: begun.bookingId })
  await confirmInjected(user, begun.bookingId)
  expect(await apply(begun.id)).toMatchObject({ code: codes.stateForbids })
  const fresh = await bookedOrder('r-course', 'r-vaccine')
  const places = await taken('r-vaccine')
  await desk('approve', (await applied(fresh.id)).id)
  expect(await taken('r-vaccine')).toBe(places - 1)
  expect((await order(user, fresh.id)).data.bookings.map((row) => row.state)).toEqual([
    'cancelled',
    'cancelled',
  ])
})

test("another account's order, line and request are answered like missing ones", async () => {
  const made = await goodsOrder()
  const refund = await applied(made.id)
  const stranger = await addUser()
  expect(await apply(made.id, {}, stranger)).toMatchObject({ code: codes.notFound })
  expect(await preview(made.id, stranger)).toMatchObject({ code: codes.notFound })
  expect(
    await medibook.call('refundDetail', { params: { id: refund.id }, session: stranger.session }),
  ).toMatchObject({ code: codes.notFound, data: null })
  expect(
    await medibook.call('refundWithdraw', { params: { id: refund.id }, session: stranger.session }),
  ).toMatchObject({ code: codes.notFound })
  await withdraw(refund.id)
  const other = await goodsOrder()
  expect(await apply(made.id, { items: [{ orderItemId: other.item, quantity: 1 }] })).toMatchObject({
    code: codes.notFound,
  })
  expect(
    await medibook.call('orderItemDetail', { params: { id: made.item }, session: stranger.session }),
  ).toMatchObject({ code: codes.notFound })
})
