import { addDays, type Day } from '@contract/rules/dates'

/** Periods that the timeline can be filtered by. */
export const periods = ['month', 'half', 'year', 'lastYear'] as const
export type Period = (typeof periods)[number]

/** The days of a period, both inclusive; `to` is absent when it ends today. */
export function rangeOf(period: Period, today: Day): { from: Day; to?: Day } {
  const year = Number(today.slice(0, 4))
  switch (period) {
    case 'month':
      return { from: addDays(today, -29) }
    case 'half':
      return { from: addDays(today, -181) }
    case 'year':
      return { from: `${year}-01-01` as Day }
    default:
      return { from: `${year - 1}-01-01` as Day, to: `${year - 1}-12-31` as Day }
  }
}
