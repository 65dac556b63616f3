import { spawnSync } from 'node:child_process'
import { codes } from '../../contract/constants/codes'
import { addDays, daysBetween, weekdayOf } from '../../contract/rules/dates'
import type { Day, Time } from '../../contract/rules/day'
import {
  nearestOf,
  slotDaysOf,
  slotState,
  slotTimeOf,
  type Calendar,
  type SlotRow,
} from '../../server/contexts/scheduling/slots/availability'
import { dayText, instantOf, minutesOf, timeText } from '../../server/lib/store-time'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  insert,
  place,
  placed,
  today,
  value,
} from '../support/order-world'

const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  open: '09:00' as const,
  close: '18:00' as const,
}))
const row = (date: Day, time: Time, capacity = 10, used = 0): SlotRow => ({
  id: `${date} ${time}`,
  shopId: 's',
  slotKind: 'exam',
  date,
  time,
  capacity,
  taken: used,
})
const calendar = (slots: SlotRow[], extra: Partial<Calendar> = {}): Calendar => ({
  now: { day: '2026-11-24', time: '10:30' },
  notBefore: null,
  hours: ALL_WEEK,
  closed: new Map(),
  slots,
  ...extra,
})

describe('rules', () => {
  test('use day and time of the given time zone', () => {
    const moment = new Date('2026-11-24T16:30:00Z')
    expect([dayText(moment, 'Asia/Hong_Kong'), timeText(moment, 'Asia/Hong_Kong')]).toEqual([
      '2026-11-25',
      '00:30',
    ])
    expect([dayText(moment, 'UTC'), timeText(moment, 'UTC')]).toEqual(['2026-11-24', '16:30'])
    expect(instantOf('2026-11-25', '00:30', 'Asia/Hong_Kong')).toEqual(moment)
    expect(instantOf('2026-03-29', '12:00', 'Europe/Paris').toISOString()).toBe('2026-03-29T10:00:00.000Z')
    expect([
      addDays('2028-02-28', 1),
      addDays('2026-03-01', -1),
      daysBetween('2026-12-30', '2027-01-02'),
      weekdayOf('2026-11-24'),
      minutesOf('23:59'),
    ]).toEqual(['2028-02-29', '2026-02-28', 3, 2, 1439])
  })

  test('give the state of a day, and the earliest', () => {
    const days = slotDaysOf(
      calendar(
        [
          row('2026-11-24', '09:00'),
          row('2026-11-24', '10:30'),
          row('2026-11-25', '09:00', 10, 10),
          row('2026-11-26', '09:00'),
          row('2026-11-27', '09:00'),
          row('2026-11-28', '09:00', 4),
          row('2026-11-29', '09:00', 5),
          row('2027-01-23', '09:00'),
        ],
        {
          closed: new Map([
            ['2026-11-26', 'holiday'],
            ['2026-11-27', 'rest'],
          ]),
          hours: ALL_WEEK.filter((item) => item.weekday !== 1),
        },
      ),
    )
    const state = (date: string) => days.find((item) => item.date === date)
    expect(days).toHaveLength(61)
    expect([days[0]?.date, days[60]?.date]).toEqual(['2026-11-24', '2027-01-23'])
    expect(state('2026-11-24')).toEqual({ date: '2026-11-24', state: 'past', left: 0, isEarliest: '0' })
    expect(state('2026-11-25')?.state).toBe('full')
    expect(state('2026-11-26')?.state).toBe('holiday')
    expect(state('2026-11-27')?.state).toBe('rest')
    expect(state('2026-11-28')).toEqual({ date: '2026-11-28', state: 'scarce', left: 4, isEarliest: '1' })
    expect(state('2026-11-29')).toEqual({ date: '2026-11-29', state: 'free', left: 5, isEarliest: '0' })
    expect(state('2026-11-30')?.state).toBe('rest')
    expect(state('2026-12-01')?.state).toBe('notOpen')
    expect(state('2027-01-23')?.state).toBe('free')
    expect(days.filter((item) => item.isEarliest === '1')).toHaveLength(1)
  })

  test('count only upcoming slots for today', () => {
    expect(
      slotDaysOf(calendar([row('2026-11-24', '10:30'), row('2026-11-24', '10:31', 3)]))[0],
    ).toMatchObject({ state: 'scarce', left: 3 })
  })

  test('close days before a dose may be given', () => {
    const open = calendar([row('2026-11-25', '09:00'), row('2026-12-01', '09:00')], {
      notBefore: '2026-12-01',
    })
    expect(
      slotDaysOf(open)
        .filter((item) => item.state === 'free')
        .map((item) => item.date),
    ).toEqual(['2026-12-01'])
    expect(slotState(row('2026-11-25', '09:00'), open)).toBe('closed')
  })

  test('give the state of every time', () => {
    const closed = calendar([], { closed: new Map([['2026-11-26', 'rest']]) })
    expect(slotTimeOf(row('2026-11-24', '10:30'), closed)).toMatchObject({ state: 'past', left: 0 })
    expect(slotTimeOf(row('2026-11-25', '09:00', 3, 3), closed)).toMatchObject({
      state: 'full',
      left: 0,
      capacity: 3,
    })
    expect(slotTimeOf(row('2026-11-25', '09:00', 3, 1), closed)).toMatchObject({ state: 'scarce', left: 2 })
    expect(slotTimeOf(row('2026-11-25', '09:00', 3), closed)).toMatchObject({ state: 'free', left: 3 })
    expect(slotTimeOf(row('2026-11-26', '09:00'), closed)).toBeNull()
    expect(slotTimeOf(row('2027-01-24', '09:00'), closed)).toBeNull()
  })

  test('return the nearest free slots, ordered by distance to either side', () => {
    const target = row('2026-11-25', '10:00', 1, 1)
    const found = nearestOf(
      target,
      calendar([
        target,
        row('2026-11-25', '09:30'),
        row('2026-11-25', '10:15'),
        row('2026-11-25', '10:45', 1, 1),
        row('2026-11-26', '10:00'),
        row('2026-11-24', '09:00'),
      ]),
      3,
    )
    expect(found.map((item) => item.slotId)).toEqual([
      '2026-11-25 10:15',
      '2026-11-25 09:30',
      '2026-11-26 10:00',
    ])
  })
})

