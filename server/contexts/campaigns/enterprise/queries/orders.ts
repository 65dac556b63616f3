import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { OrderTab } from '../../../../../contract/constants/enums'
import type { OrderCard, OrderDetail } from '../../../../../contract/orders'
import { enterpriseOrder } from '../../../../db/schema/enterprise'
import { orderInfo } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context, SessionUser } from '../../../../lib/context'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { cancelOverdueOrders, findOrder, ofUser, toOrderCards } from '../../../commerce'

const ofEnterprise = (user: SessionUser): SQL =>
  sql`exists (select 1 from ${enterpriseOrder} where ${enterpriseOrder.orderId} = ${orderInfo.id} and
    ${enterpriseOrder.enterpriseId} = ${user.enterpriseId ?? ''})`

/** The user's orders for the enterprise that the session is bound to, newest first. */
export async function listEnterpriseOrders(
  ctx: Context,
  user: SessionUser,
  query: PageQuery & { tab?: OrderTab | undefined },
): Promise<PageOf<OrderCard>> {
  await cancelOverdueOrders(ctx, { userId: user.id })
  const range = pageRange(query)
  const where = and(ofUser(user.id, query.tab ?? 'all'), ofEnterprise(user))
  const rows = await ctx.db
    .select()
    .from(orderInfo)
    .where(where)
    .orderBy(desc(orderInfo.createTime), asc(orderInfo.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await toOrderCards(ctx, rows),
    range.isCounted ? await ctx.db.$count(orderInfo, where) : 0,
    range,
  )
}

/**
 * One of the user's enterprise orders.
 * @throws AppError notFound, also for an order outside the enterprise
 */
export async function findEnterpriseOrder(ctx: Context, user: SessionUser, id: string): Promise<OrderDetail> {
  const [row] = await ctx.db
    .select({ orderId: enterpriseOrder.orderId })
    .from(enterpriseOrder)
    .where(
      and(
        eq(enterpriseOrder.orderId, id),
        eq(enterpriseOrder.userId, user.id),
        eq(enterpriseOrder.enterpriseId, user.enterpriseId ?? ''),
      ),
    )
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return findOrder(ctx, user.id, id)
}
