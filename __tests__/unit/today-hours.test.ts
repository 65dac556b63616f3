import { timesToday } from '@/components/week-hours'
import { chooseLanguage } from '@/i18n/engine'

const evening = [1, 2].map((weekday) => ({ weekday, open: '12:00', close: '01:00' }) as const)
/** Tuesday 1 December in Hong Kong */
const at = (time: string) => Date.parse(`2026-12-01T${time}:00+08:00`)

beforeAll(() => chooseLanguage('en'))

test.each([
  // still open since yesterday: today's hours would promise half a day
  ['00:30', 0],
  ['11:59', 0],
  ['12:00', 1],
  ['23:59', 1],
])('at %s today has begun for a clinic that opens at noon: %i', (time, count) => {
  expect(timesToday(evening, at(time))).toHaveLength(count)
})

test('a day without hours has none', () => {
  expect(timesToday(evening, Date.parse('2026-12-03T15:00:00+08:00'))).toEqual([])
})
