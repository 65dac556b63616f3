import { codes } from '../../contract/constants/codes'
import {
  act,
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  inParallel,
  newKey,
  notify,
  order,
  paid,
  pay,
  placed,
  stock,
  taken,
  type TestUser,
  value,
} from '../support/order-world'

const MINUTE_MS = 60_000
let user: TestUser

beforeAll(async () => {
  await addShop('t-shop')
  await addGoods('t-package', { shops: ['t-shop'] })
  await addGoods('t-product', { isBookable: false, slotKind: null, priceCents: 5_000 })
  await addSlot('t-slot', 't-shop', dayIn(5), '10:00', 100)
})
beforeEach(async () => {
  user = await addUser()
})
afterEach(() => medibook.clock.reset())

const newOrder = () => placed(user, { goods: 't-package', shop: 't-shop', slot: 't-slot' })
const started = async (orderId: string) => {
  const answer = await pay(user, orderId)
  if (answer.code !== 0) throw new Error(`paying was refused: ${answer.code}`)
  return answer.data.transactionId
}
const ask = (transactionId: string, payType = 'alipay', who = user) =>
  medibook.call<{ state: string }>('GET', `/pay/api/wx/payQuery/${payType}/${transactionId}`, {
    session: who.session,
  })
const refunded = (transactionId: string) =>
  value("select (value->>'refundedCents')::int from sandbox_state where value->>'paymentId' = $1", [
    transactionId,
  ])
const cancel = (orderId: string) =>
  medibook.call('PUT', `/mall/api/ma/orderinfo/cancel/${orderId}`, { session: user.session })

test('each way to pay starts an attempt and says what to do next', async () => {
  const made = await newOrder()
  const [alipay, wechat, mini] = [
    await pay(user, made.id),
    await pay(user, made.id, { path: '/mall/api/ma/orderinfo/booking/wechat' }),
    await pay(user, made.id, { path: '/mall/api/ma/orderinfo/cross-border/unifiedOrder/mp' }),
  ]
  expect(alipay).toMatchObject({ code: 0, data: { payType: 'alipay', action: { kind: 'redirect' } } })
  expect(wechat).toMatchObject({ code: 0, data: { payType: 'wechat', action: { kind: 'redirect' } } })
  expect(mini).toMatchObject({
    code: 0,
    data: {
      payType: 'wechat',
      action: {
        kind: 'sandbox',
        payUrl: expect.any(String),
        refuseUrl: expect.any(String),
        hangUrl: expect.any(String),
      },
    },
  })
  expect(await ask(alipay.data.transactionId)).toMatchObject({
    code: 0,
    data: {
      state: 'pending',
      orderId: made.id,
      paymentPrice: '1000.00',
      orderStatus: null,
      paymentTime: null,
      isBookable: '0',
    },
  })
  expect((await medibook.call<unknown[]>('GET', '/weixin/api/ma/wxapp/payType')).data).toHaveLength(2)
})

test('the same key is the same attempt, also at once', async () => {
  const made = await newOrder()
  const key = newKey()
  const answers = await inParallel(10, () => pay(user, made.id, { key }))
  expect(new Set(answers.map((answer) => answer.data.transactionId)).size).toBe(1)
  expect(await value('select count(*) from payment where order_id = $1', [made.id])).toBe(1)
})

test('paid: the held slot becomes a booked appointment with a code', async () => {
  const made = await newOrder()
  const transaction = await paid(user, made.id)
  expect((await order(user, made.id)).data).toMatchObject({
    status: '11',
    isPay: '1',
    paymentType: 'alipay',
    paymentTime: expect.any(String),
    actions: ['showCode', 'reschedule', 'cancelBooking', 'contact'],
    bookings: [
      {
        state: 'booked',
        verifyCode: expect.stringMatching(
          new RegExp(`^[0-9A-F]{4} ${dayIn(5).slice(5).replace('-', '')} \\d{3}$`),
        ),
        actions: ['showCode', 'reschedule', 'cancel', 'contact'],
      },
    ],
  })
  expect(await ask(transaction)).toMatchObject({
    data: {
      state: 'paid',
      orderStatus: '11',
      isBookable: '0',
      nextBookingId: null,
      paymentTime: expect.any(String),
    },
  })
})

