import { addDays } from '../../contract/rules/dates'
import type { Day, Time } from '../../contract/rules/day'
import {
  type DoctorCalendar,
  doctorDaysOf,
  doctorTimesOf,
  dutyToday,
  firstFreeOf,
  isFreeOn,
  nearestTimes,
  placeAt,
  type SessionRow,
  sessionsToday,
} from '../../server/contexts/clinic/doctors/calendar'

/** A Tuesday. */
const TODAY: Day = '2026-11-24'
const TOMORROW: Day = '2026-11-25'
const session = (weekday: number, start: Time, end: Time, of: Partial<SessionRow> = {}): SessionRow => ({
  doctorId: 'd',
  weekday,
  start,
  end,
  stepMinutes: 20,
  capacity: 2,
  ...of,
})
const calendar = (of: Partial<DoctorCalendar> = {}): DoctorCalendar => ({
  doctorId: 'd',
  shopId: 's',
  zone: 'Asia/Hong_Kong',
  isAvailable: true,
  now: { day: TODAY, time: '10:00' },
  sessions: [session(2, '09:40', '10:40'), session(3, '09:00', '10:00')],
  closed: new Map(),
  leave: new Set(),
  taken: new Map(),
  ...of,
})
const taken = (of: Record<string, number>) => new Map(Object.entries(of))

describe('the times of a day', () => {
  const times = (of: Partial<DoctorCalendar> = {}, date: Day = TODAY) =>
    doctorTimesOf(calendar(of), date).map(({ time, left, state }) => [time, left, state])
  test('are as long as a consultation; the last one ends with its session', () => {
    const of = (stepMinutes: number) =>
      times({ sessions: [session(3, '09:00', '10:00', { stepMinutes })] }, TOMORROW).map(([time]) => time)
    expect(of(20)).toEqual(['09:00', '09:20', '09:40'])
    expect(of(25)).toEqual(['09:00', '09:25'])
    expect(of(60)).toEqual(['09:00'])
    expect(of(61)).toEqual([])
  })
  test('of several sessions are in order of the day, and only those of the weekday', () => {
    const sessions = [
      session(3, '14:00', '14:20'),
      session(3, '09:00', '09:20'),
      session(4, '08:00', '08:20'),
    ]
    for (const given of [sessions, [...sessions].reverse()])
      expect(times({ sessions: given }, TOMORROW).map(([time]) => time)).toEqual(['09:00', '14:00'])
  })
  test('are past at their minute, scarce with one of several places free, and full with none', () => {
    expect(times()).toEqual([
      ['09:40', 0, 'past'],
      ['10:00', 0, 'past'],
      ['10:20', 2, 'free'],
    ])
    expect(times({ taken: taken({ [`${TODAY} 10:20`]: 1 }) }).at(-1)).toEqual(['10:20', 1, 'scarce'])
    expect(times({ taken: taken({ [`${TODAY} 10:20`]: 2 }) }).at(-1)).toEqual(['10:20', 0, 'full'])
    expect(times({ taken: taken({ [`${TODAY} 10:20`]: 3 }) }).at(-1)).toEqual(['10:20', 0, 'full'])
    const alone = [session(3, '09:00', '09:20', { capacity: 1 })]
    expect(times({ sessions: alone }, TOMORROW)).toEqual([['09:00', 1, 'free']])
  })
  test('are none on a closed day, on leave, outside of the booking window, or without appointments', () => {
    expect(times({ closed: new Map([[TOMORROW, 'holiday']]) }, TOMORROW)).toEqual([])
    expect(times({ leave: new Set([TOMORROW]) }, TOMORROW)).toEqual([])
    expect(times({ isAvailable: false }, TOMORROW)).toEqual([])
    expect(times({}, addDays(TODAY, -7))).toEqual([])
    const daily = Array.from({ length: 7 }, (_, weekday) => session(weekday, '09:00', '09:20'))
    expect(times({ sessions: daily }, addDays(TODAY, 60))).toHaveLength(1)
    expect(times({ sessions: daily }, addDays(TODAY, 61))).toEqual([])
  })
})

describe('the days', () => {
  const day = (of: Partial<DoctorCalendar>, date: Day = TOMORROW) => {
    const found = doctorDaysOf(calendar(of)).find((one) => one.date === date)
    return [found?.state, found?.left]
  }
  test('extend from today to the end of the booking window; the first with a place is marked', () => {
    const days = doctorDaysOf(calendar())
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([61, TODAY, '2027-01-23'])
    const marked = (of: Partial<DoctorCalendar>) =>
      doctorDaysOf(calendar(of)).flatMap(({ isEarliest, date }) => (isEarliest === '1' ? [date] : []))
    expect(marked({})).toEqual([TODAY])
    expect(marked({ taken: taken({ [`${TODAY} 10:20`]: 2 }) })).toEqual([TOMORROW])
    expect(marked({ isAvailable: false })).toEqual([])
  })
  test('are scarce with up to three places', () => {
    const busy = (count: number) => ({
      taken: taken({ [`${TOMORROW} 09:00`]: 2, [`${TOMORROW} 09:20`]: count }),
    })
    expect(day({})).toEqual(['free', 6])
    expect(day(busy(0))).toEqual(['free', 4])
    expect(day(busy(1))).toEqual(['scarce', 3])
    expect(day({ sessions: [session(3, '09:00', '09:20')], ...busy(0) })).toEqual(['full', 0])
  })
  test('contain the reason why there is no place', () => {
    expect(day({ closed: new Map([[TOMORROW, 'holiday']]) })).toEqual(['holiday', 0])
    expect(day({ leave: new Set([TOMORROW]) })).toEqual(['rest', 0])
    expect(day({ leave: new Set([TOMORROW]), closed: new Map([[TOMORROW, 'holiday']]) })).toEqual([
      'holiday',
      0,
    ])
    expect(day({ isAvailable: false })).toEqual(['notOpen', 0])
    expect(day({ sessions: [] })).toEqual(['rest', 0])
    expect(day({ now: { day: TODAY, time: '10:20' } }, TODAY)).toEqual(['past', 0])
    expect(day({}, TODAY)).toEqual(['scarce', 2])
  })
})