test.each(['UTC', 'Asia/Shanghai', 'America/Los_Angeles'])(
  'results do not depend on the time zone of the process: %s',
  (zone) => {
    const script = `
    const { slotDaysOf, slotState, storeNow } = require('./server/contexts/scheduling/slots/availability.ts')
    const { dayText, momentText, instantOf } = require('./server/lib/store-time.ts')
    const { ageOn } = require('./contract/rules/eligibility.ts')
    const moment = new Date('2026-11-24T16:30:00Z')
    const now = storeNow({ now: () => moment }, 'Asia/Hong_Kong')
    const row = { id: 'x', shopId: 's', slotKind: 'exam', date: '2026-11-25', time: '00:31', capacity: 3, taken: 0 }
    const calendar = { now, notBefore: null, hours: [], closed: new Map(), slots: [row, { ...row, time: '00:30' }] }
    const rules = [
      now,
      momentText(moment, 'Asia/Hong_Kong'),
      dayText(moment, 'UTC'),
      instantOf('2026-11-25', '00:30', 'Asia/Hong_Kong').toISOString(),
      ageOn('1990-11-25', now.day),
      slotState(row, calendar),
      slotState({ ...row, time: '00:30' }, calendar),
      slotDaysOf(calendar).slice(0, 2),
    ]
    console.log(JSON.stringify({ offset: moment.getTimezoneOffset(), rules }))`
    const ran = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
    })
    expect(ran.stderr).toBe('')
    const answer = JSON.parse(ran.stdout) as { offset: number; rules: unknown }
    expect(answer.offset).toBe({ UTC: 0, 'Asia/Shanghai': -480, 'America/Los_Angeles': 480 }[zone])
    expect(answer.rules).toEqual([
      { day: '2026-11-25', time: '00:30' },
      '2026-11-25 00:30:00',
      '2026-11-24',
      '2026-11-24T16:30:00.000Z',
      36,
      'free',
      'past',
      [
        { date: '2026-11-25', state: 'scarce', left: 3, isEarliest: '1' },
        { date: '2026-11-26', state: 'rest', left: 0, isEarliest: '0' },
      ],
    ])
  },
)

