import { and, asc, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { GrouponInfo } from '../../../../../contract/campaigns'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { CampaignState, GrouponState } from '../../../../../contract/constants/enums'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type {
  GrouponDetail,
  GrouponOpen,
  GrouponUser,
  grouponInfo as grouponInfoEndpoint,
} from '../../../../../contract/groupon'
import { formatCents } from '../../../../../contract/rules/money'
import { grouponGroup, grouponInfo, grouponUser } from '../../../../db/schema/campaigns'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { momentText } from '../../../../lib/store-time'
import { cancelOverdueOrders } from '../../../commerce'
import { secondsUntil } from '../../campaigns/campaign-time'
import { isCampaignState } from '../../campaigns/queries/campaign-state'
import { shownNames } from '../../campaigns/queries/shown-names'
import { settleGroups } from '../commands/groups'
import { refundRule, type GrouponInfoRow } from '../mapper'
import { toGrouponInfos, toGroups } from './shown'

/** @throws AppError notFound (unknown or disabled campaign) */
async function requireGroupon(ctx: Context, id: string): Promise<GrouponInfoRow> {
  const [row] = await ctx.db
    .select()
    .from(grouponInfo)
    .where(and(eq(grouponInfo.id, id), eq(grouponInfo.isEnabled, true)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

const joinable = (ctx: Context, grouponId: string) =>
  and(
    eq(grouponGroup.grouponId, grouponId),
    eq(grouponGroup.state, 'open'),
    gt(grouponGroup.endTime, ctx.now()),
    lt(grouponGroup.taken, grouponGroup.size),
  )

export async function listGroupons(
  ctx: Context,
  query: PageQuery & { status?: CampaignState; spuId?: string },
): Promise<PageOf<GrouponInfo>> {
  const range = pageRange(query)
  const where = and(
    eq(grouponInfo.isEnabled, true),
    query.spuId === undefined ? undefined : eq(grouponInfo.spuId, query.spuId),
    query.status === undefined ? undefined : isCampaignState(ctx, grouponInfo, query.status),
  )
  const rows = await ctx.db
    .select()
    .from(grouponInfo)
    .where(where)
    .orderBy(asc(grouponInfo.sort), asc(grouponInfo.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await toGrouponInfos(ctx, rows),
    range.isCounted ? await ctx.db.$count(grouponInfo, where) : 0,
    range,
  )
}

/** @throws AppError notFound */
export async function findGroupon(ctx: Context, id: string): Promise<DataOf<typeof grouponInfoEndpoint>> {
  const row = await requireGroupon(ctx, id)
  const [info] = await toGrouponInfos(ctx, [row])
  if (!info) throw new AppError(codes.notFound, 'notFound')
  return {
    ...info,
    openNum: await ctx.db.$count(grouponGroup, joinable(ctx, id)),
    refundNote: refundRule(ctx, row),
  }
}

/** Groups with a place left, ordered by urgency. @throws AppError notFound for an unknown campaign */
export async function listOpenGroups(
  ctx: Context,
  query: PageQuery & { grouponId: string },
): Promise<PageOf<GrouponOpen>> {
  await requireGroupon(ctx, query.grouponId)
  const range = pageRange(query)
  const where = joinable(ctx, query.grouponId)
  const rows = await ctx.db
    .select()
    .from(grouponGroup)
    .where(where)
    .orderBy(asc(grouponGroup.endTime), asc(grouponGroup.id))
    .limit(range.limit)
    .offset(range.offset)
  const viewerId = ctx.user?.id ?? null
  const mine =
    viewerId === null || rows.length === 0
      ? []
      : await ctx.db
          .select({ groupId: grouponUser.groupId })
          .from(grouponUser)
          .where(
            and(
              eq(grouponUser.userId, viewerId),
              ne(grouponUser.state, 'released'),
              inArray(
                grouponUser.groupId,
                rows.map((row) => row.id),
              ),
            ),
          )
  const nameOf = await shownNames(
    ctx,
    rows.map((row) => row.leaderUserId),
    viewerId,
  )
  return pageFrom(
    rows.map((row) => ({
      id: row.id,
      grouponId: row.grouponId,
      nickName: nameOf(row.leaderUserId),
      grouponNum: row.size,
      havNum: row.paid,
      leftNum: row.size - row.taken,
      grouponPrice: formatCents(row.priceCents),
      validEndTime: momentText(row.endTime, ctx.config.storeTimeZone),
      leftSeconds: secondsUntil(ctx, row.endTime),
      isMember: mine.some((place) => place.groupId === row.id) ? ('1' as const) : ('0' as const),
    })),
    range.isCounted ? await ctx.db.$count(grouponGroup, where) : 0,
    range,
  )
}

export async function listMyGroups(
  ctx: Context,
  userId: string,
  query: PageQuery & { status?: GrouponState },
): Promise<PageOf<GrouponUser>> {
  await cancelOverdueOrders(ctx, { userId })
  await settleGroups(ctx, { userId })
  const range = pageRange(query)
  const where = and(
    eq(grouponUser.userId, userId),
    query.status === undefined ? undefined : eq(grouponGroup.state, query.status),
  )
  const joined = () =>
    ctx.db
      .select({ place: grouponUser, group: grouponGroup })
      .from(grouponUser)
      .innerJoin(grouponGroup, eq(grouponGroup.id, grouponUser.groupId))
      .where(where)
  const rows = await joined()
    .orderBy(desc(grouponUser.createTime), asc(grouponUser.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await toGroups(ctx, rows),
    range.isCounted ? await ctx.db.$count(joined().as('mine')) : 0,
    range,
  )
}

/** @throws AppError notFound, also for a group whose founder has not paid, except to the founder */
export async function findGroup(ctx: Context, id: string): Promise<GrouponDetail> {
  const viewerId = ctx.user?.id ?? null
  await settleGroups(ctx, { groupId: id })
  const [group] = await ctx.db.select().from(grouponGroup).where(eq(grouponGroup.id, id))
  const places = group
    ? await ctx.db
        .select()
        .from(grouponUser)
        .where(eq(grouponUser.groupId, id))
        .orderBy(asc(grouponUser.createTime), asc(grouponUser.id))
    : []
  const mine = places.filter((place) => place.userId === viewerId)
  // Users who left and joined again get their current place.
  const place = mine.find((row) => row.state !== 'released') ?? mine.at(-1) ?? null
  if (!group || (!place && (group.state === 'founding' || group.state === 'closed')))
    throw new AppError(codes.notFound, 'notFound')
  const [shown] = await toGroups(ctx, [{ group, place }])
  if (!shown) throw new AppError(codes.notFound, 'notFound')
  const paid = places.filter(
    (row) => row.paidTime !== null && (row.state === 'paid' || group.state === 'failed'),
  )
  const nameOf = await shownNames(
    ctx,
    paid.map((row) => row.userId),
    viewerId,
  )
  return {
    ...shown,
    canJoin:
      shown.status === 'open' && shown.leftNum > 0 && (place === null || place.state === 'released')
        ? '1'
        : '0',
    members: paid.map((row) => ({
      nickName: nameOf(row.userId),
      isLeader: row.isLeader ? ('1' as const) : ('0' as const),
      isMe: row.userId === viewerId ? ('1' as const) : ('0' as const),
      joinTime: momentText(row.paidTime ?? row.createTime, ctx.config.storeTimeZone),
    })),
  }
}
