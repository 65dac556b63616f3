import {
  courseSpans,
  daysLate,
  doseStanding,
  firstOpenDay,
  stretchesOf,
  usualWindowDays,
} from '@contract/rules/course'
import { addDays, formatDay } from '@contract/rules/dates'
import { metersBetween } from '@contract/rules/distance'
import { ageOn, ineligibility } from '@contract/rules/eligibility'
import { addressGaps, birthDateProblem, isIdTypeMissing } from '@contract/rules/person'
import { isMobile, isPhone, phoneDigits, phoneShape } from '@contract/rules/phone'

describe('ages', () => {
  test.each([
    ['2000-06-15', '2026-06-14', 25],
    ['2000-06-15', '2026-06-15', 26],
    ['2000-06-15', '2026-05-20', 25],
    ['2000-06-15', '2026-07-01', 26],
    ['2026-06-15', '2026-06-14', 0],
    ['x', '2026-06-14', 0],
    ['2000-06-15', 'x', 0],
  ])('born %s, on %s: %i', (born, on, age) => expect(ageOn(born, on)).toBe(age))
  test('both bounds of age and the required sex decide eligibility', () => {
    const of = (sex: string, ageMin: number | null, ageMax: number | null) =>
      ineligibility({ sex, ageMin, ageMax }, { sex: '1', birthDate: '2000-06-15' }, '2026-06-15')
    expect([
      of('1', 26, 26),
      of('0', null, null),
      of('2', 26, 26),
      of('1', 27, null),
      of('1', null, 25),
      of('1', 0, null),
    ]).toEqual([null, null, 'women', 'tooYoung', 'tooOld', null])
    expect(
      ineligibility(
        { sex: '1', ageMin: null, ageMax: null },
        { sex: '2', birthDate: '2000-06-15' },
        '2026-06-15',
      ),
    ).toBe('men')
    expect(
      ineligibility(
        { sex: '0', ageMin: null, ageMax: 0 },
        { sex: '2', birthDate: '2026-06-15' },
        '2026-06-15',
      ),
    ).toBeNull()
  })
})

