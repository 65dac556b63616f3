import { addDays } from '../../../../contract/rules/dates'
import type { Day } from '../../../../contract/rules/day'

/** Minimal and maximal days from an order to its arrival: two to send it, and three to five for customs. */
const daysFor = { local: [2, 4], crossBorder: [5, 9] } as const

/** The first and the last day on which goods ordered on a day usually arrive. */
export function deliveryDays(day: Day, isCrossBorder: boolean): { earliestDay: Day; latestDay: Day } {
  const [earliest, latest] = isCrossBorder ? daysFor.crossBorder : daysFor.local
  return { earliestDay: addDays(day, earliest), latestDay: addDays(day, latest) }
}
