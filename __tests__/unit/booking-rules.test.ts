import { calendarEntryOf, keepInCalendar } from '@/features/booking/keep-in-calendar'
import {
  dayOn,
  dayPartOf,
  firstOpenDay,
  groupTimes,
  isBookableDay,
  isBookableTime,
  monthNumber,
  monthSpan,
  neighbourMonth,
  type SlotDayState,
  withBusy,
} from '@/features/booking/slot-days'
import { addToCalendar } from '@/platform/calendar'

jest.mock('@/platform/calendar', () => ({ addToCalendar: jest.fn(() => Promise.resolve()) }))

describe('the picker of times', () => {
  test('closes only free days and times for an own appointment, and leaves the rest as it is', () => {
    const days = [
      { date: 'a', state: 'free' },
      { date: 'b', state: 'full' },
      { date: 'c', state: 'scarce' },
      { date: 'd', state: 'free' },
    ]
    const of = ({ date }: { date: string }) => date
    expect(withBusy(days, ['a', 'b', 'c'], of)?.map(({ state }) => state)).toEqual([
      'busy',
      'full',
      'busy',
      'free',
    ])
    expect(withBusy(days, [], of)).toBe(days)
    expect(withBusy<(typeof days)[number]>(undefined, ['a'], of)).toBeUndefined()
  })

  test.each<[SlotDayState, boolean]>([
    ['free', true],
    ['scarce', true],
    ['full', false],
    ['rest', false],
    ['holiday', false],
    ['notOpen', false],
    ['past', false],
  ])('a day that is %s can be booked: %p', (state, can) => expect(isBookableDay({ state })).toBe(can))
  test('a time with the same state is bookable alike', () => {
    expect((['free', 'scarce', 'full', 'past'] as const).map((state) => isBookableTime({ state }))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isBookableDay(undefined)).toBe(false)
  })
  test.each([
    ['00:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['23:59', 'evening'],
  ] as const)('%s is in the %s', (time, part) => expect(dayPartOf(time)).toBe(part))
  test('times are in order in each part of the day', () => {
    const at = (time: string) => ({ slotId: time, time, left: 1, capacity: 1, state: 'free' }) as never
    const { morning, afternoon, evening } = groupTimes([
      at('18:30'),
      at('10:00'),
      at('09:00'),
      at('12:00'),
      at('18:00'),
    ])
    expect([morning, afternoon, evening].map((part) => part.map(({ time }) => time))).toEqual([
      ['09:00', '10:00'],
      ['12:00'],
      ['18:00', '18:30'],
    ])
  })
  test('a day before the first known one is past, an unknown one is not open', () => {
    const known = new Map([['2026-11-24', { date: '2026-11-24', state: 'free' }]]) as never
    expect(dayOn(known, '2026-11-24', '2026-11-24').state).toBe('free')
    expect(dayOn(known, '2026-11-24', '2026-11-23').state).toBe('past')
    expect(dayOn(known, '2026-11-23', '2026-11-23').state).toBe('notOpen')
    expect(dayOn(known, undefined, '2026-11-23').state).toBe('notOpen')
  })
  test('months from the first to the last known day', () => {
    const days = [
      ['2027-01-02', 'free'],
      ['2026-11-30', 'full'],
      ['2026-12-05', 'scarce'],
    ].map(([date, state]) => ({ date, state })) as never
    expect(firstOpenDay(days)).toBe('2026-12-05')
    expect([firstOpenDay([]), monthSpan([])]).toEqual([undefined, null])
    const span = monthSpan(days)
    expect(span).toEqual({ first: '2026-11', last: '2027-01' })
    if (!span) return
    expect([
      neighbourMonth('2026-11', -1, span),
      neighbourMonth('2026-12', -1, span),
      neighbourMonth('2026-12', 1, span),
      neighbourMonth('2027-01', 1, span),
    ]).toEqual([null, '2026-11', '2027-01', null])
    expect([monthNumber('2026-09'), monthNumber('2026-12-05')].map(Number)).toEqual([9, 12])
  })
})

test('an appointment in the calendar has its own duration, or half an hour when unknown', () => {
  const booking = {
    date: '2026-12-01',
    time: '10:30',
    spuName: 'Check',
    shopName: 'Central',
    shopAddress: 'Street 1',
    personName: 'Chan',
    verifyCode: '123',
    preparations: ['Fast'],
    durationMinutes: 45,
  } as never
  expect(calendarEntryOf(booking)).toEqual({
    title: 'Check',
    startsAtMs: Date.UTC(2026, 11, 1, 2, 30),
    endsAtMs: Date.UTC(2026, 11, 1, 3, 15),
    place: 'Central Street 1',
    notes: 'Chan 123\nFast',
    alarms: [1440, 120],
  })
  const bare = {
    ...(booking as object),
    durationMinutes: null,
    time: null,
    shopAddress: '',
    verifyCode: null,
    preparations: [],
  } as never
  expect(calendarEntryOf(bare)).toMatchObject({
    startsAtMs: Date.UTC(2026, 10, 30, 16),
    endsAtMs: Date.UTC(2026, 10, 30, 16, 30),
    place: 'Central',
    notes: 'Chan',
  })
  keepInCalendar(booking)
  expect(addToCalendar).toHaveBeenCalledWith(calendarEntryOf(booking))
})
