import {
  act,
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  notify,
  paid,
  pay,
  placed,
  ship,
  type TestUser,
  verify,
} from '../support/order-world'

let user: TestUser
beforeAll(async () => {
  await addShop('del-shop')
  await addGoods('del-visit', { minutes: 10, shops: ['del-shop'], stock: 100 })
  await addGoods('del-box', {
    kind: 'product',
    isBookable: false,
    slotKind: null,
    priceCents: 10_000,
    stock: 100,
  })
  await addSlot('del-slot', 'del-shop', dayIn(2), '10:00', 50)
})
beforeEach(async () => {
  user = await addUser()
  await medibook.query('update app_user set open_id = $2 where id = $1', [user.id, `open-${user.id}`])
})
afterEach(() => medibook.clock.reset())

async function paidInMiniProgram(orderId: string): Promise<string> {
  const { data } = await pay(user, orderId, { by: 'payMiniProgram' })
  await notify(await act(data.transactionId, 'paid'))
  return data.transactionId
}
const box = () => placed(user, { goods: 'del-box', expected: '100.00' })
const visit = () => placed(user, { goods: 'del-visit', shop: 'del-shop', slot: 'del-slot' })
/** The reports to WeChat about a payment. */
const told = async (paymentId: string) =>
  (
    await medibook.query<{ body: string }>(
      "select body from outbox_message where recipient = 'delivery' and body like $1",
      [`${paymentId}%`],
    )
  ).map(({ body }) => body)
const taskOf = async (orderId: string) =>
  (
    await medibook.query<{ tries: number; outcome: string | null; last_error: string | null; done: boolean }>(
      `select tries, outcome, last_error, done_time is not null as done from wechat_task where kind =
        'delivery' and ref = $1`,
      [orderId],
    )
  )[0]

test('a parcel is reported to WeChat once, with carrier, number and the end of the phone', async () => {
  const { id } = await box()
  const payment = await paidInMiniProgram(id)
  await medibook.runDueJobs()
  expect(await told(payment)).toEqual([])
  expect(await ship(id)).toBeNull()
  await Promise.all([medibook.runDueJobs(), medibook.runDueJobs()])
  await medibook.runDueJobs()
  expect(await told(payment)).toEqual([
    expect.stringMatching(/ · del-box简 · sfExpress SF\d{13}, \+852-\*{4}4567$/),
  ])
  expect(await taskOf(id)).toMatchObject({ tries: 1, outcome: 'told', done: true })
})

test('an appointment that took place is reported', async () => {
  const made = await visit()
  const payment = await paidInMiniProgram(made.id)
  expect(await verify({ bookingId: made.bookings[0]?.id ?? '' })).toBeNull()
  await medibook.runDueJobs()
  expect(await told(payment)).toEqual([expect.stringMatching(/ · del-visit简 · handed over$/)])
})

test('goods handed over at the counter are reported', async () => {
  const { id } = await box()
  const payment = await paidInMiniProgram(id)
  const { data } = await medibook.call('generateOrderCode', { session: user.session, query: { id } })
  expect(
    (await medibook.call('POST', '/sandbox/desk/counter/redeem', { body: { code: data.code } })).code,
  ).toBe(0)
  await medibook.runDueJobs()
  expect(await told(payment)).toEqual([expect.stringMatching(/handed over$/)])
})

test('an order paid elsewhere is not reported', async () => {
  const { id } = await box()
  await paid(user, id)
  expect(await ship(id)).toBeNull()
  expect(await taskOf(id)).toBeUndefined()
})

describe('when WeChat refuses a report', () => {
  const { wechat } = medibook.server.ports
  const { delivery } = wechat
  afterEach(() => {
    wechat.delivery = delivery
  })

  test('it is retried, counted with its reason, and sent once', async () => {
    const { id } = await box()
    const payment = await paidInMiniProgram(id)
    wechat.delivery = () => Promise.reject(new Error('WeChat took no delivery: 10060001'))
    await ship(id)
    await medibook.runDueJobs()
    await medibook.runDueJobs()
    expect(await taskOf(id)).toMatchObject({
      tries: 1,
      last_error: 'WeChat took no delivery: 10060001',
      done: false,
    })
    expect((await medibook.inject('/sandbox/desk')).body).toContain('10060001')
    wechat.delivery = delivery
    await medibook.clock.advance(61_000)
    await medibook.runDueJobs()
    expect(await told(payment)).toHaveLength(1)
    expect(await taskOf(id)).toMatchObject({ tries: 2, last_error: null, done: true })
  })

  test('it is retried at growing intervals for half a day, and after that from the desk only', async () => {
    const { id } = await box()
    const payment = await paidInMiniProgram(id)
    wechat.delivery = () => Promise.reject(new Error('WeChat took no delivery: 10060001'))
    await ship(id)
    await medibook.runDueJobs()
    const triesOf = async () => (await taskOf(id))?.tries
    expect(await triesOf()).toBe(1)
    for (const [index, minutes] of [1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60].entries()) {
      await medibook.clock.advance(minutes * 30_000)
      expect(await triesOf()).toBe(index + 1)
      await medibook.clock.advance(minutes * 30_000)
      expect(await triesOf()).toBe(index + 2)
    }
    await medibook.clock.advance(24 * 3_600_000)
    expect(await taskOf(id)).toMatchObject({ tries: 12, done: false })
    wechat.delivery = delivery
    const [task] = await medibook.query<{ id: string }>('select id from wechat_task where ref = $1', [id])
    const retry = () => medibook.call('POST', '/sandbox/desk/wechat/retry', { body: { id: task?.id } })
    expect((await retry()).code).toBe(0)
    expect((await retry()).code).toBe(0)
    expect(await told(payment)).toHaveLength(1)
    expect(await taskOf(id)).toMatchObject({ tries: 1, done: true })
  })

  test('the task of a crashed process is taken over by the next one', async () => {
    const { id } = await box()
    const payment = await paidInMiniProgram(id)
    await ship(id)
    await medibook.query('update wechat_task set claim_time = $2, tries = 1 where ref = $1', [
      id,
      medibook.clock.now().toISOString(),
    ])
    await medibook.runDueJobs()
    expect(await told(payment)).toEqual([])
    await medibook.clock.advance(601_000)
    await medibook.runDueJobs()
    expect(await told(payment)).toHaveLength(1)
  })
})
