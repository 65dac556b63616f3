import { and, eq, ne } from 'drizzle-orm'
import { grouponGroup, grouponUser } from '../../../../db/schema/campaigns'
import type { Context } from '../../../../lib/context'

/** Whether an order waits for its group: it is neither shipped nor verified before the group is complete. */
export async function isWaitingForGroup(ctx: Context, orderId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ state: grouponGroup.state })
    .from(grouponUser)
    .innerJoin(grouponGroup, eq(grouponGroup.id, grouponUser.groupId))
    .where(and(eq(grouponUser.orderId, orderId), ne(grouponUser.state, 'released')))
  return row !== undefined && row.state !== 'formed'
}
