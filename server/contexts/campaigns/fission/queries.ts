import type { Static } from '@sinclair/typebox'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { FissionActivity } from '../../../../contract/campaigns'
import type { PageOf } from '../../../../contract/common'
import { codes } from '../../../../contract/constants/codes'
import type { CampaignState } from '../../../../contract/constants/enums'
import type { DataOf } from '../../../../contract/define-endpoint'
import type {
  fissionFollow,
  fissionList,
  FissionReward,
  fissionUser as fissionUserEndpoint,
} from '../../../../contract/fission'
import { fissionActivity, fissionRecord, fissionReward, fissionUser } from '../../../db/schema/campaigns'
import { appUser } from '../../../db/schema/users'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { messageText } from '../../../lib/messages'
import { pageFrom, type PageQuery, pageRange } from '../../../lib/pages'
import { momentText } from '../../../lib/store-time'
import { campaignStateOf } from '../campaigns/campaign-time'
import { toCampaignFields, maskName } from '../campaigns/mapper'
import { isCampaignState } from '../campaigns/queries/campaign-state'
import { shownNames } from '../campaigns/queries/shown-names'
import { newFollowToken } from './follow-token'

export type ActivityRow = typeof fissionActivity.$inferSelect
const LISTED = 200

/** @throws AppError notFound (unknown or disabled activity) */
export async function requireActivity(ctx: Context, id: string): Promise<ActivityRow> {
  const [row] = await ctx.db
    .select()
    .from(fissionActivity)
    .where(and(eq(fissionActivity.id, id), eq(fissionActivity.isEnabled, true)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

const stepsOf = (ctx: Context, row: ActivityRow) =>
  [...row.steps]
    .sort((a, b) => a.count - b.count)
    .map((step) => ({
      inviteNum: step.count,
      name: localized(step.name, ctx.lang),
      points: step.points,
      couponId: step.couponId,
    }))

const toActivity = (ctx: Context, row: ActivityRow): FissionActivity => ({
  ...toCampaignFields(ctx, row),
  steps: stepsOf(ctx, row),
  newcomerPoints: row.newcomerPoints,
  newcomerCouponId: row.newcomerCouponId,
})

/** @throws AppError notFound */
export const findActivity = async (ctx: Context, id: string): Promise<FissionActivity> =>
  toActivity(ctx, await requireActivity(ctx, id))

export async function listActivities(
  ctx: Context,
  query: PageQuery & { status?: CampaignState },
): Promise<PageOf<FissionActivity>> {
  const range = pageRange(query)
  const where = and(
    eq(fissionActivity.isEnabled, true),
    query.status === undefined ? undefined : isCampaignState(ctx, fissionActivity, query.status),
  )
  const rows = await ctx.db
    .select()
    .from(fissionActivity)
    .where(where)
    .orderBy(desc(fissionActivity.startTime), asc(fissionActivity.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    rows.map((row) => toActivity(ctx, row)),
    range.isCounted ? await ctx.db.$count(fissionActivity, where) : 0,
    range,
  )
}

/** Rewards of one activity, oldest first. */
export async function rewardsOf(
  ctx: Context,
  activity: ActivityRow,
  where: SQL | undefined,
): Promise<Static<typeof FissionReward>[]> {
  const rows = await ctx.db
    .select()
    .from(fissionReward)
    .where(where)
    .orderBy(asc(fissionReward.createTime), asc(fissionReward.step))
  return rows.map((row) => ({
    id: row.id,
    name:
      row.step === 0
        ? messageText('referralWelcome', ctx.lang)
        : localized(activity.steps.find((step) => step.count === row.step)?.name, ctx.lang),
    points: row.points,
    couponId: row.couponId,
    isGranted: row.grantTime ? ('1' as const) : ('0' as const),
    createTime: momentText(row.createTime, ctx.config.storeTimeZone),
  }))
}

/** The caller's progress. @throws AppError notFound */
export async function findMyPart(
  ctx: Context,
  userId: string,
  activityId: string,
): Promise<DataOf<typeof fissionUserEndpoint>> {
  const activity = await requireActivity(ctx, activityId)
  const [row] = await ctx.db
    .select()
    .from(fissionUser)
    .where(and(eq(fissionUser.activityId, activityId), eq(fissionUser.userId, userId)))
  const invitedNum = row?.invitedNum ?? 0
  return {
    fissionActivityId: activityId,
    userId,
    invitedNum,
    steps: stepsOf(ctx, activity).map((step) => ({
      ...step,
      isReached: invitedNum >= step.inviteNum ? ('1' as const) : ('0' as const),
      leftNum: Math.max(0, step.inviteNum - invitedNum),
    })),
    rewards: await rewardsOf(
      ctx,
      activity,
      and(eq(fissionReward.activityId, activityId), eq(fissionReward.userId, userId)),
    ),
  }
}

/** The newcomers who registered through the caller's link. @throws AppError notFound */
export async function listMyNewcomers(
  ctx: Context,
  userId: string,
  activityId: string,
): Promise<DataOf<typeof fissionList>> {
  await requireActivity(ctx, activityId)
  const rows = await ctx.db
    .select()
    .from(fissionRecord)
    .where(and(eq(fissionRecord.activityId, activityId), eq(fissionRecord.inviterUserId, userId)))
    .orderBy(desc(fissionRecord.createTime), asc(fissionRecord.id))
    .limit(LISTED)
  const nameOf = await shownNames(
    ctx,
    rows.map((row) => row.newcomerUserId),
    null,
  )
  return rows.map((row) => ({
    id: row.id,
    nickName: nameOf(row.newcomerUserId),
    createTime: momentText(row.createTime, ctx.config.storeTimeZone),
  }))
}

/**
 * An invitation as shown to visitors of its link.
 * @throws AppError notFound for an unknown inviter or activity
 */
export async function findInvitation(
  ctx: Context,
  of: { userId: string; fissionActivityId: string },
): Promise<DataOf<typeof fissionFollow>> {
  const activity = await requireActivity(ctx, of.fissionActivityId)
  const [inviter] = await ctx.db
    .select({ nickName: appUser.nickName })
    .from(appUser)
    .where(eq(appUser.id, of.userId))
  if (!inviter) throw new AppError(codes.notFound, 'notFound')
  const viewerId = ctx.user?.id ?? null
  const [mine] =
    viewerId === null
      ? []
      : await ctx.db
          .select({ inviterUserId: fissionRecord.inviterUserId, activityId: fissionRecord.activityId })
          .from(fissionRecord)
          .where(eq(fissionRecord.newcomerUserId, viewerId))
  // Users with an account are not newcomers: the link is for visitors only.
  const canAccept = viewerId === null && campaignStateOf(ctx, activity) === 'running'
  return {
    nickName: maskName(inviter.nickName),
    isMine: viewerId === of.userId ? '1' : '0',
    canAccept: canAccept ? '1' : '0',
    isAccepted: mine?.inviterUserId === of.userId && mine.activityId === of.fissionActivityId ? '1' : '0',
    followToken: canAccept ? newFollowToken(ctx, of) : null,
    activity: toActivity(ctx, activity),
  }
}
