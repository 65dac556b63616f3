import { and, asc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Booking } from '../../../../contract/bookings'
import { limits } from '../../../../contract/constants/limits'
import type { Course, CourseDose } from '../../../../contract/courses'
import {
  type ClosedDays,
  courseSpans,
  daysLate,
  type DoseFact,
  type DoseSpan,
  doseStanding,
  firstOpenDay,
  stretchesOf,
} from '../../../../contract/rules/course'
import { addDays } from '../../../../contract/rules/dates'
import type { Day } from '../../../../contract/rules/day'
import { spu } from '../../../db/schema/goods'
import { orderBooking, orderInfo } from '../../../db/schema/orders'
import { closedDay, shop } from '../../../db/schema/shops'
import type { Context } from '../../../lib/context'
import { dayText, momentOrNull } from '../../../lib/store-time'
import type { BookingRow } from '../bookings/doses'
import { toBookings } from '../bookings/shown'
import { undoEnd } from './undo'

interface CourseRow {
  booking: BookingRow
  windows: number[]
}
type ClosedRow = typeof closedDay.$inferSelect
interface ClinicDays {
  closed: readonly ClosedRow[]
  restWeekdays: readonly number[]
}

const noDays: ClinicDays = { closed: [], restWeekdays: [] }
const WEEK = [0, 1, 2, 3, 4, 5, 6]
const isOver = (row: BookingRow): boolean => row.state === 'injected' || row.state === 'writeOff'

/** The doses of paid courses of more than one, in order; what was given its money back is in none. */
function courseRows(
  ctx: Context,
  userId: string,
  of: { personId?: string | undefined; orderId?: string | undefined },
): Promise<CourseRow[]> {
  return ctx.db
    .select({ booking: orderBooking, windows: spu.doseWindows })
    .from(orderBooking)
    .innerJoin(orderInfo, and(eq(orderInfo.id, orderBooking.orderId), eq(orderInfo.isPaid, true)))
    .innerJoin(spu, eq(spu.id, orderBooking.spuId))
    .where(
      and(
        eq(orderBooking.userId, userId),
        isNotNull(orderBooking.orderItemId),
        sql`${orderBooking.doseTotal} > 1`,
        ne(orderBooking.state, 'cancelled'),
        of.orderId === undefined ? undefined : eq(orderBooking.orderId, of.orderId),
        of.personId === undefined
          ? undefined
          : sql`exists (select 1 from order_booking own where own.order_item_id =
            ${orderBooking.orderItemId} and own.person_id = ${of.personId})`,
      ),
    )
    .orderBy(asc(orderBooking.orderItemId), asc(orderBooking.doseNo))
}

/** On which days the clinics of the courses are closed, from today on. */
async function clinicDays(ctx: Context, ids: readonly string[], today: Day) {
  const days = new Map<string, ClinicDays>()
  if (ids.length === 0) return days
  const shops = await ctx.db
    .select({ id: shop.id, hours: shop.hours })
    .from(shop)
    .where(inArray(shop.id, [...ids]))
  const closed = await ctx.db
    .select()
    .from(closedDay)
    .where(and(inArray(closedDay.shopId, [...ids]), gte(closedDay.date, today)))
  for (const { id, hours } of shops)
    days.set(id, {
      closed: closed.filter(({ shopId }) => shopId === id),
      restWeekdays: WEEK.filter((weekday) => !hours.some((row) => row.weekday === weekday)),
    })
  return days
}

const factOf = (row: BookingRow, zone: string): DoseFact => {
  const given = row.injectedTime ?? (row.state === 'writeOff' ? row.verifiedTime : null)
  return {
    givenOn: given ? dayText(given, zone) : null,
    bookedOn: row.state === 'booked' || row.state === 'held' ? row.date : null,
  }
}

/** The days on which the clinic rests among the days of a dose, as stretches. */
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
  // A first dose may be on any day that can be booked; a late one on any such day from today.
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

function toCourse(
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
    done: rows.filter(isOver).length,
    total: first.doseTotal,
    nextDay: next
      ? (next.booking.date ?? (next.earliest && next.earliest > today ? next.earliest : today))
      : null,
    restWeekdays: [...clinic.restWeekdays],
    doses,
  }
}

/** The courses of the whole family, the next due first; finished ones last, the latest of them first. */
export async function listCourses(
  ctx: Context,
  userId: string,
  of: { personId?: string | undefined; orderId?: string | undefined },
): Promise<{ today: Day; courses: Course[] }> {
  const today = dayText(ctx.now(), ctx.config.storeTimeZone)
  const rows = await courseRows(ctx, userId, of)
  const bookings = new Map(
    (
      await toBookings(
        ctx,
        rows.map(({ booking }) => booking),
      )
    ).map((booking) => [booking.id, booking]),
  )
  const groups = new Map<string, CourseRow[]>()
  for (const row of rows) {
    const key = row.booking.orderItemId ?? ''
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const shopIds = [...new Set(rows.flatMap(({ booking }) => booking.shopId ?? []))]
  const clinics = await clinicDays(ctx, shopIds, today)
  const courses = [...groups.values()].flatMap(
    (group) => toCourse(ctx, { rows: group, bookings, clinics, today }) ?? [],
  )
  const lastOf = (course: Course): string => course.doses.at(-1)?.booking.date ?? ''
  return {
    today,
    courses: courses.sort((a, b) => {
      if (a.nextDay !== null && b.nextDay !== null)
        return a.nextDay < b.nextDay ? -1 : a.nextDay > b.nextDay ? 1 : a.id < b.id ? -1 : 1
      if (a.nextDay !== null || b.nextDay !== null) return a.nextDay !== null ? -1 : 1
      return lastOf(a) > lastOf(b) ? -1 : 1
    }),
  }
}
