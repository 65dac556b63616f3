import { and, asc, desc, inArray, ne } from 'drizzle-orm'
import { orderStatus, type AfterSaleAction, type RefundState } from '../../../../../contract/constants/enums'
import { orderLogistics, orderRefund } from '../../../../db/schema/aftersales'
import { review } from '../../../../db/schema/goods'
import type { Context } from '../../../../lib/context'
import type { OrderRow } from '../../orders/order-state'
import { refundablesOf, type Refundable, wholeWish } from './refundable'

/** The after-sale state of an order, with its latest refund request. */
export interface AfterSale {
  afterSale: AfterSaleAction[]
  refundId: string | null
  refundState: RefundState | null
}

const isOpen = (state: string): boolean => state === 'applied' || state === 'approved'

interface Facts {
  left: Refundable | undefined
  requests: readonly { id: string; state: string }[]
  isShipped: boolean
  reviewed: ReadonlySet<string>
}

function afterSaleOf(order: OrderRow, { left, requests, isShipped, reviewed }: Facts): AfterSale {
  const canRefund =
    left !== undefined &&
    left.isAllowed &&
    !requests.some((request) => isOpen(request.state)) &&
    wholeWish(left).length > 0
  const [newest] = requests
  const refundId = newest?.id ?? null
  const lines = left?.items ?? []
  const isCompleted = order.status === orderStatus.completed && lines.length > 0
  const isReviewed = lines.every((of) => reviewed.has(of.item.id))
  return {
    refundId,
    refundState: (newest?.state as RefundState | undefined) ?? null,
    afterSale: [
      ...(canRefund ? (['refund'] as const) : []),
      ...(refundId === null ? [] : (['refundProgress'] as const)),
      ...(isShipped ? (['logistics'] as const) : []),
      ...(isCompleted ? ([isReviewed ? 'seeReview' : 'review'] as const) : []),
      ...(order.isPaid ? (['receipt'] as const) : []),
    ],
  }
}

/** The after-sale state of several orders, by their ids. */
export async function afterSales(
  ctx: Context,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, AfterSale>> {
  const sold = orders.filter((order) => order.isPaid)
  if (sold.length === 0) return new Map()
  const ids = sold.map((order) => order.id)
  const lefts = await refundablesOf(ctx, sold)
  const requests = await ctx.db
    .select({ id: orderRefund.id, orderId: orderRefund.orderId, state: orderRefund.state })
    .from(orderRefund)
    .where(and(inArray(orderRefund.orderId, ids), ne(orderRefund.state, 'withdrawn')))
    .orderBy(desc(orderRefund.createTime), asc(orderRefund.id))
  const parcels = await ctx.db
    .select({ orderId: orderLogistics.orderId })
    .from(orderLogistics)
    .where(inArray(orderLogistics.orderId, ids))
  const shipped = new Set(parcels.map((row) => row.orderId))
  const completed = sold.filter((order) => order.status === orderStatus.completed)
  const itemIds = completed.flatMap((order) => lefts.get(order.id)?.items.map((of) => of.item.id) ?? [])
  const reviews =
    itemIds.length === 0
      ? []
      : await ctx.db
          .select({ orderItemId: review.orderItemId })
          .from(review)
          .where(inArray(review.orderItemId, itemIds))
  const reviewed = new Set(reviews.flatMap((row) => row.orderItemId ?? []))
  return new Map(
    sold.map((order) => [
      order.id,
      afterSaleOf(order, {
        left: lefts.get(order.id),
        requests: requests.filter((row) => row.orderId === order.id),
        isShipped: shipped.has(order.id),
        reviewed,
      }),
    ]),
  )
}