test.each([
  [{ latitude: 22.28, longitude: 114.16 }, { latitude: 22.28, longitude: 114.16 }, 0],
  [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 111_195],
  [{ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111_195],
  [{ latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 }, 55_597],
  [{ latitude: 22.2819, longitude: 114.1556 }, { latitude: 22.3193, longitude: 114.1694 }, 4_395],
  [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015_087],
  [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015_087],
])('from %j to %j: %i metres', (a, b, meters) => {
  expect(Math.abs(metersBetween(a, b) - meters)).toBeLessThanOrEqual(3)
  expect(metersBetween(b, a)).toBe(metersBetween(a, b))
})

describe('persons', () => {
  const home = (provinceId: string | null, cityId: string | null, address: string) =>
    addressGaps({ provinceId, cityId, address })
  test('an address is complete or empty', () => {
    expect(home(null, null, '')).toEqual([])
    expect(home('', '', ' ')).toEqual([])
    expect(home('1', '2', 'x')).toEqual([])
    expect(home('1', null, '')).toEqual(['cityId', 'address'])
    expect(home('1', '2', ' ')).toEqual(['address'])
    expect(home(null, null, 'x')).toEqual(['provinceId', 'cityId'])
  })
  test('a number requires its type', () => {
    expect([
      isIdTypeMissing(null, 'A'),
      isIdTypeMissing('', 'A'),
      isIdTypeMissing('hkid', 'A'),
      isIdTypeMissing(null, ' '),
      isIdTypeMissing(null, null),
    ]).toEqual([true, true, false, false, false])
  })
  test.each([
    ['2026-11-24', null],
    ['2026-11-25', 'future'],
    ['1876-11-24', null],
    ['1876-11-23', 'tooOld'],
    ['2026-02-30', 'format'],
  ])('born on %s: %p', (day, problem) => expect(birthDateProblem(day, '2026-11-24')).toBe(problem))
  test('150 years before a year of three digits is a year of four', () =>
    expect(['0049-06-01', '0050-06-01'].map((day) => birthDateProblem(day, '0200-06-01'))).toEqual([
      'tooOld',
      null,
    ]))
})

describe('phones', () => {
  test.each([
    ['+852', '41234567', true, true],
    ['+852', '31234567', false, true],
    ['+852', '11234567', false, false],
    ['+852', '912345678', false, false],
    ['+852', '9123456', false, false],
    ['+852', 'x91234567', false, false],
    ['+852', '91234567x', false, false],
    ['+86', '12800138000', true, true],
    ['+86', '11800138000', false, false],
    ['+86', '1380013800', false, false],
    ['+86', '138001380000', false, false],
    ['+853', '61234567', true, true],
    ['+853', '81234567', false, true],
    ['+853', '71234567', false, false],
    ['+853', '612345678', false, false],
    ['+886', '912345678', true, true],
    ['+886', '0912345678', true, true],
    ['+886', '00912345678', false, false],
    ['+886', '21234567', false, true],
    ['+886', '0212345678', false, true],
    ['+886', '11234567', false, false],
    ['+1', '123456', true, true],
    ['+1', '12345', false, false],
    ['+1', '1'.repeat(15), true, true],
    ['+1', '1'.repeat(16), false, false],
    ['+1', 'x123456', false, false],
    ['+1', '123456x', false, false],
  ])('%s %s: mobile %p, any %p', (code, digits, mobile, any) =>
    expect([isMobile(code, digits), isPhone(code, digits)]).toEqual([mobile, any]),
  )
  test('separators between the digits are removed', () =>
    expect(phoneDigits(' (852) 9123-45 67 ')).toBe('85291234567'))
  test('the message contains the place, the number of digits and the prefixes', () => {
    expect(phoneShape('+852', 'mobile')).toEqual({ code: '+852', digits: '8', start: '4–9' })
    expect(phoneShape('+1', 'any')).toEqual({ code: '+1', digits: '6–15', start: '0–9' })
  })
})

describe('courses', () => {
  const none = { givenOn: null, bookedOn: null }
  test('a dose without an interval or a window follows immediately, within five weeks', () => {
    const [, second] = courseSpans({
      intervals: [],
      windows: [],
      doses: [{ ...none, givenOn: '2026-01-01' }, none],
      today: '2026-01-01',
    })
    expect(second).toEqual({
      earliest: '2026-01-01',
      latest: addDays('2026-01-01', usualWindowDays),
      isEstimate: false,
    })
    expect(usualWindowDays).toBe(35)
  })
  test('a booked dose determines the next one, which stays an estimate until it is injected', () => {
    const [, second, third] = courseSpans({
      intervals: [30, 60],
      windows: [10, 20],
      doses: [{ ...none, bookedOn: '2026-02-01' }, none, none],
      today: '2026-01-01',
    })
    expect(second).toEqual({ earliest: '2026-03-03', latest: '2026-03-13', isEstimate: true })
    expect(third).toEqual({ earliest: '2026-05-02', latest: '2026-06-01', isEstimate: true })
  })
  test('past days do not count for the next dose', () => {
    const [, , third] = courseSpans({
      intervals: [10, 10],
      windows: [5, 5],
      doses: [{ ...none, givenOn: '2026-01-01' }, none, none],
      today: '2026-01-13',
    })
    expect(third).toMatchObject({ earliest: '2026-01-23', latest: '2026-01-31' })
  })
  test('state and lateness at both ends', () => {
    const span = { earliest: '2026-03-10', latest: '2026-03-20', isEstimate: false } as const
    expect(
      ['2026-03-09', '2026-03-10', '2026-03-20', '2026-03-21'].map((today) => [
        doseStanding(span, none, today as never),
        daysLate(span, none, today as never),
      ]),
    ).toEqual([
      ['ahead', 0],
      ['due', 0],
      ['due', 0],
      ['late', 1],
    ])
    expect(doseStanding({ ...span, latest: null }, none, '2027-01-01')).toBe('due')
    expect(daysLate({ ...span, latest: null }, none, '2027-01-01')).toBe(0)
    expect(doseStanding(span, { givenOn: '2026-03-11', bookedOn: '2026-03-11' }, '2026-03-11')).toBe('done')
    expect(daysLate(span, { givenOn: '2026-03-22', bookedOn: '2026-03-12' }, '2026-05-01')).toBe(2)
  })
  test('the first open day may be either end, and may not exist', () => {
    const closed = (...days: string[]) => ({ days: new Set(days), weekdays: new Set<number>() })
    expect(firstOpenDay(closed(), '2026-03-10', '2026-03-10')).toBe('2026-03-10')
    expect(firstOpenDay(closed('2026-03-10'), '2026-03-10', '2026-03-11')).toBe('2026-03-11')
    expect(firstOpenDay(closed('2026-03-10'), '2026-03-10', '2026-03-10')).toBeNull()
    expect(firstOpenDay({ days: new Set(), weekdays: new Set([2]) }, '2026-03-10', '2026-03-10')).toBeNull()
    expect(stretchesOf(['2026-03-12', '2026-03-10', '2026-03-11', '2026-03-14', '2026-03-14'])).toEqual([
      { from: '2026-03-10', to: '2026-03-12' },
      { from: '2026-03-14', to: '2026-03-14' },
    ])
    expect(stretchesOf([])).toEqual([])
    expect(formatDay({ year: 5, month: 3, day: 9 })).toBe('0005-03-09')
  })
})
