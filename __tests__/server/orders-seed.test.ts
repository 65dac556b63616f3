import { bookingStates, orderStatus, orderTabs } from '../../contract/constants/enums'
import type {} from '../support/medibook-global'

beforeAll(async () => {
  // the seed is written before the whole run, so its unpaid orders may be overdue when this file runs
  await medibook.query(
    `update order_info set pay_deadline = now() + interval '1 hour' where status is null and not is_paid`,
  )
})

test('every order and appointment of the demo accounts can be read, and every tab has some', async () => {
  const users = await medibook.query<{ user_id: string }>('select distinct user_id from order_info')
  expect(users.length).toBeGreaterThan(0)
  const seenTabs = new Set<string>()
  const seenStates = new Set<string>()
  for (const { user_id: userId } of users) {
    const session = await medibook.signIn(userId)
    const counts = await medibook.call('orderCount', {
      session,
    })
    for (const tab of orderTabs) {
      const page = await medibook.call('orderPage', {
        session,
        query: { tab, size: '100' },
      })
      expect(page.code).toBe(0)
      expect(page.data.total).toBe(counts.data[tab])
      if (page.data.total > 0) seenTabs.add(tab)
      for (const card of tab === 'all' ? page.data.records : []) {
        const detail = await medibook.call('orderDetail', { params: { id: card.id }, session })
        expect(detail).toMatchObject({ code: 0, data: { id: card.id, actions: card.actions } })
        for (const booking of detail.data.bookings) seenStates.add(booking.state)
      }
    }
    for (const list of ['Pre', 'Booked', 'WriteOff'] as const) {
      const page = await medibook.call(`booking${list}List`, {
        session,
        query: { size: '100' },
      })
      expect(page.code).toBe(0)
    }
  }
  expect([...seenTabs].sort()).toEqual([...orderTabs].sort())
  expect(bookingStates.filter((state) => !seenStates.has(state))).toEqual([])
})

test('the seeded appointments occupy the places counted by their slots', async () => {
  const wrong = await medibook.query(
    `select s.id, s.taken, count(b.id)::int as booked from slot s join order_booking b on b.slot_id =
      s.id and b.state in ('held', 'booked', 'writeOff', 'injected') group by s.id having s.taken <
      count(b.id)`,
  )
  expect(wrong).toEqual([])
})

test('the demo points, by time, lead from each balance to the next', async () => {
  const rows = await medibook.query<{ user_id: string; points: number; balance: number }>(
    'select user_id, points, balance from points_record order by user_id, create_time, id desc',
  )
  expect(rows.length).toBeGreaterThan(5)
  const balances = new Map<string, number>()
  for (const row of rows) {
    expect([row.user_id, row.balance]).toEqual([row.user_id, (balances.get(row.user_id) ?? 0) + row.points])
    balances.set(row.user_id, row.balance)
  }
})

test('the demo orders of shipped goods have an address, those of appointments do not', async () => {
  const wrong = await medibook.query(
    `select distinct o.id from order_info o join order_item i on i.order_id = o.id where
      i.is_bookable <> (o.delivery_address is null)`,
  )
  expect(wrong).toEqual([])
})

test('every shipped order of the demo accounts has a parcel to follow', async () => {
  const without = await medibook.query(
    `select o.id from order_info o left join order_logistics l on l.order_id = o.id
      where o.user_id in ('user-demo1', 'user-demo2') and o.status = $1 and l.order_id is null`,
    [orderStatus.shipped],
  )
  expect(without).toEqual([])
})