describe('a free time', () => {
  test('is searched from today to the end of the booking window', () => {
    expect(firstFreeOf(calendar())).toEqual({ date: TODAY, time: '10:20' })
    expect(firstFreeOf(calendar({ taken: taken({ [`${TODAY} 10:20`]: 2 }) }))).toEqual({
      date: TOMORROW,
      time: '09:00',
    })
    expect(firstFreeOf(calendar({ isAvailable: false }))).toBeNull()
    const onlyOn = (date: Day) => {
      const all = Array.from({ length: 70 }, (_, offset) => addDays(TODAY, offset))
      const daily = Array.from({ length: 7 }, (_, weekday) => session(weekday, '10:20', '10:40'))
      return calendar({ sessions: daily, leave: new Set(all.filter((one) => one !== date)) })
    }
    expect(firstFreeOf(onlyOn(addDays(TODAY, 60)))).toEqual({ date: '2027-01-23', time: '10:20' })
    expect(firstFreeOf(onlyOn(addDays(TODAY, 61)))).toBeNull()
  })
  test('is on a day with a time that is neither past nor full', () => {
    expect(isFreeOn(calendar(), TODAY)).toBe(true)
    expect(isFreeOn(calendar({ now: { day: TODAY, time: '10:20' } }), TODAY)).toBe(false)
    expect(isFreeOn(calendar({ taken: taken({ [`${TODAY} 10:20`]: 2 }) }), TODAY)).toBe(false)
    expect(isFreeOn(calendar({ isAvailable: false }), TODAY)).toBe(false)
  })
  test('is ordered by distance, the earlier first at equal distance, without the time itself', () => {
    const sessions = [
      session(2, '10:20', '10:40'),
      session(3, '09:00', '10:00'),
      session(4, '09:20', '09:40'),
    ]
    const near = (count: number, of: Partial<DoctorCalendar> = {}) =>
      nearestTimes(calendar({ sessions, ...of }), { date: TOMORROW, time: '09:20' }, count).map(
        ({ date, time, state }) => `${date.slice(8)} ${time} ${state}`,
      )
    const expected = ['25 09:00 free', '25 09:40 free', '24 10:20 free', '26 09:20 free']
    expect(near(4)).toEqual(expected)
    expect(near(1)).toEqual(expected.slice(0, 1))
    const busy = taken({ [`${TOMORROW} 09:00`]: 2, [`${TOMORROW} 09:40`]: 1 })
    expect(near(2, { taken: busy })).toEqual(['25 09:40 scarce', '24 10:20 free'])
  })
  test('for a request must be in the timetable and in the future', () => {
    expect(placeAt(calendar(), { date: TODAY, time: '10:20' })).toEqual({ capacity: 2 })
    expect(placeAt(calendar(), { date: TODAY, time: '10:00' })).toBeNull()
    expect(placeAt(calendar(), { date: TODAY, time: '10:21' })).toBeNull()
    expect(
      placeAt(calendar({ taken: taken({ [`${TODAY} 10:20`]: 2 }) }), { date: TODAY, time: '10:20' }),
    ).toEqual({
      capacity: 2,
    })
  })
})

describe('a doctor’s sessions today', () => {
  const sessions = [session(2, '14:00', '17:00', { stepMinutes: 30 }), session(2, '09:00', '12:00')]
  test('extend from the begin of the first to the end of the last', () => {
    const whole = { start: '09:00', end: '17:00', stepMinutes: 20 }
    expect(sessionsToday(calendar({ sessions }))).toEqual(whole)
    expect(dutyToday(calendar({ sessions }))).toEqual(whole)
  })
  test('are over at their end', () => {
    const at = (time: Time) => calendar({ sessions, now: { day: TODAY, time } })
    expect(dutyToday(at('16:59'))).not.toBeNull()
    expect(dutyToday(at('17:00'))).toBeNull()
    expect(sessionsToday(at('17:00'))).not.toBeNull()
  })
  test.each([
    ['on leave', { leave: new Set([TODAY]) }],
    ['on a holiday', { closed: new Map([[TODAY, 'holiday' as const]]) }],
    ['without appointments', { isAvailable: false }],
    ['on another weekday', { sessions: [session(3, '09:00', '12:00')] }],
  ])('do not exist %s', (_name, of) => {
    expect(sessionsToday(calendar({ sessions, ...of }))).toBeNull()
    expect(dutyToday(calendar({ sessions, ...of }))).toBeNull()
  })
})
