import type { Course, CourseDose } from '@contract/routes/courses'
import { addDays, addMonths, daysBetween, monthOf } from '@contract/rules/dates'

/** Most names of months that stand beside each other on a phone. */
const MOST_NAMES = 8
/** Per cent of the scale that a label takes. */
const LABEL_WIDTH = 24

export type MarkKind = 'done' | 'booked' | 'open'
export interface ScaleMark {
  no: number
  kind: MarkKind
  left: number
  hasLabel: boolean
  span: { left: number; width: number } | null
}
export interface Scale {
  months: { month: string; left: number; width: number; isNamed: boolean }[]
  marks: ScaleMark[]
}

const dayOf = ({ booking, earliest }: CourseDose, today: string): string =>
  booking.injectedTime?.slice(0, 10) ?? booking.date ?? earliest ?? today

const kindOf = ({ standing }: CourseDose): MarkKind =>
  standing === 'done' ? 'done' : standing === 'booked' ? 'booked' : 'open'

/** A mark without a day of its own stands in the middle of its days. */
function placeOf(dose: CourseDose, today: string): string {
  const day = dayOf(dose, today)
  if (kindOf(dose) !== 'open' || !dose.earliest || !dose.latest) return day
  return addDays(dose.earliest, Math.floor(daysBetween(dose.earliest, dose.latest) / 2))
}

/** A course on a line of whole months: its doses, the days each is best given on, and which labels have room. */
export function scaleOf({ doses }: Pick<Course, 'doses'>, today: string): Scale {
  const days = doses.flatMap((dose) => [dayOf(dose, today), dose.latest ?? dayOf(dose, today)]).sort()
  const first = monthOf(days[0] ?? today)
  const last = monthOf(days.at(-1) ?? today)
  const start = `${first}-01`
  const total = daysBetween(start, `${addMonths(last, 1)}-01`)
  const at = (day: string) => (Math.max(0, Math.min(total, daysBetween(start, day))) / total) * 100

  const months: Scale['months'] = []
  for (let month = first; month <= last; month = addMonths(month, 1))
    months.push({
      month,
      left: at(`${month}-01`),
      width: at(`${addMonths(month, 1)}-01`) - at(`${month}-01`),
      isNamed: false,
    })
  const step = Math.ceil(months.length / MOST_NAMES)
  let labelled = -Infinity
  return {
    months: months.map((month, index) => ({ ...month, isNamed: index % step === 0 })),
    marks: doses.map((dose) => {
      const left = at(placeOf(dose, today))
      const hasLabel = left - labelled >= LABEL_WIDTH
      if (hasLabel) labelled = left
      const isShown = kindOf(dose) !== 'done' && dose.earliest !== null && dose.latest !== null
      return {
        no: dose.booking.needleNo,
        kind: kindOf(dose),
        left,
        hasLabel,
        span: isShown
          ? { left: at(dose.earliest ?? ''), width: at(dose.latest ?? '') - at(dose.earliest ?? '') }
          : null,
      }
    }),
  }
}
