import type {} from '../support/medibook-global'

test('a refund of the demo data is asked for after the order, answered, and then paid back', async () => {
  const rows = await medibook.query<{ id: string; isInOrder: boolean | null }>(
    `select refund.id, refund.create_time > orders.create_time
       and coalesce(refund.answer_time, refund.create_time) >= refund.create_time
       and coalesce(refund.refund_time >= refund.answer_time, true) as "isInOrder"
     from order_refund refund join order_info orders on orders.id = refund.order_id`,
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ isInOrder }) => !isInOrder)).toEqual([])
})

test('no payment of the demo data is one that could not be kept', async () => {
  const rows = await medibook.query('select id from payment where refunded_time is not null')
  expect(rows).toEqual([])
})
