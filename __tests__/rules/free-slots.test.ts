import { limits } from '../../contract/constants/limits'
import { addDays } from '../../contract/rules/dates'
import type { Day, Time } from '../../contract/rules/day'
import {
  type Calendar,
  isFree,
  nearestOf,
  slotDaysOf,
  type SlotRow,
  slotState,
  slotTimeOf,
  storeNow,
} from '../../server/contexts/scheduling/slots/availability'
import { fakeContext } from './fake-context'

/** A Tuesday. */
const TODAY: Day = '2026-11-24'
const slot = (date: Day, time: Time, of: Partial<SlotRow> = {}): SlotRow =>
  ({ id: `${date} ${time}`, date, time, capacity: 5, taken: 0, ...of }) as SlotRow
const calendar = (of: Partial<Calendar> = {}): Calendar => ({
  now: { day: TODAY, time: '10:00' },
  notBefore: null,
  hours: [],
  closed: new Map(),
  slots: [],
  ...of,
})

test('now is the day and the time on the clinic’s own clock', () => {
  const ctx = fakeContext(new Date('2026-11-24T16:30:00Z'))
  expect(storeNow(ctx, 'Asia/Hong_Kong')).toEqual({ day: '2026-11-25', time: '00:30' })
  expect(storeNow(ctx, 'Europe/Paris')).toEqual({ day: '2026-11-24', time: '17:30' })
})

describe('a slot', () => {
  const last = addDays(TODAY, limits.bookingDaysAhead)
  test.each([
    ['of yesterday, later in the day', slot('2026-11-23', '23:00'), {}, 'past'],
    ['that begins now', slot(TODAY, '10:00'), {}, 'past'],
    ['that begins in a minute', slot(TODAY, '10:01'), {}, 'free'],
    ['of tomorrow, earlier in the day', slot('2026-11-25', '09:00'), {}, 'free'],
    ['of the last day that can be booked', slot(last, '09:00'), {}, 'free'],
    ['of the day after it', slot(addDays(last, 1), '09:00'), {}, 'closed'],
    ['of a holiday', slot('2026-11-25', '09:00'), { closed: new Map([['2026-11-25', 'holiday']]) }, 'closed'],
    ['of the first day of a dose', slot('2026-11-26', '09:00'), { notBefore: '2026-11-26' }, 'free'],
    ['of the day before it', slot('2026-11-25', '09:00'), { notBefore: '2026-11-26' }, 'closed'],
    ['with no place left', slot('2026-11-25', '09:00', { taken: 5 }), {}, 'full'],
    ['taken more often than it has places', slot('2026-11-25', '09:00', { taken: 6 }), {}, 'full'],
    ['with two places left', slot('2026-11-25', '09:00', { taken: 3 }), {}, 'scarce'],
    ['with three places left', slot('2026-11-25', '09:00', { taken: 2 }), {}, 'free'],
  ] as const)('%s', (_name, row, of, state) => {
    const at = calendar(of as Partial<Calendar>)
    expect(slotState(row, at)).toBe(state)
    expect(isFree(row, at)).toBe(state === 'free' || state === 'scarce')
    const { id: slotId, date, time, capacity, taken } = row
    const left = state === 'past' ? 0 : Math.max(0, capacity - taken)
    expect(slotTimeOf(row, at)).toEqual(
      state === 'closed' ? null : { slotId, date, time, left, capacity, state },
    )
  })
})

