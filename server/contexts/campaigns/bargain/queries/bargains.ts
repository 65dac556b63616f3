import { and, asc, desc, eq } from 'drizzle-orm'
import type { BargainCut, BargainUser } from '../../../../../contract/bargain'
import type { BargainInfo } from '../../../../../contract/campaigns'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { CampaignState } from '../../../../../contract/constants/enums'
import { bargainCut, bargainInfo, bargainUser } from '../../../../db/schema/campaigns'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { cancelOverdueOrders } from '../../../commerce'
import { isCampaignState } from '../../campaigns/queries/campaign-state'
import { shownNames } from '../../campaigns/queries/shown-names'
import { toBargainCut, type BargainInfoRow, type BargainUserRow } from '../mapper'
import { toBargainInfos, toBargainUsers } from './shown'

/** @throws AppError notFound (unknown or disabled campaign) */
export async function requireBargain(ctx: Context, id: string): Promise<BargainInfoRow> {
  const [row] = await ctx.db
    .select()
    .from(bargainInfo)
    .where(and(eq(bargainInfo.id, id), eq(bargainInfo.isEnabled, true)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

/** @throws AppError notFound */
async function requireEntry(ctx: Context, id: string): Promise<BargainUserRow> {
  const [row] = await ctx.db.select().from(bargainUser).where(eq(bargainUser.id, id))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

/**
 * The current state of a bargain; an overdue unpaid order that holds it is cancelled first.
 * @throws AppError notFound
 */
export async function settledEntry(ctx: Context, id: string): Promise<BargainUserRow> {
  const row = await requireEntry(ctx, id)
  if (row.orderId === null || row.isBought) return row
  await cancelOverdueOrders(ctx, { userId: row.userId })
  return requireEntry(ctx, id)
}

export async function listBargains(
  ctx: Context,
  query: PageQuery & { status?: CampaignState; spuId?: string },
): Promise<PageOf<BargainInfo>> {
  const range = pageRange(query)
  const where = and(
    eq(bargainInfo.isEnabled, true),
    query.spuId === undefined ? undefined : eq(bargainInfo.spuId, query.spuId),
    query.status === undefined ? undefined : isCampaignState(ctx, bargainInfo, query.status),
  )
  const rows = await ctx.db
    .select()
    .from(bargainInfo)
    .where(where)
    .orderBy(asc(bargainInfo.sort), asc(bargainInfo.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await toBargainInfos(ctx, rows),
    range.isCounted ? await ctx.db.$count(bargainInfo, where) : 0,
    range,
  )
}

/** One campaign, with the caller's own bargain. @throws AppError notFound */
export async function findBargain(
  ctx: Context,
  id: string,
): Promise<BargainInfo & { bargainUser: BargainUser | null }> {
  const row = await requireBargain(ctx, id)
  const [info] = await toBargainInfos(ctx, [row])
  if (!info) throw new AppError(codes.notFound, 'notFound')
  if (!ctx.user) return { ...info, bargainUser: null }
  await cancelOverdueOrders(ctx, { userId: ctx.user.id })
  const [mine] = await toBargainUsers(
    ctx,
    await ctx.db
      .select()
      .from(bargainUser)
      .where(and(eq(bargainUser.bargainId, id), eq(bargainUser.userId, ctx.user.id))),
  )
  return { ...info, bargainUser: mine ?? null }
}

/** @throws AppError notFound */
export async function findEntry(ctx: Context, id: string): Promise<BargainUser> {
  const [entry] = await toBargainUsers(ctx, [await settledEntry(ctx, id)])
  if (!entry) throw new AppError(codes.notFound, 'notFound')
  return entry
}

export async function listMyBargains(
  ctx: Context,
  userId: string,
  query: PageQuery & { bargainId?: string },
): Promise<PageOf<BargainUser>> {
  await cancelOverdueOrders(ctx, { userId })
  const range = pageRange(query)
  const where = and(
    eq(bargainUser.userId, userId),
    query.bargainId === undefined ? undefined : eq(bargainUser.bargainId, query.bargainId),
  )
  const rows = await ctx.db
    .select()
    .from(bargainUser)
    .where(where)
    .orderBy(desc(bargainUser.startTime), asc(bargainUser.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    await toBargainUsers(ctx, rows),
    range.isCounted ? await ctx.db.$count(bargainUser, where) : 0,
    range,
  )
}

/** @throws AppError notFound for an unknown bargain */
export async function listCuts(
  ctx: Context,
  query: PageQuery & { bargainUserId: string },
): Promise<PageOf<BargainCut>> {
  await requireEntry(ctx, query.bargainUserId)
  const range = pageRange(query)
  const where = eq(bargainCut.bargainUserId, query.bargainUserId)
  const rows = await ctx.db
    .select()
    .from(bargainCut)
    .where(where)
    .orderBy(desc(bargainCut.cutNo))
    .limit(range.limit)
    .offset(range.offset)
  const nameOf = await shownNames(
    ctx,
    rows.map((row) => row.userId),
    ctx.user?.id ?? null,
  )
  return pageFrom(
    rows.map((row) => toBargainCut(ctx, row, nameOf)),
    range.isCounted ? await ctx.db.$count(bargainCut, where) : 0,
    range,
  )
}