test('paid without a slot: the result leads to the appointment that waits', async () => {
  const made = await placed(user, { goods: 't-package', shop: 't-shop' })
  const transaction = await paid(user, made.id)
  expect(await ask(transaction)).toMatchObject({
    data: { state: 'paid', orderStatus: '10', isBookable: '1', nextBookingId: made.bookings[0]?.id },
  })
})

test('a notice that comes again changes nothing, twenty at once neither', async () => {
  const made = await newOrder()
  const before = await taken('t-slot')
  const transaction = await started(made.id)
  const notice = await act(transaction, 'paid')
  expect(new Set(await inParallel(20, () => notify(notice)))).toEqual(new Set([200]))
  expect(await notify(notice)).toBe(200)
  expect(await value('select count(*) from payment where order_id = $1', [made.id])).toBe(1)
  expect(await refunded(transaction)).toBe(0)
  expect(await taken('t-slot')).toBe(before)
})

test('paying twice in one attempt: the second money goes back, nothing else changes', async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  const [first, second] = [await act(transaction, 'paid'), await act(transaction, 'paid')]
  await notify(first)
  const seen = (await order(user, made.id)).data
  await inParallel(10, () => notify(second))
  await notify(first)
  expect((await order(user, made.id)).data).toEqual(seen)
  expect(await refunded(transaction)).toBe(100_000)
  expect(
    await medibook.query(
      'select state, refunded_time is not null as back, finish_time is not null as done from payment where order_id = $1 order by create_time, id',
      [made.id],
    ),
  ).toEqual([
    { state: 'paid', back: false, done: true },
    { state: 'paid', back: true, done: true },
  ])
})

test('paying two attempts of one order, at once: one counts, the other goes back', async () => {
  const made = await newOrder()
  const [one, two] = [await started(made.id), await started(made.id)]
  const notices = [await act(one, 'paid'), await act(two, 'paid')]
  await Promise.all(notices.map((notice) => notify(notice)))
  expect((await order(user, made.id)).data.status).toBe('11')
  expect((await refunded(one)) + (await refunded(two))).toBe(100_000)
  expect(
    await value(
      "select count(*) from payment where order_id = $1 and state = 'paid' and refunded_time is null",
      [made.id],
    ),
  ).toBe(1)
})

test('a notice that was lost: asking for the result asks the provider, and the notice may still come', async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  const notice = await act(transaction, 'paid')
  expect(await ask(transaction)).toMatchObject({ data: { state: 'paid', orderStatus: '11' } })
  await notify(notice)
  expect(await refunded(transaction)).toBe(0)
  const stranger = await addUser()
  const other = await started((await newOrder()).id)
  await act(other, 'paid')
  expect(await ask(other, 'alipay', stranger)).toMatchObject({ code: codes.notFound })
  expect(await value("select count(*) from payment where id = $1 and state = 'pending'", [other])).toBe(1)
})

test('a refund that the provider does not take at once is tried again', async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  await cancel(made.id)
  const provider = medibook.server.ports.payment
  const refund = provider.refund
  provider.refund = () => Promise.reject(new Error('the provider is down'))
  const notice = await act(transaction, 'paid')
  expect(await notify(notice)).toBe(200)
  await medibook.clock.advance(2 * MINUTE_MS)
  expect(await refunded(transaction)).toBe(0)
  provider.refund = refund
  await medibook.runDueJobs()
  expect(await refunded(transaction)).toBe(100_000)
  await medibook.clock.advance(2 * MINUTE_MS)
  await notify(notice)
  expect(await refunded(transaction)).toBe(100_000)
})

test('refused: the order stays unpaid and can be paid in another attempt', async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  await notify(await act(transaction, 'refused'))
  expect(await ask(transaction)).toMatchObject({ data: { state: 'refused', orderStatus: null } })
  expect((await order(user, made.id)).data.actions).toEqual(['pay', 'cancel'])
  await paid(user, made.id)
  expect((await order(user, made.id)).data.status).toBe('11')
})

test('left hanging: it stays open, another attempt may be paid, and the late money goes back', async () => {
  const made = await newOrder()
  const hanging = await started(made.id)
  expect(await act(hanging, 'hanging')).toBeNull()
  expect(await ask(hanging)).toMatchObject({ data: { state: 'pending' } })
  await paid(user, made.id)
  await notify(await act(hanging, 'paid'))
  expect(await refunded(hanging)).toBe(100_000)
  expect((await order(user, made.id)).data.status).toBe('11')
})

