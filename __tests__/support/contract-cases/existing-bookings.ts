import * as bookingChanges from '../../../contract/booking-changes'
import * as bookings from '../../../contract/bookings'
import type { Booking } from '../../../contract/bookings'
import * as slots from '../../../contract/slots'
import { confirmInjected, dayIn, newKey } from '../order-world'
import { sealedBefore } from '../sealed-before'
import { booked, buyer, newSlot, SHOP, stocked, verified, waiting } from './existing-world'
import { caseFor, type CaseWorld } from './types'

interface BookingRow extends Record<string, unknown> {
  state: string
  slot_id: string | null
  date: string | null
  changes_used: number
  cancels_used: number
}
const row = async (world: CaseWorld, id: string): Promise<BookingRow | undefined> =>
  (
    await world.query<BookingRow>('select * from order_booking where id = $1 and user_id = $2', [
      id,
      world.user.id,
    ])
  )[0]
const notFound = { query: { id: 'no-such-booking' }, code: 40400 }
const slotGone = { code: 40400 }

const listCase = (endpoint: typeof bookings.bookingPreList, states: string[]) =>
  caseFor(endpoint, {
    as: 'demo',
    happy: () => ({ query: { size: '50' } }),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        `select b.id from order_booking b left join order_info o on o.id = b.order_id where b.user_id
          = $1 and b.state = any($2) and (o.id is null or o.is_paid)`,
        [world.demo.id, states],
      )
      expect(data.records.map((booking) => booking.id).sort()).toEqual(rows.map(({ id }) => id).sort())
      expect(data.total).toBeGreaterThan(0)
    },
    bad: { query: { personId: 'not an id!' } },
  })

const detailCase = (
  endpoint: typeof bookings.bookingPreDetail,
  make: (world: CaseWorld) => Promise<string>,
) =>
  caseFor(endpoint, {
    happy: async (world) => ({ query: { id: await make(world) } }),
    async expect(data, world) {
      expect(data.state).toBe((await row(world, data.id))?.state)
    },
    bad: notFound,
  })

const cancelCase = (endpoint: typeof bookingChanges.unBooking, make: (world: CaseWorld) => Promise<string>) =>
  caseFor(endpoint, {
    happy: async (world) => ({ query: { id: await make(world) } }),
    async expect(data, world) {
      expect(await row(world, data.id)).toMatchObject({ state: 'pre', slot_id: null, cancels_used: 1 })
    },
    bad: notFound,
  })

const isBooked = async (data: Booking, world: CaseWorld): Promise<void> => {
  const found = await row(world, data.id)
  expect(found).toMatchObject({ state: 'booked', slot_id: data.slotId, date: data.date })
  expect(data.verifyCode).not.toBeNull()
}
const badBook = { body: { idempotencyKey: 'short', id: 'x', shopId: SHOP, slotId: 'x' } }

const freeCase = (endpoint: typeof bookingChanges.freeBooking, spuId: string, kind: string) =>
  caseFor(endpoint, {
    happy: async (world) => {
      await stocked(world)
      await world.query(`update person set id_type = 'passport', id_number_sealed = $2 where id = $1`, [
        world.user.person,
        sealedBefore('person.id_number_sealed', world.user.person, 'K1234567'),
      ])
      return {
        body: {
          idempotencyKey: newKey(),
          spuId,
          shopId: SHOP,
          slotId: await newSlot(kind),
          personId: world.user.person,
          phoneCode: '+852',
          phone: '98765432',
        },
      }
    },
    expect: isBooked,
    bad: {
      body: {
        idempotencyKey: 'a'.repeat(20),
        spuId,
        shopId: SHOP,
        slotId: 'x',
        personId: 'x',
        phoneCode: '852',
        phone: '98765432',
      },
    },
  })

