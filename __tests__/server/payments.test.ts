import { codes } from '../../contract/constants/codes'
import {
  act,
  addUser,
  dayIn,
  inParallel,
  newKey,
  notify,
  order,
  paid,
  pay,
  placed,
  taken,
  value,
} from '../support/order-world'
import { MINUTE_MS, user, newOrder, started, ask, refunded, cancel } from './payments-fixture'

test('each payment method starts an attempt and returns the next action', async () => {
  const made = await newOrder()
  const [alipay, wechat, mini] = [
    await pay(user, made.id),
    await pay(user, made.id, { by: 'payWechatWeb' }),
    await pay(user, made.id, { by: 'payMiniProgram' }),
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
  expect((await medibook.call('payTypeList')).data).toHaveLength(2)
})

test('a paid order counts every piece as sold, once', async () => {
  const soldOf = async () =>
    (await medibook.call('goodsDetail', { params: { id: 't-product' } })).data.saleNum
  const before = (await soldOf()) ?? Number.NaN
  const made = await placed(user, { goods: 't-product', quantity: 3, expected: '150.00' })
  expect(await soldOf()).toBe(before)
  const started = await pay(user, made.id)
  const notice = await act(started.data.transactionId, 'paid')
  await inParallel(3, () => notify(notice))
  expect(await soldOf()).toBe(before + 3)
})

test('the same key returns the same attempt, also concurrently', async () => {
  const made = await newOrder()
  const key = newKey()
  const answers = await inParallel(10, () => pay(user, made.id, { key }))
  expect(new Set(answers.map((answer) => answer.data.transactionId)).size).toBe(1)
  expect(await value('select count(*) from payment where order_id = $1', [made.id])).toBe(1)
})

test('paying turns the held slot into a booked appointment with a code', async () => {
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

test('paying without a slot returns the waiting appointment', async () => {
  const made = await placed(user, { goods: 't-package', shop: 't-shop' })
  const transaction = await paid(user, made.id)
  expect(await ask(transaction)).toMatchObject({
    data: { state: 'paid', orderStatus: '10', isBookable: '1', nextBookingId: made.bookings[0]?.id },
  })
})

test('a repeated notification changes nothing, nor do twenty concurrent ones', async () => {
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

test('the second payment of one attempt is refunded, without other changes', async () => {
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
      `select state, refunded_time is not null as back, finish_time is not null as done from payment
        where order_id = $1 order by create_time, id`,
      [made.id],
    ),
  ).toEqual([
    { state: 'paid', back: false, done: true },
    { state: 'paid', back: true, done: true },
  ])
})

test('of two concurrently paid attempts one counts, and the other is refunded', async () => {
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

test('after a lost notification a query of the result asks the provider, and the notification may follow', async () => {
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

test('a refund that the provider does not accept immediately is retried', async () => {
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
