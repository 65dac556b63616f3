import fc from 'fast-check'
import { addDays, dayOfNumber, formatDay } from '@contract/rules/dates'
import { labelWidth, scaleOf } from '@/pages-common/components/course/course-scale'

type Doses = Parameters<typeof scaleOf>[0]['doses']
type Standing = Doses[number]['standing']

const dose = (
  no: number,
  of: { standing: Standing; date?: string; earliest?: string; latest?: string; actions?: string[] },
) =>
  ({
    booking: { doseNo: no, date: of.date ?? null, injectedTime: null, actions: of.actions ?? [] },
    standing: of.standing,
    earliest: of.earliest ?? null,
    latest: of.latest ?? null,
  }) as Doses[number]

test('the course of the design: from September to April, a mark for each dose, days only for upcoming ones', () => {
  const { months, marks } = scaleOf(
    {
      doses: [
        dose(1, { standing: 'done', date: '2026-09-22' }),
        dose(2, { standing: 'booked', date: '2026-11-24', earliest: '2026-11-17', latest: '2026-12-22' }),
        dose(3, { standing: 'waits', earliest: '2027-03-16', latest: '2027-04-20' }),
      ],
    },
    '2026-11-21',
    () => 16,
  )
  expect(months.map(({ month }) => month)).toEqual([
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
  ])
  expect(marks.map(({ kind, labelAt, span }) => [kind, labelAt !== null, span !== null])).toEqual([
    ['done', true, false],
    ['booked', true, true],
    ['open', true, true],
  ])
})

test('a dose that waits for its confirmation is not ticked', () => {
  const doses = [
    dose(1, { standing: 'done', date: '2026-11-28', actions: ['confirmInjected'] }),
    dose(2, { standing: 'waits' }),
  ]
  expect(scaleOf({ doses }, '2026-11-29', () => 16).marks.map(({ kind, span }) => [kind, span])).toEqual([
    ['booked', null],
    ['open', null],
  ])
})

test('all marks are within the scale, and labels do not overlap', () => {
  const days = fc.integer({ min: 20_000, max: 22_000 }).map((number) => formatDay(dayOfNumber(number)))
  const gaps = fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 })), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(days, gaps, fc.integer({ min: 5, max: 60 }), (first, steps, width) => {
      let day: string = first
      const doses = [
        dose(1, { standing: 'booked', date: first }),
        ...steps.map(([wait, window], index) => {
          const earliest = addDays(day, wait)
          day = earliest
          return dose(index + 2, { standing: 'waits', earliest, latest: addDays(earliest, window) })
        }),
      ]
      const { marks, months } = scaleOf({ doses }, first, () => width)
      for (const { left, span } of marks) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(100)
        if (span) expect(span.left + span.width).toBeLessThanOrEqual(100.001)
      }
      const labels = marks.flatMap(({ labelAt }) => labelAt ?? []).sort((a, b) => a - b)
      expect(labels[0]).toBeGreaterThanOrEqual(width / 2)
      expect(labels.at(-1)).toBeLessThanOrEqual(100 - width / 2)
      labels
        .slice(1)
        .forEach((place, index) => expect(place - (labels[index] ?? 0)).toBeGreaterThanOrEqual(width + 1.999))
      expect(months.filter(({ isNamed }) => isNamed).length).toBeLessThanOrEqual(8)
    }),
  )
})

test('French at the largest size labels the next appointment, and marks the previous dose without a label', () => {
  const doses = [
    dose(1, { standing: 'done', date: '2026-09-24' }),
    dose(2, { standing: 'booked', date: '2026-11-28' }),
    dose(3, { standing: 'waits', earliest: '2027-03-16', latest: '2027-04-20' }),
  ]
  const labels = new Map([
    [doses[0], 'Faite'],
    [doses[1], 'Dans 3 jours'],
  ])
  const named = (enlargement: number) =>
    scaleOf({ doses }, '2026-11-25', (one) => labelWidth(labels.get(one) ?? 'Idéal', enlargement)).marks.map(
      ({ labelAt }) => labelAt !== null,
    )
  expect(named(1)).toEqual([true, true, true])
  expect(named(1.5)).toEqual([false, true, true])
})

test('a Chinese character is as wide as the font size, a Latin one about half', () => {
  expect(labelWidth('已接種', 1)).toBeCloseTo(12)
  expect(labelWidth('Faite', 1)).toBeCloseTo(11.2)
  expect(labelWidth('Faite', 1.5)).toBeCloseTo(16.8)
  expect(labelWidth('x'.repeat(99), 1.5)).toBe(100)
})
