import { addDays } from '@contract/rules/dates'
import type { Day } from '@contract/rules/day'
import { type SlotDay, weeksShown } from '@/features/booking/slot-days'

const MONDAY = 1
/** Free days from one to another, both included. */
function known(from: Day, to: Day) {
  const days = new Map<Day, SlotDay>()
  for (let date = from; date <= to; date = addDays(date, 1) as Day) days.set(date, { date, state: 'free' })
  return days
}
/** Each week as its first and last cell. */
const ends = (weeks: (Day | null)[][]) => weeks.map((week) => [week[0], week[6]])

test('the last day of a month is followed by the next weeks', () => {
  const days = known('2026-11-30', '2027-01-31')
  const weeks = weeksShown('2026-11', MONDAY, days, '2026-11-30')
  expect(ends(weeks)).toEqual([
    ['2026-11-30', '2026-12-06'],
    ['2026-12-07', '2026-12-13'],
    ['2026-12-14', '2026-12-20'],
  ])
  expect(weeks.flat()).not.toContain(null)
})

test('weeks are added only where days are known', () => {
  const last = weeksShown('2026-11', MONDAY, known('2026-11-30', '2026-12-02'), '2026-11-30')
  expect(last).toEqual([['2026-11-30', '2026-12-01', '2026-12-02', null, null, null, null]])
  const one = weeksShown('2026-11', MONDAY, known('2026-11-30', '2026-12-07'), '2026-11-30')
  expect(one[1]).toEqual(['2026-12-07', null, null, null, null, null, null])
  expect(one).toHaveLength(2)
})

test('a month with three weeks left ends with its own last week', () => {
  const days = known('2026-11-16', '2027-01-31')
  expect(ends(weeksShown('2026-11', MONDAY, days, '2026-11-16'))).toEqual([
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
  ])
  // the days of this week that have passed stay, those before it do not
  expect(ends(weeksShown('2026-11', MONDAY, known('2026-11-18', '2027-01-31'), '2026-11-18'))[0]).toEqual([
    '2026-11-16',
    '2026-11-22',
  ])
})

test('a month begins with the days before it that may be chosen', () => {
  const days = known('2026-11-30', '2027-01-31')
  const weeks = weeksShown('2026-12', MONDAY, days, '2026-11-30')
  expect(weeks[0]).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(weeks).toHaveLength(5)
  // a Sunday that has passed is no choice
  expect(weeksShown('2026-12', 0, known('2026-11-30', '2027-01-31'), '2026-11-30')[0]?.[0]).toBeNull()
})

test('without known days a month shows its own', () => {
  const weeks = weeksShown('2026-11', MONDAY, new Map(), undefined)
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks[5]?.slice(0, 2)).toEqual(['2026-11-30', null])
})
