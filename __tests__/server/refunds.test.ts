import type { RefundDetail, RefundPreview } from '../../contract/aftersales'
import { codes } from '../../contract/constants/codes'
import {
  act,
  addCode,
  addGoods,
  addShop,
  addSlot,
  addUser,
  book,
  booking,
  codeUsed,
  confirmInjected,
  dayIn,
  inParallel,
  newKey,
  notify,
  order,
  paid,
  pay,
  placed,
  ship,
  stock,
  taken,
  type TestUser,
  value,
  verify,
} from '../support/order-world'
import { uploaded } from '../support/upload-world'

const MINUTE_MS = 60_000
let user: TestUser

beforeAll(async () => {
  await addShop('r-shop')
  await addGoods('r-package', { shops: ['r-shop'] })
  await addGoods('r-second', { shops: ['r-shop'], priceCents: 33_333 })
  await addGoods('r-course', {
    kind: 'vaccine',
    slotKind: 'vaccine',
    shops: ['r-shop'],
    needles: 2,
    needleIntervals: [0],
  })
  await addGoods('r-item', {
    isBookable: false,
    slotKind: null,
    priceCents: 3_333,
    freightCents: 3_000,
    taxBasisPoints: 650,
  })
  await addGoods('r-other', { isBookable: false, slotKind: null, priceCents: 10_000, freightCents: 2_000 })
  await addSlot('r-slot', 'r-shop', dayIn(5), '10:00', 500)
  await addSlot('r-vaccine', 'r-shop', dayIn(5), '11:00', 500, 'vaccine')
})
beforeEach(async () => {
  user = await addUser()
})
afterEach(() => medibook.clock.reset())

const apply = (orderId: string, body: Record<string, unknown> = {}, who = user) =>
  medibook.call<RefundDetail>('POST', '/mall/api/ma/orderrefunds', {
    session: who.session,
    body: { idempotencyKey: newKey(), orderId, reason: 'planChanged', ...body },
  })
const preview = (orderId: string, who = user) =>
  medibook.call<RefundPreview>('GET', '/mall/api/ma/orderrefunds/preview', {
    session: who.session,
    query: { orderId },
  })
const read = async (id: string) =>
  (await medibook.call<RefundDetail>('GET', `/mall/api/ma/orderrefunds/${id}`, { session: user.session }))
    .data
const desk = async (action: 'approve' | 'refuse', id: string, answer?: string): Promise<number> =>
  (
    await medibook.inject({
      method: 'POST',
      url: `/sandbox/desk/refunds/${action}`,
      payload: { id, ...(answer === undefined ? {} : { answer }) },
    })
  ).json().code
const withdraw = (id: string) =>
  medibook.call('PUT', `/mall/api/ma/orderrefunds/withdraw/${id}`, { session: user.session })
const applied = async (orderId: string, body: Record<string, unknown> = {}): Promise<RefundDetail> => {
  const answer = await apply(orderId, body)
  if (answer.code !== 0) throw new Error(`asking was refused: ${answer.code} ${answer.msg}`)
  return answer.data
}
const bookedOrder = async (goods = 'r-package', slot = 'r-slot') => {
  const made = await placed(user, { goods, shop: 'r-shop', slot })
  return { id: made.id, transaction: await paid(user, made.id), bookingId: made.bookings[0]?.id ?? '' }
}
/** Two kinds of goods: 3 × 33.33 with tax, 1 × 100.00, freight 30.00. */
const goodsOrder = async (code?: string, expected = '236.49') => {
  const lines = [
    { spuId: 'r-item', skuId: 'r-item-sku', quantity: 3 },
    { spuId: 'r-other', skuId: 'r-other-sku', quantity: 1 },
  ]
  const made = await placed(user, {
    goods: 'r-item',
    expected,
    body: { lines, ...(code ? { discountCode: code } : {}) },
  })
  const [item, other] = ['r-item', 'r-other'].map(
    (spuId) => made.listOrderItem.find((line) => line.spuId === spuId)?.id ?? '',
  ) as [string, string]
  return { id: made.id, transaction: await paid(user, made.id), item, other }
}
const givenBack = (transaction: string) =>
  value("select (value->>'refundedCents')::int from sandbox_state where value->>'paymentId' = $1", [
    transaction,
  ])