describe('over the wire', () => {
  const days = (query: Record<string, string>, session?: string) =>
    medibook.call('slotDays', {
      query,
      ...(session ? { session } : {}),
    })
  const times = (query: Record<string, string>) => medibook.call('slotTimes', { query })
  const nearest = (query: Record<string, string>) => medibook.call('slotNearest', { query })

  beforeAll(async () => {
    await addShop('t-shop')
    await addShop('t-second')
    await addShop('t-third')
    await addShop('t-elsewhere')
    await addGoods('t-package', { shops: ['t-shop', 't-second', 't-third'] })
    await addGoods('t-product', { isBookable: false, slotKind: null })
    await addSlot('s-closed', 't-shop', dayIn(2))
    await insert('closed_day', { shop_id: 't-shop', date: dayIn(2), state: 'holiday' })
    await addSlot('s-a', 't-shop', dayIn(3), '09:00', 1)
    await addSlot('s-b', 't-shop', dayIn(3), '10:00', 8)
    await addSlot('s-vaccine', 't-shop', dayIn(1), '10:00', 8, 'vaccine')
    await addSlot('s-far', 't-shop', dayIn(61))
    await addSlot('s-old', 't-shop', dayIn(-1))
    await addSlot('s-second', 't-second', dayIn(4))
    await addSlot('s-third', 't-third', dayIn(1))
    await addSlot('s-third-full', 't-elsewhere', dayIn(1))
  })

  test('shows days of one clinic and the first free day of the others, soonest first', async () => {
    const left = await value('select sum(capacity - taken) from slot where shop_id = $1 and date = $2', [
      't-shop',
      dayIn(3),
    ])
    const { data } = await days({ spuId: 't-package', shopId: 't-shop' })
    expect(data).toMatchObject({ today: today(), earliestDay: dayIn(3) })
    expect(data.days.find((item) => item.date === dayIn(3))).toEqual({
      date: dayIn(3),
      state: 'free',
      left,
      isEarliest: '1',
    })
    expect(data.days.find((item) => item.date === dayIn(2))?.state).toBe('holiday')
    expect(data.days.find((item) => item.date === dayIn(1))?.state).toBe('notOpen')
    expect(data.otherShops.map((item) => [item.shopId, item.firstFreeDay])).toEqual([
      ['t-third', dayIn(1)],
      ['t-second', dayIn(4)],
    ])
  })

  test('the query over many clinics agrees with the rules for one', async () => {
    const list = medibook.server.load<
      typeof import('../../server/contexts/scheduling/slots/queries/calendar')
    >('contexts/scheduling/slots/queries/calendar.ts')
    const ctx = medibook.server.app.contextFor()
    const found = await list.firstFreeByShop(ctx, {
      slotKinds: ['exam'],
      shopIds: ['t-shop', 't-second', 't-third'],
    })
    for (const shopId of ['t-shop', 't-second', 't-third'])
      expect(found.get(shopId)?.date).toBe((await days({ spuId: 't-package', shopId })).data.earliestDay)
  })

  test('shows the times of a day, and none on a closed day or beyond the last', async () => {
    expect((await times({ spuId: 't-package', shopId: 't-shop', date: dayIn(3) })).data).toEqual([
      { slotId: 's-a', date: dayIn(3), time: '09:00', left: 1, capacity: 1, state: 'scarce' },
      { slotId: 's-b', date: dayIn(3), time: '10:00', left: 8, capacity: 8, state: 'free' },
    ])
    for (const date of [dayIn(2), dayIn(61)])
      expect((await times({ spuId: 't-package', shopId: 't-shop', date })).data).toEqual([])
  })

  test('a slot just taken returns the nearest free ones, which can also be queried', async () => {
    await placed(await addUser(), { goods: 't-package', shop: 't-shop', slot: 's-a' })
    const refused = await place(await addUser(), { goods: 't-package', shop: 't-shop', slot: 's-a' })
    expect(refused).toMatchObject({ code: codes.slotTaken, data: { nearest: [{ slotId: 's-b' }] } })
    expect((await nearest({ spuId: 't-package', slotId: 's-a' })).data).toMatchObject([
      { slotId: 's-b', state: 'free' },
    ])
    expect((await times({ spuId: 't-package', shopId: 't-shop', date: dayIn(3) })).data[0]).toMatchObject({
      slotId: 's-a',
      state: 'full',
      left: 0,
    })
  })

  test.each(['s-closed', 's-far', 's-old', 's-vaccine', 's-second', 'nothing'])(
    '%s is not bookable',
    async (slot) => {
      expect(await place(await addUser(), { goods: 't-package', shop: 't-shop', slot })).toMatchObject({
        code: codes.dayNotBookable,
      })
    },
  )

  test('a product without a calendar, an unknown clinic, and a clinic without the product are not found', async () => {
    expect(await days({ spuId: 't-product', shopId: 't-shop' })).toMatchObject({ code: codes.notFound })
    expect(await days({ spuId: 't-package', shopId: 'nothing' })).toMatchObject({ code: codes.notFound })
    expect(await days({ spuId: 't-package', shopId: 't-elsewhere' })).toMatchObject({ code: codes.notFound })
    expect(await times({ spuId: 't-package', shopId: 't-elsewhere', date: dayIn(1) })).toMatchObject({
      code: codes.notFound,
    })
    expect(await nearest({ spuId: 't-package', slotId: 'nothing' })).toMatchObject({ code: codes.notFound })
  })

  test('the interval of a dose is shown to its owner only', async () => {
    const [user, stranger] = [await addUser(), await addUser()]
    const made = await placed(user, { goods: 't-package', shop: 't-shop' })
    const query = { spuId: 't-package', shopId: 't-shop', bookingId: made.bookings[0]?.id ?? '' }
    expect(await days(query, user.session)).toMatchObject({ code: 0 })
    expect(await days(query, stranger.session)).toMatchObject({ code: codes.notFound })
    expect(await days(query)).toMatchObject({ code: codes.notFound })
  })
})
