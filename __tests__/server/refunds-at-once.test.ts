import { codes } from '../../contract/constants/codes'
import type * as CancelOrder from '../../server/contexts/commerce/orders/commands/cancel-order'
import type * as Money from '../../server/contexts/commerce/refunds/commands/money'
import type * as RefundOrder from '../../server/contexts/commerce/refunds/commands/refund-order'
import type * as Contexts from '../../server/lib/context'
import {
  act,
  inParallel,
  newKey,
  notify,
  order,
  pay,
  placed,
  ship,
  taken,
  value,
  verify,
} from '../support/order-world'
import { user, apply, read, desk, applied, bookedOrder, goodsOrder, givenBack } from './refunds-fixture'

const MINUTE_MS = 60_000

test('the requested amount is the displayed amount', async () => {
  const made = await goodsOrder()
  expect(await apply(made.id, { expectedPrice: '1.00' })).toMatchObject({
    code: codes.refundAmountChanged,
    data: { refundPrice: '236.49' },
  })
})

test('twenty concurrent requests create one, with one answer per key', async () => {
  const { id } = await bookedOrder()
  const answers = await inParallel(20, () => apply(id))
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === codes.refundOpen)).toHaveLength(19)
  const second = await bookedOrder()
  const key = newKey()
  const same = await inParallel(10, () => apply(second.id, { idempotencyKey: key }))
  expect(new Set(same.map((answer) => answer.data.id)).size).toBe(1)
})

test('twenty concurrent approvals refund once and release the place once', async () => {
  const { id, transaction } = await bookedOrder()
  const places = await taken('r-slot')
  const refund = await applied(id)
  const answers = await inParallel(20, () => desk('approve', refund.id))
  expect(answers.filter((code) => code === 0)).toHaveLength(1)
  expect(answers.filter((code) => code === codes.stateForbids)).toHaveLength(19)
  expect(await read(refund.id)).toMatchObject({ state: 'refunded' })
  expect(medibook.log()).not.toContain('deadlock')
  expect([await givenBack(transaction), await taken('r-slot')]).toEqual([100_000, places - 1])
})

test('approvals in two processes refund once', async () => {
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

test('of concurrent approval and verification one succeeds', async () => {
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

test('concurrent approval and cancellation release the place once', async () => {
  const { id, bookingId } = await bookedOrder()
  const places = await taken('r-slot')
  const refund = await applied(id)
  await Promise.all([
    desk('approve', refund.id),
    medibook.call('unBooking', {
      session: user.session,
      query: { id: bookingId },
    }),
  ])
  expect(await taken('r-slot')).toBe(places - 1)
  expect((await order(user, id)).data).toMatchObject({ status: '6', bookings: [{ state: 'cancelled' }] })
})

test('a failed refund is retried, and paid out once', async () => {
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
    // The provider has refunded, but its answer was lost.
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

test('a failed refund is retried after a minute, and not before', async () => {
  const { app, load, ports } = medibook.server
  const { retryRefundMoney } = load<typeof Money>('contexts/commerce/refunds/commands/money.ts')
  const { id } = await bookedOrder()
  const refund = await applied(id)
  const { payment } = ports
  const works = payment.refund.bind(payment)
  payment.refund = async () => {
    throw new Error('out of order')
  }
  expect(await desk('approve', refund.id)).toBe(0)
  payment.refund = works
  const triedMs = await value(
    'select (extract(epoch from tried_time) * 1000)::bigint::float8 from order_refund where id = $1',
    [refund.id],
  )
  // Date of the server's own realm, which is stopped
  const OuterDate = ports.clock.now().constructor as DateConstructor
  for (const [ms, state] of [
    [MINUTE_MS - 1, 'approved'],
    [MINUTE_MS, 'refunded'],
  ] as const) {
    await retryRefundMoney({ ...app.contextFor(), now: () => new OuterDate(triedMs + ms) })
    expect((await read(refund.id)).state).toBe(state)
  }
})

test('an order with an approved refund is not refunded again by the shop', async () => {
  const { app, load } = medibook.server
  const { refundOrder } = load<typeof RefundOrder>('contexts/commerce/refunds/commands/refund-order.ts')
  const { lockOrder } = load<typeof CancelOrder>('contexts/commerce/orders/commands/cancel-order.ts')
  const { inTransaction } = load<typeof Contexts>('lib/context.ts')
  const { id } = await bookedOrder()
  const refund = await applied(id)
  // approved, while the money is still on its way
  await medibook.query("update order_refund set state = 'approved' where id = $1", [refund.id])
  const again = inTransaction(app.contextFor(), async (tx) => {
    const locked = await lockOrder(tx, id, null)
    if (!locked) throw new Error('no such order')
    return refundOrder(tx, locked, { cause: 'groupFailed', answer: 'not complete' })
  })
  expect(await again).toBeNull()
  expect(await value('select coalesce(refund_cents, 0) from order_info where id = $1', [id])).toBe(0)
})

test('an attempt paid twice and then refunded refunds each payment once', async () => {
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

test("the list contains the user's requests by state and order, in pages", async () => {
  const [one, two] = [await goodsOrder(), await goodsOrder()]
  const first = await applied(one.id)
  await medibook.clock.advance(MINUTE_MS)
  const second = await applied(two.id)
  await desk('refuse', first.id, 'Too late')
  const list = async (query: Record<string, string>) =>
    (await medibook.call('refundPage', { session: user.session, query })).data
  expect((await list({})).records.map((row) => row.id)).toEqual([second.id, first.id])
  const news = (await list({})).records.map(({ answer, backBy, refundTime }) => ({
    answer,
    backBy,
    refundTime,
  }))
  expect(news).toEqual([
    { answer: '', backBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), refundTime: null },
    { answer: 'Too late', backBy: null, refundTime: null },
  ])
  expect((await list({ state: 'refused' })).records.map((row) => row.id)).toEqual([first.id])
  expect((await list({ orderId: two.id })).records.map((row) => row.id)).toEqual([second.id])
  expect(await list({ size: '1', current: '2' })).toMatchObject({ total: 2, records: [{ id: first.id }] })
})

test('payments of the demo data can be refunded as well', async () => {
  const [refund] = await medibook.query<{ id: string; amount_cents: number; payment_id: string }>(
    "select id, amount_cents, payment_id from order_refund where id = 'refund-to-rebook'",
  )
  expect(await desk('approve', 'refund-to-rebook')).toBe(0)
  expect(await givenBack(refund?.payment_id ?? '')).toBe(refund?.amount_cents)
})

test('a request for an order that was received and removed is refused by the decision', async () => {
  const made = await goodsOrder()
  await ship(made.id)
  const refund = await applied(made.id)
  await medibook.call('orderReceive', { params: { id: made.id }, session: user.session })
  expect(await desk('approve', refund.id)).toBe(codes.stateForbids)
  await medibook.call('orderDelete', { params: { id: made.id }, session: user.session })
  expect(await desk('approve', refund.id)).toBe(codes.stateForbids)
  expect(await desk('refuse', refund.id)).toBe(0)
})
