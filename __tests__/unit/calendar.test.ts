import {
  addDays,
  addMonths,
  clampDay,
  correctDay,
  dayNumber,
  dayOfNumber,
  daysBetween,
  daysInMonth,
  formatDay,
  isLeapYear,
  monthGrid,
  parseDay,
  parseMonth,
  weekdayOf,
} from '@contract/rules/dates'
import { dayRange, turnDay } from '@/utils/picker-range'

describe('calendar', () => {
  test.each([
    [2024, true],
    [2026, false],
    [1900, false],
    [2000, true],
    [2100, false],
    [1876, true],
  ])('%i is a leap year: %s', (year, isLeap) => {
    expect(isLeapYear(year)).toBe(isLeap)
  })

  test.each([
    [2026, 1, 31],
    [2026, 4, 30],
    [2026, 2, 28],
    [2028, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
  ])('%i-%i has %i days', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days)
  })

  test.each([
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '0000-01-01',
    '',
    'today',
    '2026-01-01 10:00:00',
  ])('%s is not a day', (text) => {
    expect(parseDay(text)).toBeNull()
  })

  test.each([
    [{ year: 2026, month: 2, day: 31 }, '2026-02-28'],
    [{ year: 2028, month: 2, day: 31 }, '2028-02-29'],
    [{ year: 2026, month: 4, day: 31 }, '2026-04-30'],
    [{ year: 2026, month: 1, day: 31 }, '2026-01-31'],
    [{ year: 2026, month: 1, day: 0 }, '2026-01-01'],
  ])('%o is corrected to %s', (given, expected) => {
    expect(formatDay(correctDay(given))).toBe(expected)
  })

  test.each([
    ['2026-01-01', '2026-02-01'],
    ['2026-02-15', '2026-02-15'],
    ['2026-12-31', '2026-03-31'],
  ])('%s inside February and March 2026 is %s', (day, expected) => {
    expect(clampDay(day, '2026-02-01', '2026-03-31')).toBe(expected)
  })

  test.each([
    ['2026-11-21', 6],
    ['2026-12-08', 2],
    ['1970-01-01', 4],
    ['1876-01-01', 6],
    ['2000-02-29', 2],
    ['2176-12-31', 2],
    ['1969-12-28', 0],
  ])('%s is weekday %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday)
  })

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', 365, '2027-11-21'],
    ['bad', 3, 'bad'],
  ])('%s plus %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
  })

  test('every day of three centuries converts to its number and back', () => {
    const first = dayNumber({ year: 1876, month: 1, day: 1 })
    const last = dayNumber({ year: 2176, month: 12, day: 31 })
    let previous = ''
    for (let number = first; number <= last; number += 1) {
      const day = formatDay(dayOfNumber(number))
      if (day <= previous || parseDay(day) === null || dayNumber(dayOfNumber(number)) !== number)
        throw new Error(`${number} became ${day} after ${previous}`)
      previous = day
    }
    expect(daysBetween('1876-01-01', '2176-12-31')).toBe(last - first)
  })

  test.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 14, '2028-01'],
    ['nope', 1, 'nope'],
  ])('%s plus %i months is %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected)
  })

  test('a month is shown in whole weeks from Sunday', () => {
    const weeks = monthGrid('2026-12')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ])
    expect(weeks[4]).toEqual([
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      null,
      null,
    ])
    expect(monthGrid('2026-11', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(monthGrid('2026-06', 1)[0]?.[0]).toBe('2026-06-01')
    expect(monthGrid('2026-02')).toHaveLength(4)
    expect(monthGrid('2026-08')).toHaveLength(6)
    expect(monthGrid('2026-13')).toEqual([])
    expect(parseMonth('2026-13')).toBeNull()
  })

  test('no Date is used, so the time zone of a phone cannot change a day', () => {
    const RealDate = globalThis.Date
    const days: string[] = []
    globalThis.Date = new Proxy(RealDate, {
      construct: () => {
        throw new Error('a Date was made')
      },
      get: () => {
        throw new Error('Date was asked')
      },
    })
    try {
      days.push(
        addDays('2026-10-25', 1),
        addMonths('2026-12', 1),
        String(weekdayOf('2026-11-21')),
        turnDay('2026-03-31', { month: 2 }, dayRange(2026)),
        String(monthGrid('2026-12').length),
      )
    } finally {
      globalThis.Date = RealDate
    }
    expect(days).toEqual(['2026-10-26', '2027-01', '6', '2026-02-28', '5'])
  })
})
