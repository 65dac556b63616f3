import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type { fissionSave } from '../../../../../contract/fission'
import { fissionRecord, fissionReward, fissionUser } from '../../../../db/schema/campaigns'
import { appUser } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { momentText } from '../../../../lib/store-time'
import { requireRunning } from '../../campaigns/campaign-time'
import { maskName } from '../../campaigns/mapper'
import { readFollowToken } from '../follow-token'
import { requireActivity, rewardsOf, type ActivityRow } from '../queries'
import { grantRewards } from './rewards'

interface Followed {
  fissionActivityId: string
  userId: string
  followToken: string
}

type RecordRow = typeof fissionRecord.$inferSelect

/** Counts a newcomer for the inviter and records the rewards of both, inside the caller's transaction. */
async function countNewcomer(
  tx: Context,
  activity: ActivityRow,
  inviterId: string,
  newcomerId: string,
): Promise<void> {
  const createTime = tx.now()
  // The row lock serialises newcomers of one inviter, so that each step is reached once.
  const [inviter] = await tx.db
    .insert(fissionUser)
    .values({ activityId: activity.id, userId: inviterId, invitedNum: 1, createTime })
    .onConflictDoUpdate({
      target: [fissionUser.activityId, fissionUser.userId],
      set: { invitedNum: sql`${fissionUser.invitedNum} + 1` },
    })
    .returning({ invitedNum: fissionUser.invitedNum })
  const due = activity.steps
    .filter((step) => step.count === inviter?.invitedNum)
    .map((step) => ({ userId: inviterId, step: step.count, points: step.points, couponId: step.couponId }))
  if (activity.newcomerPoints > 0 || activity.newcomerCouponId !== null)
    due.push({
      userId: newcomerId,
      step: 0,
      points: activity.newcomerPoints,
      couponId: activity.newcomerCouponId,
    })
  for (const reward of due)
    await tx.db
      .insert(fissionReward)
      .values({ id: randomUUID(), activityId: activity.id, createTime, ...reward })
      .onConflictDoNothing()
}

async function keepRecord(tx: Context, newcomerId: string, of: Followed): Promise<RecordRow> {
  const [known] = await tx.db.select().from(fissionRecord).where(eq(fissionRecord.newcomerUserId, newcomerId))
  if (known) return known
  const activity = await requireActivity(tx, of.fissionActivityId)
  requireRunning(tx, activity)
  const followedAt = readFollowToken(tx, of)
  const [me] = await tx.db
    .select({ createTime: appUser.createTime })
    .from(appUser)
    .where(eq(appUser.id, newcomerId))
  if (!me || me.createTime.getTime() < followedAt.getTime())
    throw new AppError(codes.referralNotNew, 'referralNotNew')
  const [kept] = await tx.db
    .insert(fissionRecord)
    .values({
      id: randomUUID(),
      activityId: of.fissionActivityId,
      inviterUserId: of.userId,
      newcomerUserId: newcomerId,
      createTime: tx.now(),
    })
    .onConflictDoNothing()
    .returning()
  if (kept) {
    await countNewcomer(tx, activity, of.userId, newcomerId)
    return kept
  }
  const [other] = await tx.db.select().from(fissionRecord).where(eq(fissionRecord.newcomerUserId, newcomerId))
  if (!other) throw new Error('A referral that exists cannot be found')
  return other
}

/**
 * Records that the user registered through a referral link; counts once per newcomer, and a repeated call
 * returns the same record.
 * @throws AppError notFound (activity, inviter), referralSelf, referralLinkWrong, campaignNotBegun,
 * campaignOver, referralNotNew, referralUsed
 */
export async function saveReferral(
  ctx: Context,
  userId: string,
  of: Followed,
): Promise<DataOf<typeof fissionSave>> {
  if (of.userId === userId) throw new AppError(codes.referralSelf, 'referralSelf')
  const [inviter] = await ctx.db
    .select({ nickName: appUser.nickName })
    .from(appUser)
    .where(eq(appUser.id, of.userId))
  if (!inviter) throw new AppError(codes.notFound, 'notFound')
  const record = await inTransaction(ctx, (tx) => keepRecord(tx, userId, of))
  if (record.inviterUserId !== of.userId || record.activityId !== of.fissionActivityId)
    throw new AppError(codes.referralUsed, 'referralUsed')
  await grantRewards(ctx, { userIds: [record.inviterUserId, userId] })
  const rewards = await rewardsOf(
    ctx,
    await requireActivity(ctx, record.activityId),
    and(eq(fissionReward.userId, userId), eq(fissionReward.activityId, record.activityId)),
  )
  return {
    id: record.id,
    nickName: maskName(inviter.nickName),
    createTime: momentText(record.createTime, ctx.config.storeTimeZone),
    rewards,
  }
}