export const slotCases = [
  caseFor(slots.slotDays, {
    happy: async (world) => {
      await stocked(world)
      await newSlot('exam', 3)
      return { query: { spuId: 'ex-package', shopId: SHOP } }
    },
    expect(data) {
      expect(data.days).toHaveLength(61)
      expect(data.today).toBe(dayIn(0))
      expect(data.days.find((day) => day.date === dayIn(3))).toMatchObject({
        state: expect.stringMatching(/free|scarce/) as string,
      })
    },
    bad: { query: { spuId: 'ex-package' } },
  }),
  caseFor(slots.slotTimes, {
    happy: async (world) => {
      await stocked(world)
      await newSlot('exam', 4)
      return { query: { spuId: 'ex-package', shopId: SHOP, date: dayIn(4) } }
    },
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        `select id from slot where shop_id = $1 and slot_kind = 'exam' and date = $2 order by time`,
        [SHOP, dayIn(4)],
      )
      expect(data.map((time) => time.slotId)).toEqual(rows.map(({ id }) => id))
    },
    bad: { query: { spuId: 'ex-package', shopId: SHOP, date: '24/11/2026' } },
  }),
  caseFor(slots.slotSoonest, {
    happy: async (world) => {
      await stocked(world)
      await newSlot('exam', 1)
      return { query: { spuId: 'ex-package' } }
    },
    expect(data) {
      expect(data[0]).toMatchObject({ shopId: SHOP, distanceMeters: null })
      const moments = data.map(({ date, time }) => `${date} ${time}`)
      expect(moments).toEqual([...moments].sort())
    },
    bad: { query: { spuId: 'ex-package', region: 'XX' } },
  }),
  caseFor(slots.slotBusy, {
    happy: async (world) => {
      await booked(world)
      return { query: { spuId: 'ex-package', shopId: SHOP, personId: buyer(world).person } }
    },
    async expect(data, world) {
      // of the slots that the person has, those with another place are free
      const rows = await world.query<{ id: string }>(
        `select s.id from order_booking b join slot s on s.id = b.slot_id
          where b.person_id = $1 and b.state = 'booked' and s.shop_id = $2 and s.slot_kind = 'exam'
            and s.taken < s.capacity`,
        [buyer(world).person, SHOP],
      )
      expect(rows.length).toBeGreaterThan(0)
      expect(data.slotIds).toEqual(expect.arrayContaining(rows.map(({ id }) => id)))
    },
    bad: { query: { spuId: 'ex-package', shopId: SHOP, personId: 'no-such-person' }, code: 40400 },
  }),
  caseFor(slots.slotNearest, {
    happy: async (world) => {
      await stocked(world)
      const full = await newSlot('exam', 9)
      await newSlot('exam', 9)
      await world.query('update slot set taken = capacity where id = $1', [full])
      return { query: { spuId: 'ex-package', slotId: full } }
    },
    expect(data) {
      expect(data[0]).toMatchObject({ date: dayIn(9), left: 3 })
    },
    bad: { query: { spuId: 'ex-package' } },
  }),
]

export const bookingCases = [
  listCase(bookings.bookingPreList, ['pre', 'locked']),
  listCase(bookings.bookingBookedList, ['booked']),
  listCase(bookings.bookingWriteOffList, ['writeOff', 'injected', 'cancelled']),
  detailCase(bookings.bookingPreDetail, waiting),
  detailCase(bookings.bookingBookedDetail, booked),
  cancelCase(bookingChanges.unBooking, booked),
  cancelCase(bookingChanges.cancelDose, (world) => booked(world, 'ex-dose', 'vaccine')),
  caseFor(bookingChanges.bookWaiting, {
    happy: async (world) => ({
      body: { idempotencyKey: newKey(), id: await waiting(world), shopId: SHOP, slotId: await newSlot() },
    }),
    expect: isBooked,
    bad: badBook,
  }),
  caseFor(bookingChanges.bookDose, {
    happy: async (world) => {
      const first = await verified(world)
      await confirmInjected(buyer(world), first)
      const [second] = await world.query<{ id: string }>(
        `select id from order_booking where order_item_id = (select order_item_id from order_booking
          where id = $1) and needle_no = 2`,
        [first],
      )
      return {
        body: {
          idempotencyKey: newKey(),
          id: second?.id,
          shopId: SHOP,
          slotId: await newSlot('vaccine', 30),
        },
      }
    },
    async expect(data, world) {
      await isBooked(data, world)
      expect(data.needleNo).toBe(2)
    },
    bad: badBook,
  }),
  caseFor(bookingChanges.bookingUpdate, {
    happy: async (world) => ({
      body: {
        idempotencyKey: newKey(),
        id: await booked(world),
        shopId: SHOP,
        slotId: await newSlot('exam', 8),
      },
    }),
    async expect(data, world) {
      expect(await row(world, data.id)).toMatchObject({ state: 'booked', date: dayIn(8), changes_used: 1 })
    },
    bad: { body: { ...badBook.body, idempotencyKey: 'a'.repeat(20), id: 'no-such-booking' }, ...slotGone },
  }),
  freeCase(bookingChanges.freeBooking, 'ex-free', 'free'),
  freeCase(bookingChanges.freeBookingBJ, 'ex-free-bj', 'bjFree'),
  caseFor(bookingChanges.confirmInjected, {
    happy: async (world) => ({ body: { id: await verified(world) } }),
    async expect(data, world) {
      expect((await row(world, data.id))?.state).toBe('injected')
    },
    bad: { body: {} },
  }),
]
