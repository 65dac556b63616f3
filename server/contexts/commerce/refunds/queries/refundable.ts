import { and, asc, eq, inArray } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { orderStatus } from '../../../../../contract/constants/enums'
import { orderRefund, orderRefundItem } from '../../../../db/schema/aftersales'
import { orderBooking, orderItem } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import type { OrderRow } from '../../orders/order-state'

export type OrderItemRow = typeof orderItem.$inferSelect

export type BookingRow = typeof orderBooking.$inferSelect

/** Open and completed requests reduce what can be refunded; refused and withdrawn ones do not. */
const COUNTED = ['applied', 'approved', 'refunded']

const REFUNDABLE: readonly (string | null)[] = [
  orderStatus.paid,
  orderStatus.shipped,
  orderStatus.toBook,
  orderStatus.booked,
]

const USED_STATES: readonly string[] = ['writeOff', 'injected']

export interface RefundableItem {
  item: OrderItemRow
  /** Pieces that were refunded, or requested in an open request. */
  takenQuantity: number
  leftQuantity: number
  /** True once one of its appointments was verified: only customer service can refund it then. */
  isUsed: boolean
  bookings: BookingRow[]
}

export interface Refundable {
  /** False for an order that is unpaid, completed, cancelled or refunded. */
  isAllowed: boolean
  items: RefundableItem[]
  /** Freight that is refunded with the last line of an order that was not shipped. */
  freightCents: number
  takenCents: number
}

/** The price of the first `quantity` pieces of a line: whole cents that add up to the line exactly. */
const costOf = (item: OrderItemRow, quantity: number): number =>
  Math.floor((item.paymentCents * quantity) / item.quantity)

/** The refund for `quantity` more pieces of a line, in cents. */
export const amountOf = (of: RefundableItem, quantity: number): number =>
  costOf(of.item, of.takenQuantity + quantity) - costOf(of.item, of.takenQuantity)

export const isRefundableStatus = (order: Pick<OrderRow, 'status' | 'isPaid'>): boolean =>
  order.isPaid && REFUNDABLE.includes(order.status)

/** Items, appointments and counted refunds of orders: three queries, independent of their number. */
async function loadLines(ctx: Context, ids: readonly string[]) {
  const items = await ctx.db
    .select()
    .from(orderItem)
    .where(inArray(orderItem.orderId, [...ids]))
    .orderBy(asc(orderItem.id))
  const bookings = await ctx.db
    .select()
    .from(orderBooking)
    .where(inArray(orderBooking.orderId, [...ids]))
    .orderBy(asc(orderBooking.id))
  const taken = await ctx.db
    .select({
      orderId: orderRefund.orderId,
      refundId: orderRefund.id,
      amountCents: orderRefund.amountCents,
      freightCents: orderRefund.freightCents,
      orderItemId: orderRefundItem.orderItemId,
      quantity: orderRefundItem.quantity,
    })
    .from(orderRefund)
    .innerJoin(orderRefundItem, eq(orderRefundItem.refundId, orderRefund.id))
    .where(and(inArray(orderRefund.orderId, [...ids]), inArray(orderRefund.state, COUNTED)))
  return { items, bookings, taken }
}

type Lines = Awaited<ReturnType<typeof loadLines>>

function leftOf(order: OrderRow, { items, bookings, taken }: Lines): Refundable {
  const requests = [...new Map(taken.map((row) => [row.refundId, row])).values()]
  return {
    isAllowed: isRefundableStatus(order),
    items: items.map((item) => {
      const takenQuantity = taken
        .filter((row) => row.orderItemId === item.id)
        .reduce((sum, row) => sum + row.quantity, 0)
      const mine = bookings.filter((booking) => booking.orderItemId === item.id)
      const isUsed = mine.some((booking) => USED_STATES.includes(booking.state))
      return {
        item,
        takenQuantity,
        leftQuantity: Math.max(0, item.quantity - takenQuantity),
        isUsed,
        bookings: mine,
      }
    }),
    freightCents:
      order.shippedTime === null
        ? order.freightCents - requests.reduce((sum, row) => sum + row.freightCents, 0)
        : 0,
    takenCents: requests.reduce((sum, row) => sum + row.amountCents, 0),
  }
}

/** What is left to refund of several orders, by their ids. */
export async function refundablesOf(
  ctx: Context,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, Refundable>> {
  if (orders.length === 0) return new Map()
  const lines = await loadLines(
    ctx,
    orders.map((order) => order.id),
  )
  const of = <T extends { orderId: string | null }>(rows: readonly T[], id: string) =>
    rows.filter((row) => row.orderId === id)
  return new Map(
    orders.map((order) => [
      order.id,
      leftOf(order, {
        items: of(lines.items, order.id),
        bookings: of(lines.bookings, order.id),
        taken: of(lines.taken, order.id),
      }),
    ]),
  )
}

/** What is left to refund of an order. @param exceptId a request to ignore, because it is being decided */
export async function refundableOf(ctx: Context, order: OrderRow, exceptId?: string): Promise<Refundable> {
  const lines = await loadLines(ctx, [order.id])
  return leftOf(order, { ...lines, taken: lines.taken.filter((row) => row.refundId !== exceptId) })
}

/** Everything that can still be refunded: the rest of the lines of which nothing was used. */
export const wholeWish = (left: Refundable): RefundWish[] =>
  left.items
    .filter((of) => of.leftQuantity > 0 && !of.isUsed)
    .map((of) => ({ orderItemId: of.item.id, quantity: of.leftQuantity }))

export interface RefundWish {
  orderItemId: string
  quantity: number
}

export interface PricedRefund {
  items: { of: RefundableItem; quantity: number; amountCents: number }[]
  freightCents: number
  amountCents: number
  isWhole: boolean
}

/**
 * Calculates the amount of a request; without `wishes`, of everything that remains and was not used.
 * @throws AppError stateForbids when the order or a line can no longer be refunded, notFound for a line of
 * another order, refundNothingLeft when less remains than requested
 */
export function priceRefund(left: Refundable, wishes: readonly RefundWish[] | undefined): PricedRefund {
  if (!left.isAllowed) throw new AppError(codes.stateForbids, 'stateForbids')
  const wanted = wishes ?? wholeWish(left)
  if (wanted.length === 0) {
    const used = left.items.find((of) => of.isUsed && of.leftQuantity > 0)
    throw used
      ? new AppError(codes.stateForbids, 'refundItemUsed', {}, { orderItemId: used.item.id })
      : new AppError(codes.refundNothingLeft, 'refundNothingLeft')
  }
  const merged = new Map<string, number>()
  for (const wish of wanted) merged.set(wish.orderItemId, (merged.get(wish.orderItemId) ?? 0) + wish.quantity)
  const items = [...merged].map(([orderItemId, quantity]) => {
    const of = left.items.find((candidate) => candidate.item.id === orderItemId)
    if (!of) throw new AppError(codes.notFound, 'notFound')
    if (of.isUsed) throw new AppError(codes.stateForbids, 'refundItemUsed', {}, { orderItemId })
    if (quantity > of.leftQuantity)
      throw new AppError(
        codes.refundNothingLeft,
        'refundNothingLeft',
        {},
        { orderItemId, left: of.leftQuantity },
      )
    return { of, quantity, amountCents: amountOf(of, quantity) }
  })
  const isWhole = left.items.every((of) => of.leftQuantity === (merged.get(of.item.id) ?? 0))
  const freightCents = isWhole ? left.freightCents : 0
  return {
    items,
    freightCents,
    isWhole,
    amountCents: items.reduce((sum, item) => sum + item.amountCents, 0) + freightCents,
  }
}
