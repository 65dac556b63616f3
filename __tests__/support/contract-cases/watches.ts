import { codes } from '../../../contract/constants/codes'
import * as courses from '../../../contract/courses'
import * as watches from '../../../contract/watches'
import { addSlot, dayIn, newKey } from '../order-world'
import { paidOrder, SHOP, stocked, verified } from './existing-world'
import { caseFor, type CaseWorld } from './types'

const missing = { params: { id: 'nothing' }, code: codes.notFound }
let days = 0

/** A separate day without a free place, at a clinic with a waiting list. */
async function fullDay(world: CaseWorld): Promise<string> {
  await stocked(world)
  await world.query('update shop set has_waiting_list = true where id = $1', [SHOP])
  days += 1
  const date = dayIn(15 + (days % 40))
  const id = `wl-slot-${days}`
  await addSlot(id, SHOP, date, `06:${String(days % 60).padStart(2, '0')}`, 1)
  await world.query(
    `update slot set taken = capacity where shop_id = $1 and slot_kind = 'exam' and date = $2`,
    [SHOP, date],
  )
  return date
}
const watchBody = async (world: CaseWorld) => {
  const date = await fullDay(world)
  return {
    idempotencyKey: newKey(),
    kind: 'goods',
    spuId: 'ex-package',
    shopId: SHOP,
    fromDay: date,
    toDay: date,
  }
}
async function watched(world: CaseWorld): Promise<string> {
  await world.query(`update slot_watch set state = 'over' where user_id = $1`, [world.user.id])
  return ((await world.call('watchAdd', { body: await watchBody(world) })) as { id: string }).id
}
const waitBody = async (world: CaseWorld) => {
  await world.query(`delete from waiting_entry where user_id = $1`, [world.user.id])
  const order = await paidOrder(world)
  return {
    idempotencyKey: newKey(),
    bookingId: order.bookings[0]?.id ?? '',
    shopId: SHOP,
    date: await fullDay(world),
  }
}
const waited = async (world: CaseWorld): Promise<{ id: string; date: string }> =>
  (await world.call('waitingJoin', { body: await waitBody(world) })) as { id: string; date: string }
async function offered(world: CaseWorld): Promise<string> {
  const { id, date } = await waited(world)
  await world.query(
    `update waiting_entry set state = 'offered', offer_end = now() + interval '10 years', slot_id =
      (select s.id from slot s where s.shop_id = $2 and s.slot_kind = 'exam' and s.date = $3 order by
      s.id limit 1), time = '06:00' where id = $1`,
    [id, SHOP, date],
  )
  return id
}

export const watchCases = [
  caseFor(watches.watchAdd, {
    happy: async (world) => ({ body: await watchBody(world) }),
    async expect(data, world) {
      const [row] = await world.query('select user_id, state from slot_watch where id = $1', [data.id])
      expect(row).toEqual({ user_id: world.user.id, state: 'open' })
    },
    bad: { body: { idempotencyKey: 'a'.repeat(20), kind: 'weather' } },
  }),
  caseFor(watches.watchList, {
    happy: async (world) => {
      await watched(world)
      return {}
    },
    expect(data) {
      expect(data.records).toMatchObject([{ state: 'open', spuId: 'ex-package' }])
    },
    bad: null,
  }),
  caseFor(watches.watchStop, {
    happy: async (world) => ({ params: { id: await watched(world) } }),
    expect(data) {
      expect(data).toBe(true)
    },
    bad: missing,
  }),
  caseFor(watches.waitingJoin, {
    happy: async (world) => ({ body: await waitBody(world) }),
    async expect(data, world) {
      const [row] = await world.query('select user_id, state, date from waiting_entry where id = $1', [
        data.id,
      ])
      expect(row).toEqual({ user_id: world.user.id, state: 'waiting', date: data.date })
    },
    bad: { body: { idempotencyKey: 'short', bookingId: 'x', shopId: SHOP, date: '2026-01-01' } },
  }),
  caseFor(watches.waitingList, {
    happy: async (world) => {
      await waited(world)
      return {}
    },
    expect(data) {
      expect(data).toMatchObject([{ state: 'waiting', shopId: SHOP }])
    },
    bad: null,
  }),
  caseFor(watches.waitingAccept, {
    happy: async (world) => ({ body: { id: await offered(world) } }),
    expect(data) {
      expect(data.state).toBe('booked')
    },
    bad: { body: { id: 'nothing' }, code: codes.notFound },
  }),
  caseFor(watches.waitingLeave, {
    happy: async (world) => ({ params: { id: (await waited(world)).id } }),
    expect(data) {
      expect(data).toBe(true)
    },
    bad: missing,
  }),
  caseFor(courses.courseList, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        `select distinct b.order_item_id as id from order_booking b join order_info o on o.id =
          b.order_id where b.user_id = $1 and o.is_paid and b.needle_total > 1 and b.state <>
          'cancelled'`,
        [world.demo.id],
      )
      expect(data.courses.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
    },
    bad: { query: { personId: 'not an id!' } },
  }),
  caseFor(courses.undoInjected, {
    happy: async (world) => {
      const id = await verified(world)
      await world.call('confirmInjected', { body: { id } })
      return { body: { id } }
    },
    async expect(data, world) {
      const [row] = await world.query('select state from order_booking where id = $1', [data.id])
      expect(row).toEqual({ state: 'writeOff' })
    },
    bad: { body: { id: 'nothing' }, code: codes.notFound },
  }),
]
