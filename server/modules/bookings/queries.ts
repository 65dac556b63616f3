import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Booking } from '../../../contract/bookings'
import type { PageOf } from '../../../contract/common'
import { codes } from '../../../contract/constants/codes'
import { orderBooking, orderInfo } from '../../db/schema/orders'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { pageFrom, type PageQuery, pageRange } from '../../lib/pages'
import { dayText } from '../../lib/store-time'
import { toBookings } from './mapper'

export type BookingList = 'pre' | 'booked' | 'writeOff'

const states: Record<BookingList, string[]> = {
  pre: ['pre', 'locked'],
  booked: ['booked'],
  writeOff: ['writeOff', 'injected', 'cancelled'],
}
/** @param today 'yyyy-MM-dd' in the store's zone */
const ordersOf = (today: string): Record<BookingList, SQL[]> => ({
  // What can be booked now stands before the later needles of the same course.
  pre: [
    sql`case when ${orderBooking.state} = 'pre' then 0 else 1 end`,
    desc(orderBooking.createTime),
    asc(orderBooking.orderItemId),
    asc(orderBooking.needleNo),
  ],
  // One that nobody verified stays booked: it must not stand before what is still to come.
  booked: [
    sql`case when ${orderBooking.date} < ${today} then 1 else 0 end`,
    asc(orderBooking.date),
    asc(orderBooking.time),
  ],
  writeOff: [
    sql`greatest(${orderBooking.verifiedTime}, ${orderBooking.injectedTime}, ${orderBooking.cancelTime}, ${orderBooking.createTime}) desc`,
  ],
})

/** Appointments of one tab. Those of an order that was never paid are in none. */
export async function listBookings(
  ctx: Context,
  userId: string,
  list: BookingList,
  query: PageQuery & { personId?: string | undefined },
): Promise<PageOf<Booking>> {
  const range = pageRange(query)
  const where = and(
    eq(orderBooking.userId, userId),
    inArray(orderBooking.state, states[list]),
    or(sql`${orderBooking.orderId} is null`, eq(orderInfo.isPaid, true)),
    query.personId === undefined ? undefined : eq(orderBooking.personId, query.personId),
  )
  const rows = await ctx.db
    .select({ booking: orderBooking })
    .from(orderBooking)
    .leftJoin(orderInfo, eq(orderInfo.id, orderBooking.orderId))
    .where(where)
    .orderBy(...ordersOf(dayText(ctx.now(), ctx.config.storeTimeZone))[list], asc(orderBooking.id))
    .limit(range.limit)
    .offset(range.offset)
  const [counted] = range.isCounted
    ? await ctx.db
        .select({ count: sql<number>`count(*)::int` })
        .from(orderBooking)
        .leftJoin(orderInfo, eq(orderInfo.id, orderBooking.orderId))
        .where(where)
    : []
  return pageFrom(
    await toBookings(
      ctx,
      rows.map((row) => row.booking),
    ),
    counted?.count ?? 0,
    range,
  )
}

/** One of my appointments, in any state. @throws AppError notFound, also for somebody else's */
export async function findBooking(ctx: Context, userId: string, id: string): Promise<Booking> {
  const rows = await ctx.db
    .select()
    .from(orderBooking)
    .where(and(eq(orderBooking.id, id), eq(orderBooking.userId, userId)))
  const [booking] = await toBookings(ctx, rows)
  if (!booking) throw new AppError(codes.notFound, 'notFound')
  return booking
}
