import {
  addDays,
  addMonths,
  clampDay,
  correctDay,
  dayNumber,
  dayOfNumber,
  daysBetween,
  daysInMonth,
  isDay,
  isLeapYear,
  isTime,
  monthGrid,
  monthOf,
  pad,
  parseDay,
  parseMonth,
  weekdayOf,
} from '@contract/rules/dates'
import { forms } from '@contract/rules/day'

describe('days', () => {
  test.each([
    [2000, true],
    [1900, false],
    [2024, true],
    [2026, false],
    [2100, false],
    [2400, true],
  ])('%i is a leap year: %p', (year, isOne) => {
    expect(isLeapYear(year)).toBe(isOne)
    expect(daysInMonth(year, 2)).toBe(isOne ? 29 : 28)
  })
  test('the months have the correct number of days', () =>
    expect(Array.from({ length: 12 }, (_, month) => daysInMonth(2026, month + 1))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]))
  test.each([
    ['0001-01-01', true],
    ['0000-01-01', false],
    ['2026-01-01', true],
    ['2026-00-01', false],
    ['2026-12-31', true],
    ['2026-13-01', false],
    ['2026-01-00', false],
    ['2026-01-32', false],
    ['2026-04-31', false],
    ['x2026-01-01', false],
    ['2026-01-01x', false],
    ['12026-01-01', false],
    ['2026-1-01', false],
    ['2026-01-1', false],
  ])('%s is a day: %p', (text, isOne) => {
    expect(isDay(text)).toBe(isOne)
    expect(parseDay(text) !== null).toBe(isOne)
  })
  test.each([
    ['00:00', true],
    ['x00:00', false],
    ['00:00x', false],
    ['0:00', false],
    ['00:0', false],
  ])('%s is a time: %p', (text, isOne) => expect(isTime(text)).toBe(isOne))
  test('patterns of the wire match the whole text', () => {
    expect(['2026-11-24', 'x2026-11-24', '2026-11-24x'].map((text) => forms.day.test(text))).toEqual([
      true,
      false,
      false,
    ])
    expect(
      ['2026-11-24 10:30:00', 'x2026-11-24 10:30:00', '2026-11-24 10:30:00x', '2026-11-24 10:30'].map(
        (text) => forms.moment.test(text),
      ),
    ).toEqual([true, false, false, false])
    expect([pad(7, 2), pad(123, 2)]).toEqual(['07', '123'])
  })
  test('an out-of-range day is moved into its month', () => {
    const day = (month: number, of: number) => correctDay({ year: 2026, month, day: of }).day
    expect([day(2, 31), day(2, 28), day(4, 31), day(1, 31), day(1, 0), day(1, 1), day(1, -3)]).toEqual([
      28, 28, 30, 31, 1, 1, 1,
    ])
  })
  test.each([
    ['2026-01-01', '2026-01-02'],
    ['2026-01-02', '2026-01-02'],
    ['2026-01-03', '2026-01-03'],
    ['2026-01-04', '2026-01-04'],
    ['2026-01-05', '2026-01-04'],
  ])('%s between the 2nd and the 4th is %s', (day, clamped) =>
    expect(clampDay(day, '2026-01-02', '2026-01-04')).toBe(clamped),
  )
  test('are numbered from 1970, also before year 0 and around the ends of eras', () => {
    for (const [number, year, month, day] of [
      [0, 1970, 1, 1],
      [-1, 1969, 12, 31],
      [-719468, 0, 3, 1],
      [-719469, 0, 2, 29],
      [-719528, 0, 1, 1],
      [-719529, -1, 12, 31],
      [11016, 2000, 2, 29],
      [11017, 2000, 3, 1],
      [-25508, 1900, 3, 1],
      [-25509, 1900, 2, 28],
    ] as const) {
      expect(dayOfNumber(number)).toEqual({ year, month, day })
      expect(dayNumber({ year, month, day })).toBe(number)
    }
  })
  test('an invalid day is unchanged, and has no distance', () => {
    expect([addDays('x', 1), addMonths('x', 1)]).toEqual(['x', 'x'])
    expect([daysBetween('x', '2026-01-01'), daysBetween('2026-01-01', 'x'), weekdayOf('x')]).toEqual([
      0, 0, 0,
    ])
    expect([
      weekdayOf('2026-11-22'),
      weekdayOf('2026-11-28'),
      weekdayOf('1969-12-31'),
      weekdayOf('1969-12-28'),
    ]).toEqual([0, 6, 3, 0])
  })
  test.each([
    ['2026-01', { year: 2026, month: 1 }],
    ['2026-12', { year: 2026, month: 12 }],
    ['2026-00', null],
    ['2026-13', null],
    ['x2026-01', null],
    ['2026-01x', null],
    ['2026-1', null],
  ])('%s as a month is %j', (text, month) => expect(parseMonth(text)).toEqual(month))
  test.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-01', -13, '2024-12'],
    ['2026-11', 1, '2026-12'],
    ['0100-01', 0, '0100-01'],
  ])('%s and %i months is %s', (month, count, expected) => expect(addMonths(month, count)).toBe(expected))
  test('a month is shown in whole weeks that begin on the first day of the week', () => {
    expect(monthOf('2026-11-24')).toBe('2026-11')
    const sunday = monthGrid('2026-11')
    expect(sunday).toHaveLength(5)
    expect(sunday.every((week) => week.length === 7)).toBe(true)
    expect([sunday[0]?.[0], sunday[4]?.[1], sunday[4]?.[2]]).toEqual(['2026-11-01', '2026-11-30', null])
    const monday = monthGrid('2026-11', 1)
    expect([monday.length, monday[0]?.[5], monday[0]?.[6]]).toEqual([6, null, '2026-11-01'])
    // exactly four weeks, without an empty week after them
    expect(monthGrid('2026-02')).toHaveLength(4)
    expect(monthGrid('x')).toEqual([])
    expect(monthGrid('2026-11', 0)).toEqual(sunday)
  })
})
