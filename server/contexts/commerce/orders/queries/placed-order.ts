import type { OrderDetail } from '../../../../../contract/orders'
import { type orderBooking, type orderItem } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { shopsByIds } from '../../../catalogue'
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

/** The rows just written, and the input of their price. */
export interface PlacedOrder extends OrderRows {
  price: PricedLines
}

/**
 * The answer for an order that was just placed and waits for its payment, equal to that of `findOrder`. It is
 * built from the rows just written, so that only its clinic is read; no payment, refund or parcel can exist
 * yet.
 */
export async function toPlacedDetail(ctx: Context, placed: PlacedOrder): Promise<OrderDetail> {
  const { order, price } = placed
  const items = [...placed.items].sort(inOrderOf((row) => row.id))
  const bookingRows = [...placed.bookings].sort(
    inOrderOf(
      (row) => row.orderItemId ?? '',
      (row) => row.doseNo,
    ),
  )
  const shops = order.shopId === null ? null : await shopsByIds(ctx, [order.shopId])
  const found = shops?.get(order.shopId ?? '')
  const spus = new Map(price.lines.map(({ spu }) => [spu.id, spu]))
  const bookings = bookingsWith(ctx, bookingRows, {
    shops: new Map(found ? [[found.row.id, found.row]] : []),
    orders: new Map([[order.id, order]]),
    spus,
    course: bookingRows,
  })
  const card = toCard(ctx, order, {
    listOrderItem: items.map((item) => toItem(ctx, item)),
    bookings,
    shopName: found ? localized(found.row.name, ctx.lang) : null,
    sale: undefined,
  })
  return toDetail(ctx, order, card, {
    refunds: [],
    canRefund: '0',
    refundablePrice: null,
    campaign: await campaignOf(ctx, order),
    hasCounterCode: false,
    hasLogistics: false,
    shop: found?.card ?? null,
    bookings,
    preparations: [...spus.values()].flatMap((spu) => (spu.isBookable ? spu.preparations : [])),
  })
}
