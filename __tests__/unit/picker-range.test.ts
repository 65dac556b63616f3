import { pickerPlacement, sheetPlacement } from '@/utils/overlay-placement'
import { dayColumns, dayRange, normaliseDay, turnDay } from '@/utils/picker-range'

describe('the position of a popup', () => {
  test.each([
    [499, 800, 'bottom'],
    [800, 499, 'bottom'],
    [500, 500, 'centre'],
    [499, 499, 'bottom'],
    [1440, 900, 'centre'],
  ])('a picker in %i x %i: %s', (width, height, placement) => {
    expect(pickerPlacement(width, height)).toBe(placement)
  })

  test.each([
    [390, 844, 'bottom'],
    [599, 900, 'bottom'],
    [600, 499, 'bottom'],
    [844, 390, 'bottom'],
    [600, 500, 'centre'],
    [959, 390, 'bottom'],
    [960, 390, 'centre'],
    [1440, 900, 'centre'],
  ])('a sheet in %i x %i: %s', (width, height, placement) => {
    expect(sheetPlacement(width, height)).toBe(placement)
  })
})

describe('date range', () => {
  test('is 150 years before to 150 years after the current year by default', () => {
    expect(dayRange(2026)).toEqual({ min: '1876-01-01', max: '2176-12-31' })
  })

  test('keeps valid bounds, ignores invalid ones, and never reverses', () => {
    expect(dayRange(2026, '2026-02-03', '2026-05-06')).toEqual({ min: '2026-02-03', max: '2026-05-06' })
    expect(dayRange(2026, '2026-02-30', 'soon')).toEqual({ min: '1876-01-01', max: '2176-12-31' })
    expect(dayRange(2026, '2026-05-06', '2026-02-03')).toEqual({ min: '2026-05-06', max: '2026-05-06' })
  })

  const range = { min: '2026-02-03', max: '2027-05-06' }
  test.each([
    ['2026-06-15', '2026-06-15'],
    ['2026-02-01', '2026-02-03'],
    ['2030-01-01', '2027-05-06'],
    ['1000-01-01', '2026-02-03'],
    ['2026-02-31', '2026-02-28'],
    ['2026-04-31', '2026-04-30'],
    ['2026-6-7', '2026-06-07'],
    ['2026-14-07', '2026-12-07'],
    ['', '2026-11-21'],
    [undefined, '2026-11-21'],
    ['yesterday', '2026-11-21'],
  ])('the value %s selects %s', (value, expected) => {
    expect(normaliseDay(value, range, '2026-11-21')).toBe(expected)
  })

  test('offers only values inside the bounds', () => {
    expect(dayColumns('2026-02-03', range)).toMatchObject({
      years: [2026, 2027],
      months: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    })
    expect(dayColumns('2026-02-03', range).days[0]).toBe(3)
    expect(dayColumns('2026-02-03', range).days).toHaveLength(26)
    expect(dayColumns('2027-05-01', range)).toMatchObject({
      months: [1, 2, 3, 4, 5],
      days: [1, 2, 3, 4, 5, 6],
    })
    expect(dayColumns('2026-03-01', range).days).toHaveLength(31)
  })

  test.each([
    ['2026-03-31', { month: 4 }, '2026-04-30'],
    ['2026-03-31', { month: 2 }, '2026-02-28'],
    ['2026-12-31', { year: 2027 }, '2027-05-06'],
    ['2027-01-02', { year: 2026 }, '2026-02-03'],
    ['2026-03-31', { day: 12 }, '2026-03-12'],
  ])('%s turned by %o is %s', (day, part, expected) => {
    expect(turnDay(day, part, range)).toBe(expected)
  })

  test('changes 29 February to the 28th in a year that is not a leap year', () => {
    expect(turnDay('2028-02-29', { year: 2027 }, dayRange(2026))).toBe('2027-02-28')
    expect(turnDay('2028-02-29', { year: 2024 }, dayRange(2026))).toBe('2024-02-29')
  })
})
