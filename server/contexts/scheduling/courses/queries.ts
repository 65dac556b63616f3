import { and, asc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Course } from '../../../../contract/courses'
import type { Day } from '../../../../contract/rules/day'
import { spu } from '../../../db/schema/goods'
import { orderBooking, orderInfo } from '../../../db/schema/orders'
import { closedDay, shop } from '../../../db/schema/shops'
import type { Context } from '../../../lib/context'
import { dayText } from '../../../lib/store-time'
import { toBookings } from '../bookings/queries/shown'
import { toCourse, type ClinicDays, type CourseRow } from './mapper'

const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** The doses of paid courses with several doses, in order, without refunded ones. */
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

/** Closed days of the courses' clinics from today on. */
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

/** All persons’ courses: with a dose to confirm first, then the next due; finished ones last, latest first. */
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
  const isToConfirm = ({ doses }: Course): boolean =>
    doses.some(({ booking }) => booking.actions.includes('confirmInjected'))
  const lastOf = (course: Course): string => course.doses.at(-1)?.booking.date ?? ''
  return {
    today,
    courses: courses.sort((a, b) => {
      if (isToConfirm(a) !== isToConfirm(b)) return isToConfirm(a) ? -1 : 1
      if (a.nextDay !== null && b.nextDay !== null)
        return a.nextDay < b.nextDay ? -1 : a.nextDay > b.nextDay ? 1 : a.id < b.id ? -1 : 1
      if (a.nextDay !== null || b.nextDay !== null) return a.nextDay !== null ? -1 : 1
      return lastOf(a) > lastOf(b) ? -1 : 1
    }),
  }
}
