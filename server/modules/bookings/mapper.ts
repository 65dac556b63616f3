import { inArray } from 'drizzle-orm'
import type { Booking } from '../../../contract/bookings'
import type { BookingKind, BookingState } from '../../../contract/constants/enums'
import { spu } from '../../db/schema/goods'
import { orderBooking, orderInfo } from '../../db/schema/orders'
import { shop } from '../../db/schema/shops'
import type { Context } from '../../lib/context'
import { localized } from '../../lib/language'
import { messageText, type MessageKey } from '../../lib/messages'
import { ageOn, dayText, instantOf, momentOrNull, momentText } from '../../lib/store-time'
import { bookingActionsOf, changesLeft, rebooksLeft } from './booking-actions'
import { type BookingRow, earliestDayAfter, isLaterNeedle } from './needles'

const stateTexts: Record<BookingState, MessageKey> = {
  held: 'bookingHeld',
  pre: 'bookingPre',
  locked: 'bookingLocked',
  booked: 'bookingBooked',
  writeOff: 'bookingWriteOff',
  injected: 'bookingInjected',
  cancelled: 'bookingCancelled',
}

/** Whether the time of an appointment is over by its store's clock. */
export const isOver = (ctx: Context, row: Pick<BookingRow, 'date' | 'time'>, zone: string): boolean =>
  row.date !== null &&
  row.time !== null &&
  instantOf(row.date, row.time, zone).getTime() <= ctx.now().getTime()

const unique = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null)),
]
const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]))

/** Appointments as they travel, in the given order; four queries however many there are. */
export async function toBookings(ctx: Context, rows: readonly BookingRow[]): Promise<Booking[]> {
  if (rows.length === 0) return []
  const shopIds = unique(rows.map((row) => row.shopId))
  const orderIds = unique(rows.map((row) => row.orderId))
  const itemIds = unique(rows.filter(isLaterNeedle).map((row) => row.orderItemId))
  const shops = byId(shopIds.length ? await ctx.db.select().from(shop).where(inArray(shop.id, shopIds)) : [])
  const orders = byId(
    orderIds.length
      ? await ctx.db
          .select({ id: orderInfo.id, orderNo: orderInfo.orderNo, isPaid: orderInfo.isPaid })
          .from(orderInfo)
          .where(inArray(orderInfo.id, orderIds))
      : [],
  )
  const spus = byId(
    await ctx.db
      .select({ id: spu.id, durationMinutes: spu.durationMinutes })
      .from(spu)
      .where(inArray(spu.id, unique(rows.map((row) => row.spuId)))),
  )
  const course = itemIds.length
    ? await ctx.db.select().from(orderBooking).where(inArray(orderBooking.orderItemId, itemIds))
    : []
  const zone = ctx.config.storeTimeZone
  return rows.map((row) => {
    const store = row.shopId === null ? undefined : shops.get(row.shopId)
    const order = row.orderId === null ? undefined : orders.get(row.orderId)
    const previous = isLaterNeedle(row)
      ? (course.find(
          (other) => other.orderItemId === row.orderItemId && other.needleNo === row.needleNo - 1,
        ) ?? null)
      : null
    const state = row.state as BookingState
    return {
      id: row.id,
      orderId: row.orderId,
      orderNo: order?.orderNo ?? null,
      kind: row.kind as BookingKind,
      spuId: row.spuId,
      spuName: localized(row.spuName, ctx.lang),
      specInfo: localized(row.specInfo, ctx.lang),
      picUrl: row.picUrl,
      state,
      stateDesc: messageText(stateTexts[state], ctx.lang),
      actions: bookingActionsOf({
        ...row,
        isPaid: order?.isPaid ?? true,
        isPast: isOver(ctx, row, store?.zone ?? zone),
      }),
      shopId: row.shopId,
      shopName: store ? localized(store.name, ctx.lang) : null,
      shopAddress: store ? localized(store.address, ctx.lang) : null,
      shopPhone: store?.phone ?? null,
      latitude: store?.latitude ?? null,
      longitude: store?.longitude ?? null,
      slotId: row.slotId,
      date: row.date,
      time: row.time,
      durationMinutes: spus.get(row.spuId)?.durationMinutes ?? null,
      personId: row.personId,
      personName: row.personName,
      personAge:
        row.personBirthDate === null
          ? null
          : ageOn(row.personBirthDate, row.date ?? dayText(ctx.now(), zone)),
      needleNo: row.needleNo,
      needleTotal: row.needleTotal,
      earliestDay: earliestDayAfter(row, previous, zone),
      previousState: previous?.state ?? null,
      changesLeft: changesLeft(row),
      rebooksLeft: rebooksLeft(row),
      isRebook: row.cancelsUsed > 0 ? '1' : '0',
      verifyCode: state === 'booked' ? row.verifyCode : null,
      verifiedTime: momentOrNull(row.verifiedTime, zone),
      injectedTime: momentOrNull(row.injectedTime, zone),
      cancelTime: momentOrNull(row.cancelTime, zone),
      createTime: momentText(row.createTime, zone),
    }
  })
}
