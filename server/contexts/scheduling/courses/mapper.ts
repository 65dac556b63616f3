import type { Booking } from '../../../../contract/bookings'
import { limits } from '../../../../contract/constants/limits'
import type { Course, CourseDose } from '../../../../contract/courses'
import {
  courseSpans,
  daysLate,
  doseStanding,
  firstOpenDay,
  stretchesOf,
  type ClosedDays,
  type DoseFact,
  type DoseSpan,
} from '../../../../contract/rules/course'
import { addDays } from '../../../../contract/rules/dates'
import type { Day } from '../../../../contract/rules/day'
import type { closedDay } from '../../../db/schema/shops'
import type { Context } from '../../../lib/context'
import { dayText, momentOrNull } from '../../../lib/store-time'
import type { BookingRow } from '../bookings/doses'

const noDays: ClinicDays = { closed: [], restWeekdays: [] }

const isOver = (row: BookingRow): boolean => row.state === 'injected' || row.state === 'writeOff'

const factOf = (row: BookingRow, zone: string): DoseFact => {
  const given = row.injectedTime ?? (row.state === 'writeOff' ? row.verifiedTime : null)
  return {
    givenOn: given ? dayText(given, zone) : null,
    bookedOn: row.state === 'booked' || row.state === 'held' ? row.date : null,
  }
}

/** The clinic's closed days within the days of a dose, as ranges. */
function closedAmong(clinic: ClinicDays, from: Day, to: Day): CourseDose['closed'] {
  return (['holiday', 'rest'] as const)
    .flatMap((state) =>
      stretchesOf(
        clinic.closed
          .filter(
            (row) =>
              row.date >= from && row.date <= to && (row.state === 'holiday') === (state === 'holiday'),
          )
          .map((row) => row.date),
      ).map((stretch) => ({ ...stretch, state })),
    )
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

interface DoseOf {
  row: BookingRow
  next: BookingRow | undefined
  booking: Booking
  span: DoseSpan
  fact: DoseFact
  clinic: ClinicDays
  today: Day
}

function toDose(ctx: Context, of: DoseOf): CourseDose {
  const { row, span, fact, clinic, today } = of
  const isFirst = row.doseNo === 1
  const standing = doseStanding(
    { ...span, isEstimate: row.state === 'locked' || span.isEstimate },
    fact,
    today,
  )
  const isOpen = standing !== 'done' && standing !== 'booked'
  const from = span.earliest > today ? span.earliest : today
  // A first dose may be on any bookable day, an overdue one on any such day from today.
  const to =
    span.latest !== null && span.latest >= from ? span.latest : addDays(from, limits.bookingDaysAhead)
  const closed: ClosedDays = {
    days: new Set(clinic.closed.map((day) => day.date)),
    weekdays: new Set(clinic.restWeekdays),
  }
  const undo = undoEnd(ctx, row, of.next ?? null)
  return {
    booking: of.booking,
    standing,
    earliest: isFirst ? null : span.earliest,
    latest: span.latest,
    isEstimate: span.isEstimate ? '1' : '0',
    daysLate: daysLate(span, fact, today),
    bookableFrom: isOpen && !isFirst ? addDays(span.earliest, -limits.bookingDaysAhead) : null,
    firstOpenDay: isOpen ? firstOpenDay(closed, from, to) : null,
    closed: isOpen ? closedAmong(clinic, from, to) : [],
    undoUntil: momentOrNull(undo, ctx.config.storeTimeZone),
  }
}

export function toCourse(
  ctx: Context,
  of: { rows: CourseRow[]; bookings: Map<string, Booking>; clinics: Map<string, ClinicDays>; today: Day },
): Course | null {
  const { today, bookings } = of
  const rows = of.rows.map(({ booking }) => booking)
  const [first] = rows
  if (!first?.orderId || !first.orderItemId) return null
  const zone = ctx.config.storeTimeZone
  const facts = rows.map((row) => factOf(row, zone))
  const spans = courseSpans({
    intervals: rows.slice(1).map((row) => row.doseIntervalDays),
    windows: of.rows[0]?.windows ?? [],
    doses: facts,
    today,
  })
  const nextAt = rows.findIndex((row) => !isOver(row))
  const place = rows[nextAt]?.shopId ?? rows.findLast((row) => row.shopId !== null)?.shopId ?? null
  const clinic = (place === null ? undefined : of.clinics.get(place)) ?? noDays
  const doses = rows.flatMap((row, index) => {
    const [booking, span, fact] = [bookings.get(row.id), spans[index], facts[index]]
    return booking && span && fact
      ? [toDose(ctx, { row, next: rows[index + 1], booking, span, fact, clinic, today })]
      : []
  })
  const shown = bookings.get(first.id)
  const next = doses[nextAt]
  return {
    id: first.orderItemId,
    orderId: first.orderId,
    spuId: first.spuId,
    spuName: shown?.spuName ?? '',
    picUrl: first.picUrl,
    personId: rows.find((row) => row.personId !== null)?.personId ?? null,
    personName: rows.find((row) => row.personName !== null)?.personName ?? null,
    shopId: place,
    shopName: doses.find(({ booking }) => booking.shopId === place)?.booking.shopName ?? null,
    done: rows.filter(({ state }) => state === 'injected').length,
    total: first.doseTotal,
    nextDay: next
      ? (next.booking.date ?? (next.earliest && next.earliest > today ? next.earliest : today))
      : null,
    restWeekdays: [...clinic.restWeekdays],
    doses,
  }
}

/** End of the period in which the confirmation of a dose can be reverted; null when it cannot. */
export function undoEnd(
  ctx: Context,
  row: Pick<BookingRow, 'state' | 'confirmTime'>,
  next: Pick<BookingRow, 'state' | 'cancelsUsed'> | null,
): Date | null {
  if (row.state !== 'injected' || row.confirmTime === null) return null
  // Booking the next dose rules out reverting, even if it was cancelled since: that used one of its rights.
  if (next && ((next.state !== 'pre' && next.state !== 'locked') || next.cancelsUsed > 0)) return null
  const end = new Date(row.confirmTime.getTime() + limits.injectedUndoMs)
  return end > ctx.now() ? end : null
}

export interface CourseRow {
  booking: BookingRow
  windows: number[]
}

type ClosedRow = typeof closedDay.$inferSelect

export interface ClinicDays {
  closed: readonly ClosedRow[]
  restWeekdays: readonly number[]
}
