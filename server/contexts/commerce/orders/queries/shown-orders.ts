import { asc, inArray } from 'drizzle-orm'
import type { Booking } from '../../../../../contract/bookings'
import { orderStatus } from '../../../../../contract/constants/enums'
import type { OrderCard, OrderDetail } from '../../../../../contract/orders'
import { spu } from '../../../../db/schema/goods'
import { orderBooking, orderItem } from '../../../../db/schema/orders'
import { shop } from '../../../../db/schema/shops'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { shopCardsByIds } from '../../../catalogue'
import { toBookings } from '../../../scheduling'
import { expectedDays, hasLogistics } from '../../logistics/queries'
import { afterSales } from '../../refunds/queries/after-sale'
import { refundsOfOrder } from '../../refunds/queries/refunds'
import { hasCounterCode } from '../counter-code'
import { toCard, toDetail, toItem } from '../mapper'
import { offerKindOf, offerOf } from '../offers'
import type { OrderRow } from '../order-state'

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
  items: (typeof orderItem.$inferSelect)[]
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

async function toParts(ctx: Context, orders: readonly OrderRow[]): Promise<OrderParts[]> {
  if (orders.length === 0) return []
  const around = await loadAround(ctx, orders)
  const sales = await afterSales(ctx, orders)
  const shipped = orders.filter(({ status }) => status === orderStatus.shipped)
  const expected = shipped.length ? await expectedDays(ctx, shipped) : null
  return orders.map((order) => {
    const bookings = around.bookings.get(order.id) ?? []
    const items = around.items.get(order.id) ?? []
    const listOrderItem = items.map((item) => toItem(ctx, item))
    const shopName = order.shopId === null ? null : (around.shops.get(order.shopId) ?? null)
    return {
      card: toCard(ctx, order, {
        listOrderItem,
        bookings,
        shopName,
        expectedDay: expected?.get(order.id),
        sale: sales.get(order.id),
      }),
      items,
      bookings,
    }
  })
}

/** Orders in the form of lists, in the given order. */
export async function toOrderCards(ctx: Context, orders: readonly OrderRow[]): Promise<OrderCard[]> {
  return (await toParts(ctx, orders)).map((parts) => parts.card)
}

/** The group or bargain that an order belongs to. */
export async function campaignOf(
  ctx: Context,
  order: Pick<OrderRow, 'id' | 'offerKind' | 'offerId'>,
): Promise<OrderDetail['campaign']> {
  const kind = offerKindOf(order.offerKind)
  if (order.offerId === null || (kind !== 'groupon' && kind !== 'bargain')) return null
  const part = await offerOf(ctx, kind).part?.(ctx, { id: order.offerId, orderId: order.id })
  return part ? { kind, ...part } : null
}

/** One order in full detail. */
export async function toOrderDetail(ctx: Context, order: OrderRow): Promise<OrderDetail> {
  const [parts] = await toParts(ctx, [order])
  if (!parts) throw new Error('An order that exists has its parts')
  const { card, items, bookings } = parts
  const shops = card.shopId === null ? null : await shopCardsByIds(ctx, [card.shopId])
  const spuIds = items.filter((item) => item.isBookable).map((item) => item.spuId)
  const prepared = spuIds.length
    ? await ctx.db
        .select({ id: spu.id, preparations: spu.preparations })
        .from(spu)
        .where(inArray(spu.id, spuIds))
    : []
  return toDetail(ctx, order, card, {
    ...(await refundsOfOrder(ctx, order)),
    campaign: await campaignOf(ctx, order),
    hasCounterCode: await hasCounterCode(ctx, order, bookings),
    hasLogistics: await hasLogistics(ctx, order.id),
    shop: (card.shopId === null ? null : shops?.get(card.shopId)) ?? null,
    bookings,
    prepared,
  })
}
