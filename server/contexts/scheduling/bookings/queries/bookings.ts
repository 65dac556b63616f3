import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Booking } from '../../../../../contract/bookings'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import { spuShop } from '../../../../db/schema/goods'
import { orderBooking, orderInfo } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { dayText } from '../../../../lib/store-time'
import type { BookingRow } from '../doses'
import { toBookingRefund } from '../mapper'
import { purchases } from '../purchases'
import { toBookings } from './shown'

export type BookingList = 'pre' | 'booked' | 'writeOff'

const states: Record<BookingList, string[]> = {
  pre: ['pre', 'locked'],
  booked: ['booked'],
  writeOff: ['writeOff', 'injected', 'cancelled'],
}

/** @param today 'yyyy-MM-dd' in the shop's time zone */
const ordersOf = (today: string): Record<BookingList, SQL[]> => ({
  // Appointments that can be booked now come before later doses of the same course.
  pre: [
    sql`case when ${orderBooking.state} = 'pre' then 0 else 1 end`,
    desc(orderBooking.createTime),
    asc(orderBooking.orderItemId),
    asc(orderBooking.doseNo),
  ],
  // An appointment that was never verified stays booked; it must not come before upcoming ones.
  booked: [
    sql`case when ${orderBooking.date} < ${today} then 1 else 0 end`,
    asc(orderBooking.date),
    asc(orderBooking.time),
  ],
  writeOff: [
    sql`greatest(${orderBooking.verifiedTime}, ${orderBooking.injectedTime}, ${orderBooking.cancelTime},
      ${orderBooking.createTime}) desc`,
  ],
})

/** Appointments at a clinic; one without a clinic matches the clinics that offer its product. */
const atShop = (shopId: string) =>
  or(
    eq(orderBooking.shopId, shopId),
    and(
      isNull(orderBooking.shopId),
      sql`exists (select 1 from ${spuShop} where ${spuShop.spuId} = ${orderBooking.spuId} and
        ${spuShop.shopId} = ${shopId})`,
    ),
  )

/** Appointments of one tab, without those of orders that were never paid. */
export async function listBookings(
  ctx: Context,
  userId: string,
  list: BookingList,
  query: PageQuery & { personId?: string | undefined; shopId?: string | undefined },
): Promise<PageOf<Booking>> {
  const range = pageRange(query)
  const where = and(
    eq(orderBooking.userId, userId),
    inArray(orderBooking.state, states[list]),
    or(sql`${orderBooking.orderId} is null`, eq(orderInfo.isPaid, true)),
    query.personId === undefined ? undefined : eq(orderBooking.personId, query.personId),
    query.shopId === undefined ? undefined : atShop(query.shopId),
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
    await withRefunds(
      ctx,
      rows.map((row) => row.booking),
    ),
    counted?.count ?? 0,
    range,
  )
}

/**
 * True when a list shows the refund of an order with this appointment: its only one, or dose 1, if not yet
 * used.
 */
const representsOrder = ({ state, doseNo }: BookingRow): boolean =>
  (state === 'booked' || state === 'pre') && doseNo <= 1

/** Appointments in wire format, each with the refund of cancelling it. */
async function withRefunds(ctx: Context, rows: readonly BookingRow[]): Promise<Booking[]> {
  const representing = new Map(rows.filter(representsOrder).map(({ id, orderId }) => [id, orderId ?? '']))
  const refunds = await ctx.wiring
    .get(purchases)
    .refunds(ctx, [...new Set(representing.values())].filter(Boolean))
  return (await toBookings(ctx, rows)).map((booking) => {
    const of = refunds.get(representing.get(booking.id) ?? '')
    return {
      ...booking,
      refund: of ? toBookingRefund(ctx, of) : null,
    }
  })
}

/** One of the user's appointments, in any state. @throws AppError notFound (unknown, or another user's) */
export async function findBooking(ctx: Context, userId: string, id: string): Promise<Booking> {
  const rows = await ctx.db
    .select()
    .from(orderBooking)
    .where(and(eq(orderBooking.id, id), eq(orderBooking.userId, userId)))
  const [booking] = await toBookings(ctx, rows)
  if (!booking) throw new AppError(codes.notFound, 'notFound')
  return booking
}
