import fc from 'fast-check'
import {
  courseSpans,
  daysLate,
  type DoseFact,
  type DoseSpan,
  doseStanding,
  firstOpenDay,
  isClosedOn,
  stretchesOf,
  usualWindowDays,
} from '@contract/rules/course'
import { addDays, type Day, dayOfNumber, daysBetween, formatDay } from '@contract/rules/dates'

const days = fc.integer({ min: 10_000, max: 40_000 }).map((number) => formatDay(dayOfNumber(number)))
const fact = (of: Partial<DoseFact> = {}): DoseFact => ({ givenOn: null, bookedOn: null, ...of })
const gap = fc.integer({ min: 0, max: 400 })
const course = fc
  .tuple(days, fc.array(fc.record({ interval: gap, window: gap }), { minLength: 1, maxLength: 5 }))
  .map(([today, steps]) => ({
    today,
    intervals: steps.map(({ interval }) => interval),
    windows: steps.map(({ window }) => window),
    count: steps.length + 1,
  }))
const check = <T>(values: fc.Arbitrary<T>, holds: (value: T) => void) => fc.assert(fc.property(values, holds))

describe('the days of a course', () => {
  test('the design’s example: doses on 22 September and 24 November, the third from 16 March to 20 April', () => {
    const doses = [fact({ givenOn: '2026-09-22' }), fact({ bookedOn: '2026-11-24' }), fact()]
    expect(courseSpans({ intervals: [56, 112], windows: [35, 35], doses, today: '2026-11-21' })).toEqual([
      { earliest: '2026-11-21', latest: null, isEstimate: false },
      { earliest: '2026-11-17', latest: '2026-12-22', isEstimate: false },
      { earliest: '2027-03-16', latest: '2027-04-20', isEstimate: true },
    ])
  })

  test('a course that has not begun is calculated from today, each dose within its interval', () => {
    const doses = [fact(), fact(), fact()]
    const [, second, third] = courseSpans({ intervals: [30, 150], windows: [10], doses, today: '2026-01-31' })
    expect(second).toEqual({ earliest: '2026-03-02', latest: '2026-03-12', isEstimate: true })
    expect(third).toEqual({
      earliest: addDays('2026-03-02', 150),
      latest: addDays('2026-03-12', 150 + usualWindowDays),
      isEstimate: true,
    })
  })

  test('a late dose moves the following ones: they are calculated from today', () => {
    const doses = [fact({ givenOn: '2026-01-01' }), fact(), fact()]
    const [, second, third] = courseSpans({
      intervals: [30, 60],
      windows: [10, 10],
      doses,
      today: '2026-06-01',
    })
    expect(second).toMatchObject({ earliest: '2026-01-31', latest: '2026-02-10' })
    expect(third).toMatchObject({ earliest: addDays('2026-06-01', 60), latest: addDays('2026-06-01', 70) })
  })

  test('no dose precedes its minimum interval, and no range ends before it begins', () =>
    check(course, ({ today, intervals, windows, count }) => {
      const spans = courseSpans({
        intervals,
        windows,
        doses: Array.from({ length: count }, () => fact()),
        today,
      })
      spans.slice(1).forEach((span, index) => {
        expect(daysBetween(spans[index]?.earliest ?? '', span.earliest)).toBe(intervals[index])
        expect((span.latest ?? '') >= span.earliest).toBe(true)
      })
    }))

  test('an injected dose determines the days of the next one', () =>
    check(fc.tuple(course, days), ([{ today, intervals, windows, count }, givenOn]) => {
      const doses = [fact({ givenOn }), ...Array.from({ length: count - 1 }, () => fact())]
      const [, second] = courseSpans({ intervals, windows, doses, today })
      expect(second).toEqual({
        earliest: addDays(givenOn, intervals[0] ?? 0),
        latest: addDays(givenOn, (intervals[0] ?? 0) + (windows[0] ?? 0)),
        isEstimate: false,
      })
    }))
})

describe('the state of a dose', () => {
  const span: DoseSpan = { earliest: '2026-03-10', latest: '2026-03-20', isEstimate: false }
  test.each<[Day, string, number]>([
    ['2026-03-09', 'ahead', 0],
    ['2026-03-10', 'due', 0],
    ['2026-03-20', 'due', 0],
    ['2026-03-21', 'late', 1],
    ['2026-04-20', 'late', 31],
  ])('on %s it is %s, %i days late', (today, standing, late) => {
    expect(doseStanding(span, fact(), today)).toBe(standing)
    expect(daysLate(span, fact(), today)).toBe(late)
  })
  test('a dose booked after its range is late by the difference, also once it is injected', () => {
    expect(daysLate(span, fact({ bookedOn: '2026-03-25' }), '2026-03-01')).toBe(5)
    expect(daysLate(span, fact({ givenOn: '2026-03-19' }), '2026-08-01')).toBe(0)
    expect(doseStanding(span, fact({ bookedOn: '2026-03-25' }), '2026-04-01')).toBe('booked')
    expect(doseStanding({ ...span, isEstimate: true }, fact(), '2026-04-01')).toBe('waits')
  })
})

describe('closed days', () => {
  const closures = fc.record({
    days: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 }),
    weekdays: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
  })
  test('the first open day is open, and every day before it is closed', () =>
    check(fc.tuple(days, closures), ([from, of]) => {
      const closed = { days: new Set(of.days.map((n) => addDays(from, n))), weekdays: new Set(of.weekdays) }
      const to = addDays(from, 60)
      const first = firstOpenDay(closed, from, to)
      if (first !== null) expect(isClosedOn(closed, first)).toBe(false)
      for (let day: string = from; day < (first ?? to); day = addDays(day, 1))
        expect(isClosedOn(closed, day)).toBe(true)
    }))
  test('ranges contain exactly the given days and never overlap or touch', () =>
    check(fc.tuple(days, fc.array(fc.integer({ min: 0, max: 90 }))), ([from, offsets]) => {
      const closed = offsets.map((n) => addDays(from, n))
      const stretches = stretchesOf(closed)
      const inside = stretches.flatMap((stretch) =>
        Array.from({ length: daysBetween(stretch.from, stretch.to) + 1 }, (_unused, n) =>
          addDays(stretch.from, n),
        ),
      )
      expect(inside).toEqual([...new Set(closed)].sort())
      stretches.slice(1).forEach((stretch, index) => {
        expect(daysBetween(stretches[index]?.to ?? '', stretch.from)).toBeGreaterThan(1)
      })
    }))
})