test('left hanging and paid later in the same attempt: paid', async () => {
  const made = await newOrder()
  const hanging = await started(made.id)
  await act(hanging, 'hanging')
  await notify(await act(hanging, 'paid'))
  expect(await ask(hanging)).toMatchObject({ data: { state: 'paid' } })
})

test('out of order: a refusal that arrives after the money is ignored; money after a refusal counts', async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  const refusal = await act(transaction, 'refused')
  const money = await act(transaction, 'paid')
  await notify(money)
  await notify(refusal)
  expect(await ask(transaction)).toMatchObject({ data: { state: 'paid', orderStatus: '11' } })

  const other = await newOrder()
  const again = await started(other.id)
  await notify(await act(again, 'refused'))
  await notify(await act(again, 'paid'))
  expect(await ask(again)).toMatchObject({ data: { state: 'paid', orderStatus: '11' } })
  expect(await refunded(again)).toBe(0)
})

test('money for an order that was cancelled goes back, and the order stays cancelled', async () => {
  const made = await newOrder()
  const before = { taken: await taken('t-slot'), stock: await stock('t-package') }
  const transaction = await started(made.id)
  await cancel(made.id)
  expect(await ask(transaction)).toMatchObject({ data: { state: 'closed', orderStatus: '5' } })
  const notice = await act(transaction, 'paid')
  await inParallel(5, () => notify(notice))
  expect(await ask(transaction)).toMatchObject({ data: { state: 'closed', orderStatus: '5' } })
  expect((await order(user, made.id)).data).toMatchObject({ status: '5', isPay: '0', cancelReason: 'user' })
  expect(await refunded(transaction)).toBe(100_000)
  expect({ taken: await taken('t-slot'), stock: await stock('t-package') }).toEqual({
    taken: before.taken - 1,
    stock: before.stock + 1,
  })
})

test('money made after the deadline goes back, also when nobody has looked since', async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  const clock = medibook.server.ports.clock as unknown as { advance(ms: number): Promise<number> }
  await clock.advance(31 * MINUTE_MS)
  await notify(await act(transaction, 'paid'))
  expect((await order(user, made.id)).data).toMatchObject({ status: '5', cancelReason: 'deadline' })
  expect(await refunded(transaction)).toBe(100_000)
})

test('money made in time whose notice is late counts', async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  const notice = await act(transaction, 'paid')
  const clock = medibook.server.ports.clock as unknown as { advance(ms: number): Promise<number> }
  await clock.advance(31 * MINUTE_MS)
  await notify(notice)
  expect((await order(user, made.id)).data.status).toBe('11')
})

test('a notice with a wrong signature, a changed amount or an unknown payment is not believed', async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  const notice = await act(transaction, 'paid')
  if (!notice) throw new Error('no notice')
  expect(await notify({ ...notice, body: { ...notice.body, amountCents: 1 } })).toBe(401)
  expect(await notify({ ...notice, headers: {} })).toBe(401)
  expect((await order(user, made.id)).data.status).toBeNull()
})

test('only an unpaid order can be paid', async () => {
  const done = await newOrder()
  await paid(user, done.id)
  expect(await pay(user, done.id)).toMatchObject({ code: codes.onlyUnpaidCanBePaid })
  const gone = await newOrder()
  await cancel(gone.id)
  expect(await pay(user, gone.id)).toMatchObject({ code: codes.onlyUnpaidCanBePaid })
})

test("somebody else's payment, and one asked for under another way to pay, are missing", async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  const stranger = await addUser()
  expect(await ask(transaction, 'alipay', stranger)).toMatchObject({ code: codes.notFound })
  expect(await ask(transaction, 'wechat')).toMatchObject({ code: codes.notFound })
})

test('cancelling and paying at the same moment: one of both, never half', async () => {
  for (let round = 0; round < 5; round += 1) {
    const made = await newOrder()
    const before = await taken('t-slot')
    const transaction = await started(made.id)
    const notice = await act(transaction, 'paid')
    await Promise.all([notify(notice), cancel(made.id)])
    const status = (await order(user, made.id)).data.status
    expect(['5', '11']).toContain(status)
    expect(await taken('t-slot')).toBe(status === '5' ? before - 1 : before)
    expect(await refunded(transaction)).toBe(status === '5' ? 100_000 : 0)
  }
})
