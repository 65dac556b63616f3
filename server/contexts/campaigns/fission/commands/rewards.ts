import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { fissionReward } from '../../../../db/schema/campaigns'
import { inTransaction, type Context } from '../../../../lib/context'
import { addPoints } from '../../../commerce'
import { grantCoupon } from '../../coupons/commands/receive'

const BATCH = 100

/**
 * Credits one reward, once: the process that first marks it as granted credits it, in the same transaction.
 */
async function grantOne(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [reward] = await tx.db
      .update(fissionReward)
      .set({ grantTime: tx.now() })
      .where(and(eq(fissionReward.id, id), isNull(fissionReward.grantTime)))
      .returning()
    if (!reward) return
    if (reward.points > 0)
      await addPoints(tx, { userId: reward.userId, kind: 'invited', points: reward.points })
    if (reward.couponId !== null) await grantCoupon(tx, reward.userId, reward.couponId)
  })
}

/**
 * Credits due rewards: immediately after a referral, and by the job for those that failed then.
 * @returns how many there were
 */
export async function grantRewards(ctx: Context, of: { userIds?: readonly string[] } = {}): Promise<number> {
  const due = await ctx.db
    .select({ id: fissionReward.id })
    .from(fissionReward)
    .where(
      and(
        isNull(fissionReward.grantTime),
        of.userIds === undefined ? undefined : inArray(fissionReward.userId, [...of.userIds]),
      ),
    )
    .orderBy(asc(fissionReward.createTime))
    .limit(BATCH)
  for (const { id } of due)
    await grantOne(ctx, id).catch((error: unknown) =>
      ctx.log.error({ err: error, reward: id }, 'a referral reward has to be tried again'),
    )
  return due.length
}
