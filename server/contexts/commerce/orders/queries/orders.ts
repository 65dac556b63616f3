import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import { orderStatus, orderTabs, type OrderTab } from '../../../../../contract/constants/enums'
import type { OrderCard, OrderDetail } from '../../../../../contract/orders'
import { hasBookable } from '../../../../db/order-conditions'
import { orderInfo } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { cancelOverdueOrders } from '../commands/cancel-order'
import { isOverdue, type OrderRow } from '../order-state'
import { toOrderCards, toOrderDetail } from './shown-orders'

const tabFilters: Record<OrderTab, SQL | undefined> = {
  all: undefined,
  unpaid: and(isNull(orderInfo.status), eq(orderInfo.isPaid, false)),
  toBook: and(eq(orderInfo.status, orderStatus.toBook), hasBookable),
  booked: eq(orderInfo.status, orderStatus.booked),
  paid: inArray(orderInfo.status, [orderStatus.paid, orderStatus.shipped]),
  completed: eq(orderInfo.status, orderStatus.completed),
  refunded: eq(orderInfo.status, orderStatus.refunded),
  cancelled: eq(orderInfo.status, orderStatus.cancelled),
}

/** The user's orders in a tab, without removed ones. */
export const ofUser = (userId: string, tab: OrderTab): SQL | undefined =>
  and(eq(orderInfo.userId, userId), eq(orderInfo.isDeleted, false), tabFilters[tab])

/** The user's orders of a tab, newest first. */
export async function listOrders(
  ctx: Context,
  userId: string,
  query: PageQuery & { tab?: OrderTab | undefined },
): Promise<PageOf<OrderCard>> {
  await cancelOverdueOrders(ctx, { userId })
  const range = pageRange(query)
  const where = ofUser(userId, query.tab ?? 'all')
  const rows = await ctx.db
    .select()
    .from(orderInfo)
    .where(where)
    .orderBy(desc(orderInfo.createTime), asc(orderInfo.id))
    .limit(range.limit)
    .offset(range.offset)
  const total = range.isCounted ? await ctx.db.$count(orderInfo, where) : 0
  return pageFrom(await toOrderCards(ctx, rows), total, range)
}

/** Number of orders per tab. */
export async function countOrders(ctx: Context, userId: string): Promise<Record<OrderTab, number>> {
  await cancelOverdueOrders(ctx, { userId })
  const counts = Object.fromEntries(
    orderTabs.map((tab) => [tab, sql<number>`count(*) filter (where ${tabFilters[tab] ?? sql`true`})::int`]),
  ) as Record<OrderTab, SQL<number>>
  const [row] = await ctx.db.select(counts).from(orderInfo).where(ofUser(userId, 'all'))
  return row ?? (Object.fromEntries(orderTabs.map((tab) => [tab, 0])) as Record<OrderTab, number>)
}

async function readOrder(ctx: Context, userId: string, id: string): Promise<OrderRow> {
  const [row] = await ctx.db
    .select()
    .from(orderInfo)
    .where(and(eq(orderInfo.id, id), ofUser(userId, 'all')))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

/** One of the user's orders. @throws AppError notFound (unknown, removed, or another user's) */
export async function findOrder(ctx: Context, userId: string, id: string): Promise<OrderDetail> {
  await cancelOverdueOrders(ctx, { userId })
  return toOrderDetail(ctx, await readOrder(ctx, userId, id))
}

/**
 * Like `findOrder`, for an order that was probably just placed: overdue orders are settled only when it is
 * one of them.
 */
export async function findPlacedOrder(ctx: Context, userId: string, id: string): Promise<OrderDetail> {
  const row = await readOrder(ctx, userId, id)
  return isOverdue(ctx, row) ? findOrder(ctx, userId, id) : toOrderDetail(ctx, row)
}
