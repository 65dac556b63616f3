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

test('nobody of the demo data asked a doctor in the night, and no offer ran out then', async () => {
  const rows = await medibook.query<{ hour: number }>(
    `select extract(hour from moment at time zone 'Asia/Hong_Kong')::int as hour from (
       select create_time as moment from doctor_booking where id like 'doctor-booking-%' and state <> 'waiting'
       union all
       select expire_time from doctor_offer where id like 'doctor-booking-%' and state = 'expired'
     ) as moments`,
  )
  expect(rows.length).toBeGreaterThan(6)
  expect(rows.filter(({ hour }) => hour < 9 || hour >= 18)).toEqual([])
})
