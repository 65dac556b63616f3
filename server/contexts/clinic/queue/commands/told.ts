import { and, asc, eq } from 'drizzle-orm'
import { limits } from '../../../../../contract/constants/limits'
import { queueTicket } from '../../../../db/schema/queue'
import type { Context } from '../../../../lib/context'
import { tell } from '../../../engagement'
import type { TicketRow } from '../rules'

type Told = Pick<TicketRow, 'id' | 'userId' | 'shopId'>

const tellTicket = (
  ctx: Context,
  row: Told,
  kind: 'queueNear' | 'queuePassed',
  params: Record<string, string>,
): Promise<void> =>
  tell(ctx, {
    userId: row.userId,
    kind,
    onceKey: `${kind} ${row.id}`,
    params: { shopId: row.shopId, ...params },
    link: `/pages-clinic/queue/queue?id=${row.id}`,
    subjectId: row.id,
  })

/**
 * Notifies, once, users who have few people ahead after the queue has moved. The caller holds the queue's
 * lock.
 */
export async function tellNear(ctx: Context, lineId: string): Promise<void> {
  const first = await ctx.db
    .select({ id: queueTicket.id, userId: queueTicket.userId, shopId: queueTicket.shopId })
    .from(queueTicket)
    .where(and(eq(queueTicket.lineId, lineId), eq(queueTicket.state, 'checkedIn')))
    .orderBy(asc(queueTicket.number))
    .limit(limits.queueNearAhead + 1)
  for (const [ahead, row] of first.entries())
    await tellTicket(ctx, row, 'queueNear', { ahead: String(ahead) })
}

export const tellPassed = (ctx: Context, row: Told): Promise<void> => tellTicket(ctx, row, 'queuePassed', {})
