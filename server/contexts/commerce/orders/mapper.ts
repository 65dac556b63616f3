import { asc, inArray } from 'drizzle-orm'
import type { Booking } from '../../../../contract/bookings'
import type { PayType } from '../../../../contract/constants/enums'
import type { OrderCard, OrderDetail } from '../../../../contract/orders'
import { formatCents } from '../../../../contract/rules/money'
import { spu } from '../../../db/schema/goods'
import { orderBooking, orderItem } from '../../../db/schema/orders'
import { shop } from '../../../db/schema/shops'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { maskBuyerPhone } from '../../../lib/mask'
import { messageText } from '../../../lib/messages'
import { momentOrNull, momentText } from '../../../lib/store-time'
import { shopCardsByIds } from '../../catalogue'
import { toBookings } from '../../scheduling'
import { hasLogistics } from '../logistics/service'
import { type AfterSale, afterSales } from '../refunds/after-sale'
import { refundsOfOrder } from '../refunds/queries'
import { hasCounterCode } from './counter-code'
import { type OfferKind, offerKindOf, offerOf } from './offers'
import { orderActionsOf, statusTextOf } from './order-actions'
import { isUnpaid, type OrderRow } from './order-state'

/** The appointment shown on a card: the dated open one, else the latest. */
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

/** Items, appointments and clinic names of orders. */
async function loadAround(ctx: Context, orders: readonly OrderRow[]) {
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
        .orderBy(asc(orderBooking.orderItemId), asc(orderBooking.doseNo)),
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
  return { items, bookings, shops }
}

const toItem = (ctx: Context, item: typeof orderItem.$inferSelect): OrderCard['listOrderItem'][number] => ({
  id: item.id,
  spuId: item.spuId,
  skuId: item.skuId,
  spuName: localized(item.spuName, ctx.lang),
  specInfo: localized(item.specInfo, ctx.lang),
  picUrl: item.picUrl,
  quantity: item.quantity,
  salesPrice: formatCents(item.salesPriceCents),
  isBookable: item.isBookable ? ('1' as const) : ('0' as const),
  needles: item.doses,
})

const amountsOf = (order: OrderRow) => ({
  salesPrice: formatCents(order.salesCents),
  discountPrice: formatCents(order.discountCents),
  couponPrice: formatCents(order.couponCents),
  pointsPrice: formatCents(order.pointsCents),
  taxPrice: formatCents(order.taxCents),
  freightPrice: formatCents(order.freightCents),
  paymentPrice: formatCents(order.paymentCents),
})

function toCard(
  ctx: Context,
  order: OrderRow,
  of: {
    listOrderItem: OrderCard['listOrderItem']
    bookings: readonly Booking[]
    shopName: string | null
    sale: AfterSale | undefined
  },
): OrderCard {
  const { listOrderItem, bookings } = of
  const shown = shownBooking(bookings)
  return {
    id: order.id,
    orderNo: order.orderNo,
    name: listOrderItem[0]?.spuName ?? '',
    status: order.status,
    isPay: order.isPaid ? '1' : '0',
    statusDesc: messageText(statusTextOf(order.status), ctx.lang),
    createTime: momentText(order.createTime, ctx.config.storeTimeZone),
    outTime: isUnpaid(order)
      ? Math.max(0, Math.ceil((order.payDeadline.getTime() - ctx.now().getTime()) / 1000))
      : null,
    ...amountsOf(order),
    paymentType: order.payType as PayType | null,
    listOrderItem,
    shopId: shown?.shopId ?? order.shopId,
    shopName: shown?.shopName ?? of.shopName,
    bookingDate: shown?.date ?? null,
    bookingTime: shown?.time ?? null,
    personName: shown?.personName ?? null,
    actions: orderActionsOf({
      status: order.status,
      isPaid: order.isPaid,
      bookingActions: bookings.flatMap((booking) => booking.actions),
    }),
    afterSale: of.sale?.afterSale ?? [],
    refundId: of.sale?.refundId ?? null,
  }
}

async function toParts(ctx: Context, orders: readonly OrderRow[]): Promise<OrderParts[]> {
  if (orders.length === 0) return []
  const around = await loadAround(ctx, orders)
  const sales = await afterSales(ctx, orders)
  return orders.map((order) => {
    const bookings = around.bookings.get(order.id) ?? []
    const listOrderItem = (around.items.get(order.id) ?? []).map((item) => toItem(ctx, item))
    const shopName = order.shopId === null ? null : (around.shops.get(order.shopId) ?? null)
    return {
      card: toCard(ctx, order, { listOrderItem, bookings, shopName, sale: sales.get(order.id) }),
      bookings,
    }
  })
}

/** Orders in the form of lists, in the given order. */
export async function toOrderCards(ctx: Context, orders: readonly OrderRow[]): Promise<OrderCard[]> {
  return (await toParts(ctx, orders)).map((parts) => parts.card)
}

/** The group or bargain that an order belongs to. */
async function campaignOf(
  ctx: Context,
  of: { orderId: string; kind: OfferKind | null; offerId: string | null },
): Promise<NonNullable<OrderDetail['campaign']> | null> {
  const { kind, offerId, orderId } = of
  if (offerId === null || (kind !== 'groupon' && kind !== 'bargain')) return null
  const part = await offerOf(ctx, kind).part?.(ctx, { id: offerId, orderId })
  return part ? { kind, ...part } : null
}

/** One order in full detail. */
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
    campaign: await campaignOf(ctx, { orderId: order.id, kind, offerId: order.offerId }),
    paymentTime: momentOrNull(order.paymentTime, zone),
    cancelTime: momentOrNull(order.cancelTime, zone),
    cancelReason: order.cancelReason as OrderDetail['cancelReason'],
    refundTime: momentOrNull(order.refundTime, zone),
    refundPrice: order.refundCents === null ? null : formatCents(order.refundCents),
    completedTime: momentOrNull(order.completedTime, zone),
    ...(await refundsOfOrder(ctx, order)),
    hasCounterCode: (await hasCounterCode(ctx, order, bookings)) ? '1' : '0',
    hasLogistics: (await hasLogistics(ctx, order.id)) ? '1' : '0',
    shop: (card.shopId === null ? null : shops?.get(card.shopId)) ?? null,
    bookings,
    preparations: prepared
      .flatMap((row) => row.preparations)
      .map((item) => ({ icon: item.icon, text: localized(item.text, ctx.lang) })),
  }
}
