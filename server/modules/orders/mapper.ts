import { asc, inArray } from 'drizzle-orm'
import type { Booking } from '../../../contract/bookings'
import type { PayType } from '../../../contract/constants/enums'
import type { OrderCard, OrderDetail } from '../../../contract/orders'
import { spu } from '../../db/schema/goods'
import { orderBooking, orderItem } from '../../db/schema/orders'
import { shop } from '../../db/schema/shops'
import type { Context } from '../../lib/context'
import { localized } from '../../lib/language'
import { messageText } from '../../lib/messages'
import { formatCents } from '../../lib/money'
import { momentOrNull, momentText } from '../../lib/store-time'
import { toBookings } from '../bookings/mapper'
import { hasLogistics } from '../logistics/service'
import { refundsOfOrder } from '../refunds/queries'
import { shopCardsByIds } from '../shops/service'
import { maskBuyerPhone } from './buyer'
import { isUnpaid, type OrderRow } from './cancel-order'
import { offerKindOf } from './offers'
import { orderActionsOf, statusTextOf } from './order-actions'

/** The appointment that a card tells about: the one that is dated and open, else the last that was. */
function shownBooking(bookings: readonly Booking[]): Booking | undefined {
  return (
    bookings.find((booking) => booking.state === 'booked' || booking.state === 'held') ??
    bookings.find((booking) => booking.state === 'pre') ??
    [...bookings].reverse().find((booking) => booking.date !== null) ??
    bookings[0]
  )
}

const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => string | null): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}

interface OrderParts {
  card: OrderCard
  bookings: Booking[]
}

async function toParts(ctx: Context, orders: readonly OrderRow[]): Promise<OrderParts[]> {
  if (orders.length === 0) return []
  const ids = orders.map((order) => order.id)
  const items = groupBy(
    await ctx.db.select().from(orderItem).where(inArray(orderItem.orderId, ids)).orderBy(asc(orderItem.id)),
    (item) => item.orderId,
  )
  const bookings = groupBy(
    await toBookings(
      ctx,
      await ctx.db
        .select()
        .from(orderBooking)
        .where(inArray(orderBooking.orderId, ids))
        .orderBy(asc(orderBooking.orderItemId), asc(orderBooking.needleNo)),
    ),
    (booking) => booking.orderId,
  )
  const shopIds = [...new Set(orders.flatMap((order) => order.shopId ?? []))]
  const shops = new Map(
    shopIds.length
      ? (
          await ctx.db.select({ id: shop.id, name: shop.name }).from(shop).where(inArray(shop.id, shopIds))
        ).map((row) => [row.id, localized(row.name, ctx.lang)])
      : [],
  )
  const zone = ctx.config.storeTimeZone
  return orders.map((order) => {
    const mine = bookings.get(order.id) ?? []
    const shown = shownBooking(mine)
    const listOrderItem = (items.get(order.id) ?? []).map((item) => ({
      id: item.id,
      spuId: item.spuId,
      skuId: item.skuId,
      spuName: localized(item.spuName, ctx.lang),
      specInfo: localized(item.specInfo, ctx.lang),
      picUrl: item.picUrl,
      quantity: item.quantity,
      salesPrice: formatCents(item.salesPriceCents),
      isBookable: item.isBookable ? ('1' as const) : ('0' as const),
      needles: item.needles,
    }))
    const card: OrderCard = {
      id: order.id,
      orderNo: order.orderNo,
      name: listOrderItem[0]?.spuName ?? '',
      status: order.status,
      isPay: order.isPaid ? '1' : '0',
      statusDesc: messageText(statusTextOf(order.status), ctx.lang),
      createTime: momentText(order.createTime, zone),
      outTime: isUnpaid(order)
        ? Math.max(0, Math.ceil((order.payDeadline.getTime() - ctx.now().getTime()) / 1000))
        : null,
      salesPrice: formatCents(order.salesCents),
      discountPrice: formatCents(order.discountCents),
      couponPrice: formatCents(order.couponCents),
      pointsPrice: formatCents(order.pointsCents),
      taxPrice: formatCents(order.taxCents),
      freightPrice: formatCents(order.freightCents),
      paymentPrice: formatCents(order.paymentCents),
      paymentType: order.payType as PayType | null,
      listOrderItem,
      shopId: shown?.shopId ?? order.shopId,
      shopName: shown?.shopName ?? (order.shopId === null ? null : (shops.get(order.shopId) ?? null)),
      bookingDate: shown?.date ?? null,
      bookingTime: shown?.time ?? null,
      personName: shown?.personName ?? null,
      actions: orderActionsOf({
        status: order.status,
        isPaid: order.isPaid,
        bookingActions: mine.flatMap((booking) => booking.actions),
      }),
    }
    return { card, bookings: mine }
  })
}

/** Orders as lists show them, in the given order. */
export async function toOrderCards(ctx: Context, orders: readonly OrderRow[]): Promise<OrderCard[]> {
  return (await toParts(ctx, orders)).map((parts) => parts.card)
}

/** One order in full. */
export async function toOrderDetail(ctx: Context, order: OrderRow): Promise<OrderDetail> {
  const [parts] = await toParts(ctx, [order])
  if (!parts) throw new Error('An order that exists has its parts')
  const { card, bookings } = parts
  const shops = card.shopId === null ? null : await shopCardsByIds(ctx, [card.shopId])
  const spuIds = card.listOrderItem.filter((item) => item.isBookable === '1').map((item) => item.spuId)
  const prepared = spuIds.length
    ? await ctx.db.select({ preparations: spu.preparations }).from(spu).where(inArray(spu.id, spuIds))
    : []
  const zone = ctx.config.storeTimeZone
  const kind = offerKindOf(order.offerKind)
  return {
    ...card,
    buyerName: order.buyerName,
    buyerPhone: maskBuyerPhone(order.buyerPhone),
    deliveryAddress: order.deliveryAddress,
    remark: order.remark,
    discountCode: order.discountCode,
    couponUserId: order.couponUserId,
    pointsUsed: order.pointsUsed,
    offer: kind !== null && order.offerId !== null ? { kind, id: order.offerId } : null,
    paymentTime: momentOrNull(order.paymentTime, zone),
    cancelTime: momentOrNull(order.cancelTime, zone),
    cancelReason: order.cancelReason as OrderDetail['cancelReason'],
    refundTime: momentOrNull(order.refundTime, zone),
    refundPrice: order.refundCents === null ? null : formatCents(order.refundCents),
    completedTime: momentOrNull(order.completedTime, zone),
    ...(await refundsOfOrder(ctx, order)),
    hasLogistics: (await hasLogistics(ctx, order.id)) ? '1' : '0',
    shop: (card.shopId === null ? null : shops?.get(card.shopId)) ?? null,
    bookings,
    preparations: prepared
      .flatMap((row) => row.preparations)
      .map((item) => ({ icon: item.icon, text: localized(item.text, ctx.lang) })),
  }
}
