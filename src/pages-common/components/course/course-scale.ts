import type { CourseDose } from '@contract/routes/courses'
import { addDays, addMonths, daysBetween, monthOf } from '@contract/rules/dates'
import { isDone } from './is-done'

/** Maximum number of month names side by side on a phone. */
const MOST_NAMES = 8
/** Number of letters of the label's size that fit side by side on a phone's scale. */
const LETTERS = 25
/** Minimum gap between two labels, in per cent of the scale. */
const GAP = 2

export type MarkKind = 'done' | 'booked' | 'open'
export interface ScaleMark {
  no: number
  kind: MarkKind
  left: number
  /** centre of its label; null where there is no space for one */
  labelAt: number | null
  span: { left: number; width: number } | null
}
export interface Scale {
  months: { month: string; left: number; width: number; isNamed: boolean }[]
  marks: ScaleMark[]
}

const dayOf = ({ booking, earliest }: CourseDose, today: string): string =>
  booking.injectedTime?.slice(0, 10) ?? booking.date ?? earliest ?? today

/** A dose that waits for the confirmation of its person keeps the look of an appointment. */
const kindOf = (dose: CourseDose): MarkKind =>
  isDone(dose) ? 'done' : dose.standing === 'booked' || dose.standing === 'done' ? 'booked' : 'open'

/** A dose without a date is placed in the middle of its range. */
function placeOf(dose: CourseDose, today: string): string {
  const day = dayOf(dose, today)
  if (kindOf(dose) !== 'open' || !dose.earliest || !dose.latest) return day
  return addDays(dose.earliest, Math.floor(daysBetween(dose.earliest, dose.latest) / 2))
}

/**
 * Maximum width of a label in per cent of the scale, an estimate because the label is not rendered yet.
 *
 * @param enlargement factor of text enlargement: 1 to 1.5
 */
export function labelWidth(text: string, enlargement: number): number {
  const letters = [...text].reduce((sum, letter) => sum + (letter < '\u2e80' ? 0.56 : 1), 0)
  return Math.min(100, ((letters * enlargement) / LETTERS) * 100)
}

/** Labels of future doses have priority; a ticked mark needs none. */
const precedence: readonly MarkKind[] = ['booked', 'open', 'done']

/** The centre of each label, within the scale and without overlap; null where there is no space. */
function placeLabels(marks: readonly { kind: MarkKind; left: number; width: number }[]): (number | null)[] {
  const taken: [number, number][] = []
  const places = marks.map((): number | null => null)
  for (const kind of precedence)
    marks.forEach((mark, index) => {
      if (mark.kind !== kind) return
      const half = mark.width / 2
      const middle = Math.min(Math.max(mark.left, half), 100 - half)
      if (taken.some(([from, to]) => middle - half < to + GAP && middle + half > from - GAP)) return
      taken.push([middle - half, middle + half])
      places[index] = middle
    })
  return places
}

/**
 * Lays out a course on a line of whole months: its doses, their recommended days, and the labels that fit.
 *
 * @param widthOf width of a dose's label in per cent of the scale (`labelWidth`)
 */
export function scaleOf<Dose extends CourseDose>(
  { doses }: { doses: readonly Dose[] },
  today: string,
  widthOf: (dose: Dose) => number,
): Scale {
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
  const places = placeLabels(
    doses.map((dose) => ({ kind: kindOf(dose), left: at(placeOf(dose, today)), width: widthOf(dose) })),
  )
  return {
    months: months.map((month, index) => ({ ...month, isNamed: index % step === 0 })),
    marks: doses.map((dose, index) => {
      const isShown = dose.standing !== 'done' && dose.earliest !== null && dose.latest !== null
      return {
        no: dose.booking.doseNo,
        kind: kindOf(dose),
        left: at(placeOf(dose, today)),
        labelAt: places[index] ?? null,
        span: isShown
          ? { left: at(dose.earliest ?? ''), width: at(dose.latest ?? '') - at(dose.earliest ?? '') }
          : null,
      }
    }),
  }
}
