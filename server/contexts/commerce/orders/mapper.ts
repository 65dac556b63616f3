import type { Booking } from '../../../../contract/bookings'
import type { PayType } from '../../../../contract/constants/enums'
import { limits } from '../../../../contract/constants/limits'
import type { OrderPrice } from '../../../../contract/order-placing'
import type { OrderCard, OrderDetail } from '../../../../contract/orders'
import type { Day } from '../../../../contract/rules/day'
import { formatCents } from '../../../../contract/rules/money'
import type { spu } from '../../../db/schema/goods'
import type { orderItem } from '../../../db/schema/orders'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { maskPhone } from '../../../lib/mask'
import { messageText } from '../../../lib/messages'
import { momentOrNull, momentText } from '../../../lib/store-time'
import { usablePoints } from '../points/terms'
import type { AfterSale } from '../refunds/queries/after-sale'
import { offerKindOf } from './offers'
import { orderActionsOf, statusTextOf } from './order-actions'
import { isUnpaid, type OrderRow } from './order-state'
import type { DiscountRow } from './queries/discount'
import type { PricedLines } from './queries/order-price'

/** The effect of a code in words, in the caller's language. */
function discountText(ctx: Context, row: DiscountRow): string {
  const name = localized(row.name, ctx.lang)
  return row.kind === 'percent'
    ? messageText('discountPercentText', ctx.lang, { name, percent: row.value })
    : messageText('discountAmountText', ctx.lang, { name, amount: formatCents(row.value) })
}

/** The appointment shown on a card: the dated open one, else the latest. */
function shownBooking(bookings: readonly Booking[]): Booking | undefined {
  return (
    bookings.find((booking) => booking.state === 'booked' || booking.state === 'held') ??
    // before one that is asked back
    bookings.find(({ actions }) => actions.includes('book') || actions.includes('rebook')) ??
    bookings.find((booking) => booking.state === 'pre') ??
    [...bookings].reverse().find((booking) => booking.date !== null) ??
    bookings[0]
  )
}

/** A line of an order in wire format. */
export const toItem = (
  ctx: Context,
  item: typeof orderItem.$inferSelect,
): OrderCard['listOrderItem'][number] => ({
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

/** An order in the form of lists. */
export function toCard(
  ctx: Context,
  order: OrderRow,
  of: {
    listOrderItem: OrderCard['listOrderItem']
    bookings: readonly Booking[]
    shopName: string | null
    expectedDay?: Day | undefined
    sale: AfterSale | undefined
  },
): OrderCard {
  const { listOrderItem, bookings } = of
  const shown = shownBooking(bookings)
  // day, clinic and person are of this appointment, so the name is of its service
  const named = listOrderItem.find(({ spuId }) => spuId === shown?.spuId) ?? listOrderItem[0]
  return {
    id: order.id,
    orderNo: order.orderNo,
    name: named?.spuName ?? '',
    status: order.status,
    isPay: order.isPaid ? '1' : '0',
    statusDesc: messageText(statusTextOf(order.status, bookings), ctx.lang),
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
    expectedDay: of.expectedDay ?? null,
    actions: orderActionsOf({
      status: order.status,
      isPaid: order.isPaid,
      bookingActions: bookings.flatMap((booking) => booking.actions),
    }),
    afterSale: of.sale?.afterSale ?? [],
    refundId: of.sale?.refundId ?? null,
    refundState: of.sale?.refundState ?? null,
  }
}

/** Values that the detail of an order has in addition to its card. */
export interface OrderFacts extends Pick<
  OrderDetail,
  'shop' | 'campaign' | 'refunds' | 'canRefund' | 'refundablePrice'
> {
  bookings: Booking[]
  hasCounterCode: boolean
  hasLogistics: boolean
  /** Of each bookable product. */
  prepared: readonly Pick<typeof spu.$inferSelect, 'id' | 'preparations'>[]
}

/** In the order of the order's items, whatever the database's. */
const inOrderOf = <Product extends { id: string }>(
  items: OrderCard['listOrderItem'],
  products: readonly Product[],
) => {
  const at = items.map(({ spuId }) => spuId)
  return [...products].sort((a, b) => at.indexOf(a.id) - at.indexOf(b.id))
}

/** One order in full detail. */
export function toDetail(ctx: Context, order: OrderRow, card: OrderCard, facts: OrderFacts): OrderDetail {
  const { prepared, ...shown } = facts
  const zone = ctx.config.storeTimeZone
  const kind = offerKindOf(order.offerKind)
  return {
    ...card,
    ...shown,
    buyerName: order.buyerName,
    buyerPhone: maskPhone(order.buyerPhone),
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
    hasCounterCode: facts.hasCounterCode ? '1' : '0',
    hasLogistics: facts.hasLogistics ? '1' : '0',
    preparations: inOrderOf(card.listOrderItem, prepared).flatMap(({ id, preparations }) =>
      preparations.map((item) => ({
        spuId: id,
        icon: item.icon,
        text: localized(item.text, ctx.lang),
        fastingHours: item.fastingHours || null,
      })),
    ),
  }
}

/** A price in wire format. */
export function toOrderPrice(
  ctx: Context,
  { lines, unitCents, priced, discount, coupon, offer, points, senders, isCrossBorder }: PricedLines,
): OrderPrice {
  return {
    lines: lines.map((line, index) => ({
      spuId: line.spu.id,
      skuId: line.sku.id,
      spuName: localized(line.spu.name, ctx.lang),
      specInfo: localized(line.sku.name, ctx.lang),
      picUrl: line.sku.picUrl || line.spu.picUrls[0] || '',
      quantity: line.quantity,
      salesPrice: formatCents(unitCents[index] ?? 0),
      originalPrice: formatCents(line.sku.salesPriceCents),
      amount: formatCents(priced.lines[index]?.amountCents ?? 0),
      shopName: localized(senders.get(line.spu.id), ctx.lang) || null,
    })),
    salesPrice: formatCents(priced.salesCents),
    discountPrice: formatCents(priced.discountCents),
    couponPrice: formatCents(priced.couponCents),
    pointsPrice: formatCents(priced.pointsCents),
    taxPrice: formatCents(priced.taxCents),
    freightPrice: formatCents(priced.freightCents),
    paymentPrice: formatCents(priced.paymentCents),
    discount: discount ? { code: discount.code, text: discountText(ctx, discount) } : null,
    coupon: coupon ? { id: coupon.id, name: localized(coupon.name, ctx.lang) } : null,
    points:
      points?.balance === undefined || points.balance === null
        ? null
        : {
            used: priced.pointsUsed,
            usable: usablePoints(points, points.balance, priced.pointsUsable),
            balance: points.balance,
          },
    offer,
    crossBorder: isCrossBorder ? { limit: formatCents(limits.crossBorderOrderCents) } : null,
  }
}
