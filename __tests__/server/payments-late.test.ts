import { codes } from '../../contract/constants/codes'
import { act, addUser, inParallel, notify, order, paid, pay, stock, taken } from '../support/order-world'
import { MINUTE_MS, user, newOrder, started, ask, refunded, cancel } from './payments-fixture'

test('a refused payment leaves the order unpaid, and another attempt can pay it', async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  await notify(await act(transaction, 'refused'))
  expect(await ask(transaction)).toMatchObject({ data: { state: 'refused', orderStatus: null } })
  expect((await order(user, made.id)).data.actions).toEqual(['pay', 'cancel'])
  await paid(user, made.id)
  expect((await order(user, made.id)).data.status).toBe('11')
})

test('a pending attempt stays open; after another attempt paid, its late payment is refunded', async () => {
  const made = await newOrder()
  const hanging = await started(made.id)
  expect(await act(hanging, 'hanging')).toBeNull()
  expect(await ask(hanging)).toMatchObject({ data: { state: 'pending' } })
  await paid(user, made.id)
  await notify(await act(hanging, 'paid'))
  expect(await refunded(hanging)).toBe(100_000)
  expect((await order(user, made.id)).data.status).toBe('11')
})

test('a pending attempt can be paid later', async () => {
  const made = await newOrder()
  const hanging = await started(made.id)
  await act(hanging, 'hanging')
  await notify(await act(hanging, 'paid'))
  expect(await ask(hanging)).toMatchObject({ data: { state: 'paid' } })
})

test('a refusal that arrives after the payment is ignored; a payment after a refusal counts', async () => {
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

test('a payment for a cancelled order is refunded, and the order stays cancelled', async () => {
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

test('a payment after the deadline is refunded, also when the order was not read since', async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  const clock = medibook.server.ports.clock as unknown as { advance(ms: number): Promise<number> }
  await clock.advance(31 * MINUTE_MS)
  await notify(await act(transaction, 'paid'))
  expect((await order(user, made.id)).data).toMatchObject({ status: '5', cancelReason: 'deadline' })
  expect(await refunded(transaction)).toBe(100_000)
})

test('a payment that could not be kept is among the refunds, with its reason and the whole order', async () => {
  const made = await newOrder()
  const late = await started(made.id)
  await cancel(made.id)
  await notify(await act(late, 'paid'))
  const buyer = await addUser()
  const list = (query = {}, who = user) =>
    medibook.call('refundPage', { session: who.session, lang: 'en', query: { orderId: made.id, ...query } })
  expect((await list()).data).toMatchObject({
    records: [
      {
        orderId: made.id,
        orderNo: made.orderNo,
        state: 'refunded',
        refundPrice: '1000.00',
        reasonText: 'Paid after the order was cancelled',
        isRequested: '0',
        canWithdraw: '0',
        backBy: null,
        items: [{ quantity: 1 }],
      },
    ],
    total: 1,
  })
  expect((await list({ state: 'refunded' })).data.records).toHaveLength(1)
  expect((await list({ state: 'approved' })).data.records).toEqual([])
  expect((await list({ state: 'applied' })).data.records).toEqual([])
  expect((await list({}, buyer)).data.records).toEqual([])
  // until the provider has accepted it
  await medibook.query('update payment set finish_time = null where order_id = $1', [made.id])
  const [open] = (await list({ state: 'approved' })).data.records
  expect(open).toMatchObject({ state: 'approved', refundTime: null })
  expect(open?.backBy).toMatch(/^2/)
})

test('a payment in time counts even when its notification is late', async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  const notice = await act(transaction, 'paid')
  const clock = medibook.server.ports.clock as unknown as { advance(ms: number): Promise<number> }
  await clock.advance(31 * MINUTE_MS)
  await notify(notice)
  expect((await order(user, made.id)).data.status).toBe('11')
})

test('a notification with a wrong signature, a changed amount or an unknown payment is refused', async () => {
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

test('another account’s payment, and one queried under another provider, are not found', async () => {
  const made = await newOrder()
  const transaction = await started(made.id)
  const stranger = await addUser()
  expect(await ask(transaction, 'alipay', stranger)).toMatchObject({ code: codes.notFound })
  expect(await ask(transaction, 'wechat')).toMatchObject({ code: codes.notFound })
})

test('of concurrent cancelling and paying exactly one succeeds', async () => {
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