describe('the days of a clinic', () => {
  const day = (slots: SlotRow[], of: Partial<Calendar> = {}, date: Day = '2026-11-25') => {
    const found = slotDaysOf(calendar({ slots, ...of })).find((one) => one.date === date)
    return [found?.state, found?.left]
  }
  test('extend from today to the end of the booking window', () => {
    const dates = slotDaysOf(calendar()).map(({ date }) => date)
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([61, TODAY, '2027-01-23'])
  })
  test.each([
    ['of four places are scarce', [slot('2026-11-25', '09:00', { capacity: 4 })], ['scarce', 4]],
    ['of five places are free', [slot('2026-11-25', '09:00')], ['free', 5]],
    [
      'have the places of all their slots',
      [slot('2026-11-25', '09:00', { taken: 4 }), slot('2026-11-25', '10:00')],
      ['free', 6],
    ],
    [
      'do not subtract the overbooking of one slot from another',
      [slot('2026-11-25', '09:00', { taken: 9 }), slot('2026-11-25', '10:00', { taken: 4 })],
      ['scarce', 1],
    ],
    ['without a place are full', [slot('2026-11-25', '09:00', { taken: 5 })], ['full', 0]],
  ] as const)('%s', (_name, slots, expected) => expect(day([...slots])).toEqual(expected))
  test('exclude past slots', () => {
    const over = slot(TODAY, '09:00')
    expect(day([over], {}, TODAY)).toEqual(['past', 0])
    expect(day([over, slot(TODAY, '11:00', { taken: 3 })], {}, TODAY)).toEqual(['scarce', 2])
  })
  test("without slots are not open yet on the clinic's weekdays, else days of rest", () => {
    const hours = (weekday: number) => [{ weekday, open: '09:00', close: '18:00' }] as Calendar['hours']
    expect(day([], { hours: [...hours(1), ...hours(3)] })).toEqual(['notOpen', 0])
    expect(day([], { hours: hours(4) })).toEqual(['rest', 0])
  })
  test('that are closed have a reason, whatever slots they have', () => {
    const slots = [slot('2026-11-25', '09:00')]
    expect(day(slots, { closed: new Map([['2026-11-25', 'holiday']]) })).toEqual(['holiday', 0])
    expect(day(slots, { closed: new Map([['2026-11-25', 'rest']]) })).toEqual(['rest', 0])
    expect(day(slots, { notBefore: '2026-11-26' })).toEqual(['notOpen', 0])
  })
  test.each([
    ['free', 0],
    ['scarce', 3],
  ] as const)('the first that is %s is marked, and no other', (_state, taken) => {
    const slots = [
      slot('2026-11-24', '09:00'),
      slot('2026-11-25', '09:00', { taken: 5 }),
      slot('2026-11-26', '09:00', { taken }),
      slot('2026-11-27', '09:00'),
    ]
    const marked = slotDaysOf(calendar({ slots })).filter(({ isEarliest }) => isEarliest === '1')
    expect(marked.map(({ date }) => date)).toEqual(['2026-11-26'])
  })
})

describe('the nearest slots', () => {
  const target = slot('2026-11-26', '10:00')
  const near = (slots: SlotRow[], count = 9) =>
    nearestOf(target, calendar({ slots }), count).map(({ date, time }) => `${date.slice(8)} ${time}`)
  test('are ordered by distance, the earlier first at equal distance', () => {
    const slots = (
      [
        ['2026-11-27', '10:00'],
        ['2026-11-26', '08:00'],
        ['2026-11-26', '12:00'],
        ['2026-11-25', '10:00'],
        ['2026-11-26', '11:30'],
        ['2026-11-25', '23:00'],
      ] as const
    ).map(([date, time]) => slot(date, time))
    const expected = ['26 11:30', '26 08:00', '26 12:00', '25 23:00', '25 10:00', '27 10:00']
    expect(near(slots)).toEqual(expected)
    expect(near([...slots].reverse())).toEqual(expected)
    expect(near(slots, 2)).toEqual(expected.slice(0, 2))
  })
  test('are free, and exclude the slot itself', () =>
    expect(
      near([
        target,
        slot('2026-11-26', '11:00', { taken: 5 }),
        slot('2026-11-24', '10:00'),
        slot('2026-11-28', '10:00', { taken: 4 }),
      ]),
    ).toEqual(['28 10:00']))
})
