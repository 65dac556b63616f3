import { addGoods, addUser, newKey, paid, placed } from '../support/order-world'

const HOUR_MS = 3_600_000

test('each listed receipt knows the sums of its month, in the zone of the store', async () => {
  await addGoods('month-item', { isBookable: false, slotKind: null, priceCents: 10_000 })
  const user = await addUser()
  const inHongKong = new Date(medibook.clock.now().getTime() + 8 * HOUR_MS)
  const monthStart = Date.UTC(inHongKong.getUTCFullYear(), inHongKong.getUTCMonth(), 1) - 8 * HOUR_MS
  const boughtAt = async (ms: number) => {
    const { id } = await placed(user, { goods: 'month-item', expected: '100.00' })
    await paid(user, id)
    const time = new Date(monthStart + ms).toISOString()
    await medibook.query('update order_info set payment_time = $2 where id = $1', [id, time])
    return id
  }
  // an hour before and an hour after the month's start there: the same month elsewhere
  const early = await boughtAt(-HOUR_MS)
  await boughtAt(HOUR_MS)
  await boughtAt(HOUR_MS)
  const { data: request } = await medibook.call('refundApply', {
    session: user.session,
    body: { idempotencyKey: newKey(), orderId: early, reason: 'other' },
  })
  await medibook.inject({
    method: 'POST',
    url: '/sandbox/desk/refunds/approve',
    payload: { id: request.id },
  })
  const page = async (current: string) =>
    (await medibook.call('receiptPage', { session: user.session, query: { current, size: '1' } })).data
      .records
  // whatever part of the month the page has
  expect(await page('1')).toMatchObject([{ monthNetPrice: '200.00', monthRefundPrice: '0.00' }])
  expect(await page('3')).toMatchObject([{ id: early, monthNetPrice: '0.00', monthRefundPrice: '100.00' }])
})
