import {
  act,
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  inParallel,
  notify,
  order,
  pay,
  placed,
  taken,
  type TestUser,
  value,
} from '../support/order-world'

const MINUTE_MS = 60_000
let user: TestUser

beforeAll(async () => {
  await addShop('l-shop')
  await addGoods('l-package', { shops: ['l-shop'] })
  await addSlot('l-slot', 'l-shop', dayIn(5), '10:00', 500)
})
beforeEach(async () => {
  user = await addUser()
})
afterEach(() => medibook.clock.reset())

const begun = async () => {
  const made = await placed(user, { goods: 'l-package', shop: 'l-shop', slot: 'l-slot' })
  return { id: made.id, transaction: (await pay(user, made.id)).data.transactionId }
}
const givenBack = (transaction: string) =>
  value("select (value->>'refundedCents')::int from sandbox_state where value->>'paymentId' = $1", [
    transaction,
  ])
const state = async (transaction: string) =>
  (await medibook.query<{ state: string }>('select state from payment where id = $1', [transaction]))[0]
    ?.state

test('a paid order whose notification was lost is found by the job within two minutes', async () => {
  const { id, transaction } = await begun()
  await act(transaction, 'paid')
  expect(await state(transaction)).toBe('pending')
  await medibook.clock.advance(2 * MINUTE_MS)
  expect(await state(transaction)).toBe('paid')
  expect((await order(user, id)).data).toMatchObject({ isPay: '1', status: '11' })
})

test('an order paid in the last minute with a lost notification is not cancelled at the deadline', async () => {
  const { id, transaction } = await begun()
  // Only the query at the deadline remains: the other job ran a moment ago.
  await medibook.clock.advance(29.5 * MINUTE_MS)
  await act(transaction, 'paid')
  const places = await taken('l-slot')
  await medibook.clock.advance(MINUTE_MS)
  expect((await order(user, id)).data).toMatchObject({ isPay: '1', status: '11', cancelTime: null })
  expect([await taken('l-slot'), await givenBack(transaction)]).toEqual([places, 0])
})

test('a read after the deadline queries the provider as well', async () => {
  const { id, transaction } = await begun()
  await act(transaction, 'paid')
  // The order was placed an hour ago and paid a minute before its deadline; no job has run since.
  await medibook.query(
    `update order_info set create_time = create_time - interval '1 hour', pay_deadline = pay_deadline
      - interval '1 hour' where id = $1`,
    [id],
  )
  await medibook.query(
    `update sandbox_state set value = jsonb_set(value, '{paidAt}', to_jsonb((select pay_deadline -
      interval '1 minute' from order_info where id = $2))) where value->>'paymentId' = $1`,
    [transaction, id],
  )
  expect((await order(user, id)).data).toMatchObject({ isPay: '1' })
})

test('cancels at the deadline when the provider does not respond, and refunds a payment reported later', async () => {
  const { id, transaction } = await begun()
  const { payment } = medibook.server.ports
  const works = payment.queryPayment.bind(payment)
  payment.queryPayment = async () => {
    throw new Error('out of order')
  }
  try {
    await act(transaction, 'paid')
    await medibook.clock.advance(31 * MINUTE_MS)
    expect((await order(user, id)).data).toMatchObject({ status: '5', cancelReason: 'deadline' })
    expect(await state(transaction)).toBe('closed')
  } finally {
    payment.queryPayment = works
  }
  expect(await givenBack(transaction)).toBe(0)
  await medibook.clock.advance(11 * MINUTE_MS)
  expect(await givenBack(transaction)).toBe(100_000)
  await medibook.clock.advance(30 * MINUTE_MS)
  expect(await givenBack(transaction)).toBe(100_000)
})

test('concurrent notification, deadline and query: the order is either paid, or cancelled and refunded', async () => {
  for (let round = 0; round < 5; round += 1) {
    user = await addUser()
    const { id, transaction } = await begun()
    const notice = await act(transaction, 'paid')
    // Moves the deadline into the past without running the jobs, which then compete with the notification
    // below.
    await medibook.query('update order_info set pay_deadline = $2 where id = $1', [
      id,
      new Date(medibook.clock.now().getTime() - (round % 2 ? 1 : 60_000)).toISOString(),
    ])
    await Promise.all([
      notify(notice),
      medibook.runDueJobs(),
      order(user, id),
      medibook.call('payQuery', {
        params: { payType: 'alipay', transactionId: transaction },
        session: user.session,
      }),
      ...(await inParallel(3, async () => notify(notice))),
    ])
    const seen = (await order(user, id)).data
    expect([seen.isPay, seen.status, await givenBack(transaction)]).toEqual(
      seen.isPay === '1' ? ['1', '11', 0] : ['0', '5', 100_000],
    )
    expect(await value('select count(*) from payment where order_id = $1', [id])).toBe(1)
  }
})

test('old attempts are not queried', async () => {
  const { transaction } = await begun()
  await medibook.clock.advance(31 * MINUTE_MS)
  await medibook.clock.advance(20 * MINUTE_MS)
  const { payment } = medibook.server.ports
  const works = payment.queryPayment.bind(payment)
  const asked: string[] = []
  payment.queryPayment = async (of) => {
    asked.push(of.paymentId)
    return works(of)
  }
  try {
    await medibook.clock.advance(5 * MINUTE_MS)
  } finally {
    payment.queryPayment = works
  }
  expect(asked).not.toContain(transaction)
})