test('a whole order: asked for, agreed to, the money back, the place free, the code usable again', async () => {
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
  // Nothing has happened yet: the appointment is kept, the money too.
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

test('parts: amounts to the cent with tax and discount, the stock of what was not sent, freight with the last part', async () => {
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

test('shipped goods: freight and stock stay with the shop', async () => {
  const made = await goodsOrder()
  await ship(made.id)
  const before = await stock('r-item')
  const refund = await applied(made.id)
  expect(refund).toMatchObject({ freightPrice: '0.00', refundPrice: '206.49' })
  await desk('approve', refund.id)
  expect(await stock('r-item')).toBe(before)
  expect((await order(user, made.id)).data).toMatchObject({ status: '6' })
})

test('refused, with the reason: everything stays, and it may be asked again; withdrawn likewise', async () => {
  const { id, bookingId } = await bookedOrder()
  const places = await taken('r-slot')
  const refund = await applied(id)
  expect(await desk('refuse', refund.id, 'Please talk to us first')).toBe(0)
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

test('no refund for what is unpaid, cancelled, completed or used; the rest of an order with a used part is', async () => {
  const unpaid = await placed(user, { goods: 'r-package', shop: 'r-shop', slot: 'r-slot' })
  expect(await apply(unpaid.id)).toMatchObject({ code: codes.stateForbids })
  expect(await preview(unpaid.id)).toMatchObject({ code: codes.stateForbids })
  await medibook.call('PUT', `/mall/api/ma/orderinfo/cancel/${unpaid.id}`, { session: user.session })
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
  const [first, second] = ['r-package', 'r-second'].map((spuId) => ({
    item: two.listOrderItem.find((line) => line.spuId === spuId)?.id ?? '',
    booking: two.bookings.find((row) => row.spuId === spuId)?.id ?? '',
  })) as [{ item: string; booking: string }, { item: string; booking: string }]
  await book(user, 'booking', { id: first.booking, shopId: 'r-shop', slotId: 'r-slot' })
  await verify({ bookingId: first.booking })
  expect(await apply(two.id)).toMatchObject({ code: codes.stateForbids, data: { orderItemId: first.item } })
  expect((await preview(two.id)).data).toMatchObject({ isWhole: '0', refundPrice: '333.33' })
  const refund = await applied(two.id, { items: [{ orderItemId: second.item, quantity: 1 }] })
  await desk('approve', refund.id)
  // What is left was verified: the order is complete.
  expect((await order(user, two.id)).data).toMatchObject({ status: '3', refundPrice: '333.33' })
})

test('a course with an injection given is used; one without goes back with all its needles', async () => {
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

test('somebody else’s order, line, request: like missing ones', async () => {
  const made = await goodsOrder()
  const refund = await applied(made.id)
  const stranger = await addUser()
  expect(await apply(made.id, {}, stranger)).toMatchObject({ code: codes.notFound })
  expect(await preview(made.id, stranger)).toMatchObject({ code: codes.notFound })
  expect(
    await medibook.call('GET', `/mall/api/ma/orderrefunds/${refund.id}`, { session: stranger.session }),
  ).toMatchObject({ code: codes.notFound, data: null })
  expect(
    await medibook.call('PUT', `/mall/api/ma/orderrefunds/withdraw/${refund.id}`, {
      session: stranger.session,
    }),
  ).toMatchObject({ code: codes.notFound })
  await withdraw(refund.id)
  const other = await goodsOrder()
  expect(await apply(made.id, { items: [{ orderItemId: other.item, quantity: 1 }] })).toMatchObject({
    code: codes.notFound,
  })
  expect(
    await medibook.call('GET', `/mall/api/ma/orderitem/${made.item}`, { session: stranger.session }),
  ).toMatchObject({ code: codes.notFound })
})

test('the amount that was shown is the amount that is asked for', async () => {
  const made = await goodsOrder()
  expect(await apply(made.id, { expectedPrice: '1.00' })).toMatchObject({
    code: codes.refundAmountChanged,
    data: { refundPrice: '236.49' },
  })
})

test('asked for twenty times at once: one request, with one key one answer', async () => {
  const { id } = await bookedOrder()
  const answers = await inParallel(20, () => apply(id))
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === codes.refundOpen)).toHaveLength(19)
  const second = await bookedOrder()
  const key = newKey()
  const same = await inParallel(10, () => apply(second.id, { idempotencyKey: key }))
  expect(new Set(same.map((answer) => answer.data.id)).size).toBe(1)
})

test('agreed to twenty times at once: the money goes back once, the place once', async () => {
  const { id, transaction } = await bookedOrder()
  const places = await taken('r-slot')
  const refund = await applied(id)
  const answers = await inParallel(20, () => desk('approve', refund.id))
  expect(answers.filter((code) => code === 0)).toHaveLength(1)
  expect([await givenBack(transaction), await taken('r-slot')]).toEqual([100_000, places - 1])
})

test('agreed to in two processes at once: the money goes back once', async () => {
  const second = await medibook.startServer()
  for (let round = 0; round < 3; round += 1) {
    const { id, transaction } = await bookedOrder()
    const places = await taken('r-slot')
    const refund = await applied(id)
    const approve = async (server: Pick<typeof second, 'inject'>) =>
      (
        await server.inject({
          method: 'POST',
          url: '/sandbox/desk/refunds/approve',
          payload: { id: refund.id },
        })
      ).json().code
    const answers = await Promise.all([medibook, second, medibook, second].map(approve))
    expect(answers.filter((code) => code === 0)).toHaveLength(1)
    expect([await givenBack(transaction), await taken('r-slot')]).toEqual([100_000, places - 1])
  }
})

test('agreed and verified at the same moment: one of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, transaction, bookingId } = await bookedOrder()
    const places = await taken('r-slot')
    const refund = await applied(id)
    const [agreed, verifiedCode] = await Promise.all([desk('approve', refund.id), verify({ bookingId })])
    const isRefunded = agreed === 0
    expect(verifiedCode === null).toBe(!isRefunded)
    expect((await order(user, id)).data.status).toBe(isRefunded ? '6' : '3')
    expect([await givenBack(transaction), await taken('r-slot')]).toEqual(
      isRefunded ? [100_000, places - 1] : [0, places],
    )
    if (!isRefunded) expect(await desk('refuse', refund.id)).toBe(0)
  }
})

test('agreed and cancelled by the buyer at the same moment: the place is free once', async () => {
  const { id, bookingId } = await bookedOrder()
  const places = await taken('r-slot')
  const refund = await applied(id)
  await Promise.all([
    desk('approve', refund.id),
    medibook.call('GET', '/mall/api/ma/orderbooking/unBooking', {
      session: user.session,
      query: { id: bookingId },
    }),
  ])
  expect(await taken('r-slot')).toBe(places - 1)
  expect((await order(user, id)).data).toMatchObject({ status: '6', bookings: [{ state: 'cancelled' }] })
})

test('a provider that fails is asked again, and gives the money once', async () => {
  const { id, transaction } = await bookedOrder()
  const refund = await applied(id)
  const { payment } = medibook.server.ports
  const works = payment.refund.bind(payment)
  payment.refund = async () => {
    throw new Error('out of order')
  }
  try {
    expect(await desk('approve', refund.id)).toBe(0)
    expect(await read(refund.id)).toMatchObject({ state: 'approved', refundTime: null })
    expect((await order(user, id)).data).toMatchObject({ status: '6', refundTime: null })
    // The provider did it, but its answer was lost.
    payment.refund = async (request) => {
      await works(request)
      throw new Error('lost')
    }
    await medibook.clock.advance(2 * MINUTE_MS)
    expect(await read(refund.id)).toMatchObject({ state: 'approved' })
  } finally {
    payment.refund = works
  }
  await medibook.clock.advance(2 * MINUTE_MS)
  expect(await read(refund.id)).toMatchObject({ state: 'refunded' })
  expect(await givenBack(transaction)).toBe(100_000)
})

test('paid twice in one attempt, then refunded: each money goes back once', async () => {
  const made = await placed(user, { goods: 'r-package', shop: 'r-shop', slot: 'r-slot' })
  const { transactionId } = (await pay(user, made.id)).data
  const [first, second] = [await act(transactionId, 'paid'), await act(transactionId, 'paid')]
  await notify(first)
  await notify(second)
  expect(await givenBack(transactionId)).toBe(100_000)
  const refund = await applied(made.id)
  await inParallel(5, () => desk('approve', refund.id))
  await inParallel(5, () => notify(second))
  expect(await givenBack(transactionId)).toBe(200_000)
})

test('the list of requests: mine, by state and by order, in pages', async () => {
  const [one, two] = [await goodsOrder(), await goodsOrder()]
  const first = await applied(one.id)
  await medibook.clock.advance(MINUTE_MS)
  const second = await applied(two.id)
  await desk('refuse', first.id)
  const list = async (query: Record<string, string>) =>
    (
      await medibook.call<{ records: { id: string }[]; total: number }>(
        'GET',
        '/mall/api/ma/orderrefunds/page',
        { session: user.session, query },
      )
    ).data
  expect((await list({})).records.map((row) => row.id)).toEqual([second.id, first.id])
  expect((await list({ state: 'refused' })).records.map((row) => row.id)).toEqual([first.id])
  expect((await list({ orderId: two.id })).records.map((row) => row.id)).toEqual([second.id])
  expect(await list({ size: '1', current: '2' })).toMatchObject({ total: 2, records: [{ id: first.id }] })
})

test('money of the demo data can go back, too', async () => {
  const [refund] = await medibook.query<{ id: string; amount_cents: number; payment_id: string }>(
    "select id, amount_cents, payment_id from order_refund where id = 'refund-to-rebook'",
  )
  expect(await desk('approve', 'refund-to-rebook')).toBe(0)
  expect(await givenBack(refund?.payment_id ?? '')).toBe(refund?.amount_cents)
})

test('received and taken off the list while a request waits: refused, not stuck', async () => {
  const made = await goodsOrder()
  await ship(made.id)
  const refund = await applied(made.id)
  await medibook.call('PUT', `/mall/api/ma/orderinfo/receive/${made.id}`, { session: user.session })
  expect(await desk('approve', refund.id)).toBe(codes.stateForbids)
  await medibook.call('DELETE', `/mall/api/ma/orderinfo/${made.id}`, { session: user.session })
  expect(await desk('approve', refund.id)).toBe(codes.stateForbids)
  expect(await desk('refuse', refund.id)).toBe(0)
})
