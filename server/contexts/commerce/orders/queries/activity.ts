import { inArray } from 'drizzle-orm'
import { orderStatus, type ActivityKind } from '../../../../../contract/constants/enums'
import type { OrderCard } from '../../../../../contract/orders'
import { orderInfo } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import type { ActivityEntry, ActivitySource } from '../../../engagement'
import { cancelOverdueOrders } from '../commands/cancel-order'
import type { OrderRow } from '../order-state'
import { toOrderCards } from './shown-orders'

const orderStates = new Map<string, string>(
  Object.entries(orderStatus).map(([state, status]) => [status, state]),
)

const stateOf = ({ status, isPaid }: OrderRow): string =>
  status === null ? (isPaid ? 'paid' : 'unpaid') : (orderStates.get(status) ?? 'paid')

const fromOrder =
  (kind: ActivityKind, rows: readonly OrderRow[]) =>
  (card: OrderCard, index: number): ActivityEntry => ({
    id: card.id,
    kind,
    number: card.orderNo,
    title: card.name,
    picUrl: card.listOrderItem[0]?.picUrl ?? null,
    state: stateOf(rows[index] as OrderRow),
    stateDesc: card.statusDesc,
    again: null,
    shopName: card.shopName,
    personName: card.personName,
    amount: card.paymentPrice,
    date: card.bookingDate,
    time: card.bookingTime,
    due: null,
    createTime: card.createTime,
  })

async function ordersByIds(
  ctx: Context,
  kind: ActivityKind,
  ids: readonly string[],
): Promise<ActivityEntry[]> {
  const rows = await ctx.db
    .select()
    .from(orderInfo)
    .where(inArray(orderInfo.id, [...ids]))
  return (await toOrderCards(ctx, rows)).map(fromOrder(kind, rows))
}

export const orderActivity: ActivitySource = {
  settle: cancelOverdueOrders,
  entriesByIds: (ctx, ids) => ordersByIds(ctx, 'order', ids),
}

/** Settled together with the other orders. */
export const enterpriseOrderActivity: ActivitySource = {
  entriesByIds: (ctx, ids) => ordersByIds(ctx, 'enterprise', ids),
}
