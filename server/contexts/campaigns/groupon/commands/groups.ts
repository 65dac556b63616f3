import { and, eq, inArray, lte, ne, type SQL } from 'drizzle-orm'
import { grouponGroup, grouponUser } from '../../../../db/schema/campaigns'
import { inTransaction, type Context } from '../../../../lib/context'
import { messageText } from '../../../../lib/messages'
import { cancelLocked, isUnpaid, lockOrder, refundMoney, refundOrder } from '../../../commerce'
import { isOverdue, type GroupRow, type PlaceRow } from '../mapper'

/** Locks a group until the transaction ends. Orders are locked before groups, never after. */
export async function lockGroup(ctx: Context, id: string): Promise<GroupRow | null> {
  const [row] = await ctx.db.select().from(grouponGroup).where(eq(grouponGroup.id, id)).for('update')
  return row ?? null
}

/**
 * Marks an open group as failed when its deadline has passed. The caller holds its lock.
 * @returns the current group
 */
export async function failIfOverdue(ctx: Context, group: GroupRow): Promise<GroupRow> {
  if (!isOverdue(ctx, group)) return group
  await ctx.db
    .update(grouponGroup)
    .set({ state: 'failed', finishTime: group.endTime })
    .where(eq(grouponGroup.id, group.id))
  return { ...group, state: 'failed', finishTime: group.endTime }
}

/** Refunds one member of a failed group, or cancels the order when it is unpaid. Idempotent. */
async function leaveFailedGroup(ctx: Context, place: PlaceRow): Promise<void> {
  const refundId = await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, place.orderId, null)
    if (order && isUnpaid(order)) await cancelLocked(tx, order, 'deadline')
    const refunded = order?.isPaid
      ? await refundOrder(tx, order, {
          cause: 'groupFailed',
          answer: messageText('grouponRefunded', tx.lang),
        })
      : null
    // The refund has released the member's place already, unless nothing was left to refund.
    await tx.db.update(grouponUser).set({ state: 'released' }).where(eq(grouponUser.id, place.id))
    return refunded
  })
  // After the commit, so that no lock is held while waiting for the provider; the refund job retries
  // failures.
  if (refundId !== null)
    await refundMoney(ctx, refundId).catch((error: unknown) =>
      ctx.log.error({ err: error, refundId }, 'a refund has to be tried again'),
    )
}

/** @returns how many members were refunded or had their order cancelled */
async function settleFailedGroup(ctx: Context, groupId: string): Promise<number> {
  const places = await ctx.db
    .select()
    .from(grouponUser)
    .where(and(eq(grouponUser.groupId, groupId), ne(grouponUser.state, 'released')))
  let given = 0
  for (const place of places) {
    // A failing refund must not block the others; it is retried.
    await leaveFailedGroup(ctx, place).then(
      () => {
        given += 1
      },
      (error: unknown) =>
        ctx.log.error(
          { err: error, order: place.orderId },
          'a member of a failed group has not got the money back yet',
        ),
    )
  }
  // Nobody can join a failed group, so an empty one stays empty.
  if (given === places.length)
    await ctx.db.update(grouponGroup).set({ isSettled: true }).where(eq(grouponGroup.id, groupId))
  return given
}

const BATCH = 200

/**
 * Fails the groups whose deadline has passed and refunds their members, each group in its own transaction:
 * all of them in the periodic job, and those about to be shown before a read.
 * @returns how many places were released
 */
export async function settleGroups(
  ctx: Context,
  of: { groupId?: string; userId?: string } = {},
): Promise<number> {
  const mine =
    of.userId === undefined
      ? []
      : await ctx.db
          .selectDistinct({ id: grouponUser.groupId })
          .from(grouponUser)
          .innerJoin(grouponGroup, eq(grouponGroup.id, grouponUser.groupId))
          .where(
            and(
              eq(grouponUser.userId, of.userId),
              ne(grouponUser.state, 'released'),
              inArray(grouponGroup.state, ['open', 'failed']),
            ),
          )
  if (of.userId !== undefined && mine.length === 0) return 0
  const ids =
    of.groupId !== undefined ? [of.groupId] : of.userId !== undefined ? mine.map((row) => row.id) : null
  const isMeant: SQL | undefined = ids ? inArray(grouponGroup.id, ids) : undefined
  const due = await ctx.db
    .select({ id: grouponGroup.id })
    .from(grouponGroup)
    .where(and(eq(grouponGroup.state, 'open'), lte(grouponGroup.endTime, ctx.now()), isMeant))
    .limit(BATCH)
  for (const { id } of due) {
    await inTransaction(ctx, async (tx) => {
      const group = await lockGroup(tx, id)
      if (group) await failIfOverdue(tx, group)
    })
  }
  const failed = await ctx.db
    .select({ id: grouponGroup.id })
    .from(grouponGroup)
    .where(and(eq(grouponGroup.state, 'failed'), eq(grouponGroup.isSettled, false), isMeant))
    .orderBy(grouponGroup.endTime)
    .limit(BATCH)
  let given = 0
  for (const { id } of failed) given += await settleFailedGroup(ctx, id)
  return given
}
