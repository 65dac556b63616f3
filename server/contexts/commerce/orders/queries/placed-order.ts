import type { OrderDetail } from '../../../../../contract/orders'
import { type orderBooking, type orderItem } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import type { FoundShop } from '../../../catalogue'
import { bookingsWith } from '../../../scheduling'
import { toCard, toDetail, toItem } from '../mapper'
import type { OrderRow } from '../order-state'
import type { PricedLines } from './order-price'
import { campaignOf } from './shown-orders'

/** An order with its lines and their appointments, as they are written. */
export interface OrderRows {
  order: OrderRow
  items: (typeof orderItem.$inferSelect)[]
  bookings: (typeof orderBooking.$inferSelect)[]
}

const inOrderOf =
  <T>(...keysOf: ((row: T) => string | number)[]) =>
  (a: T, b: T): number => {
    for (const keyOf of keysOf) if (keyOf(a) !== keyOf(b)) return keyOf(a) < keyOf(b) ? -1 : 1
    return 0
  }

/** The rows just written, the input of their price, and the clinic of the appointments. */
export interface PlacedOrder extends OrderRows {
  price: PricedLines
  shop: FoundShop | null
}

/**
 * The answer for an order that was just placed and waits for its payment, equal to that of `findOrder`. It is
 * built from what was read and written to place it; no payment, refund or parcel can exist
 * yet.
 */
export async function toPlacedDetail(ctx: Context, placed: PlacedOrder): Promise<OrderDetail> {
  const { order, price, shop } = placed
  const items = [...placed.items].sort(inOrderOf((row) => row.id))
  const bookingRows = [...placed.bookings].sort(
    inOrderOf(
      (row) => row.orderItemId ?? '',
      (row) => row.doseNo,
    ),
  )
  const spus = new Map(price.lines.map(({ spu }) => [spu.id, spu]))
  const bookings = bookingsWith(ctx, bookingRows, {
    shops: new Map(shop ? [[shop.row.id, shop.row]] : []),
    orders: new Map([[order.id, order]]),
    askedBack: new Set(),
    spus,
    course: bookingRows,
  })
  const card = toCard(ctx, order, {
    listOrderItem: items.map((item) => toItem(ctx, item)),
    bookings,
    shopName: shop ? localized(shop.row.name, ctx.lang) : null,
    sale: undefined,
  })
  return toDetail(ctx, order, card, {
    refunds: [],
    canRefund: '0',
    refundablePrice: null,
    campaign: await campaignOf(ctx, order),
    hasCounterCode: false,
    hasLogistics: false,
    shop: shop?.card ?? null,
    bookings,
    prepared: [...spus.values()].filter(({ isBookable }) => isBookable),
  })
}
