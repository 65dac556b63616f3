import { relativeTime } from '@/utils/relative-time'

const NOW = 1_800_000_000_000
const DAY_S = 86400

describe('relative time', () => {
  test.each([
    [-60, 'relative.justNow', 0],
    [0, 'relative.justNow', 0],
    [299, 'relative.justNow', 0],
    [300, 'relative.minutes', 5],
    [3599, 'relative.minutes', 59],
    [3600, 'relative.hours', 1],
    [DAY_S - 1, 'relative.hours', 23],
    [DAY_S, 'relative.days', 1],
    [30 * DAY_S, 'relative.days', 30],
    [31 * DAY_S - 1, 'relative.days', 30],
  ])('formats %i s ago as %s %i', (ageS, key, count) => {
    expect(relativeTime(NOW - ageS * 1000, NOW)).toEqual({ key, count })
  })

  test('after 30 days the date is shown', () =>
    expect(relativeTime(NOW - 31 * DAY_S * 1000, NOW)).toEqual({ key: 'date' }))
})
