import { and, eq, inArray } from 'drizzle-orm'
import type { BargainCut, BargainInfo, BargainUser } from '../../../contract/bargain'
import type { BargainState } from '../../../contract/constants/enums'
import { bargainCut, bargainInfo, type bargainUser } from '../../db/schema/campaigns'
import type { Context } from '../../lib/context'
import { localized } from '../../lib/language'
import { formatCents } from '../../lib/money'
import { momentText } from '../../lib/store-time'
import { campaignGoods } from '../campaigns/campaign-goods'
import { campaignHeads } from '../campaigns/campaign-head'
import { secondsUntil } from '../campaigns/campaign-time'
import { shownNames } from '../campaigns/shown-name'

export type BargainInfoRow = typeof bargainInfo.$inferSelect
export type BargainUserRow = typeof bargainUser.$inferSelect
export type BargainCutRow = typeof bargainCut.$inferSelect

/** Where a person's bargain stands by the clock. One that an order holds stays so beyond its deadline. */
export function bargainStateOf(ctx: Context, row: BargainUserRow): BargainState {
  if (row.isBought) return 'bought'
  if (row.orderId !== null) return 'ordered'
  if (row.endTime.getTime() <= ctx.now().getTime()) return 'expired'
  return row.cutsDone >= row.cutTotal ? 'done' : 'open'
}

export async function toBargainInfos(ctx: Context, rows: readonly BargainInfoRow[]): Promise<BargainInfo[]> {
  const headOf = await campaignHeads(ctx, rows)
  return rows.map((row) => ({
    ...headOf(row),
    bargainPrice: formatCents(row.floorCents),
    cutNum: row.cutCount,
    selfCut: row.isSelfCut ? '1' : '0',
    floorBuy: row.mustReachFloor ? '1' : '0',
  }))
}

export function toBargainCut(
  ctx: Context,
  row: BargainCutRow,
  nameOf: (userId: string) => string,
): BargainCut {
  return {
    id: row.id,
    nickName: nameOf(row.userId),
    cutPrice: formatCents(row.cutCents),
    isSelf: row.userId === ctx.user?.id ? '1' : '0',
    createTime: momentText(row.createTime, ctx.config.storeTimeZone),
  }
}

/** Bargains as the caller may see them: the order and what may be bought are the owner's alone. */
export async function toBargainUsers(ctx: Context, rows: readonly BargainUserRow[]): Promise<BargainUser[]> {
  if (rows.length === 0) return []
  const viewerId = ctx.user?.id ?? null
  const infoRows = await ctx.db
    .select()
    .from(bargainInfo)
    .where(
      inArray(
        bargainInfo.id,
        rows.map((row) => row.bargainId),
      ),
    )
  const infos = new Map(infoRows.map((row) => [row.id, row]))
  const goodsOf = await campaignGoods(
    ctx,
    rows.map((row) => row.skuId),
  )
  const mine =
    viewerId === null
      ? []
      : await ctx.db
          .select()
          .from(bargainCut)
          .where(
            and(
              eq(bargainCut.userId, viewerId),
              inArray(
                bargainCut.bargainUserId,
                rows.map((row) => row.id),
              ),
            ),
          )
  const nameOf = await shownNames(
    ctx,
    [...rows.map((row) => row.userId), ...mine.map((cut) => cut.userId)],
    viewerId,
  )
  const zone = ctx.config.storeTimeZone
  return rows.map((row) => {
    const info = infos.get(row.bargainId)
    const status = bargainStateOf(ctx, row)
    const isMine = row.userId === viewerId
    const myCut = mine.find((cut) => cut.bargainUserId === row.id)
    const isLive = status === 'open' || status === 'done'
    const mustReachFloor = info?.mustReachFloor ?? false
    return {
      id: row.id,
      bargainId: row.bargainId,
      name: localized(info?.name, ctx.lang),
      picUrl: info?.picUrl ?? '',
      goods: goodsOf(row.skuId, row.spuId),
      nickName: nameOf(row.userId),
      isMine: isMine ? '1' : '0',
      salesPrice: formatCents(row.startCents),
      bargainPrice: formatCents(row.floorCents),
      havBargainAmount: formatCents(row.cutCents),
      leftAmount: formatCents(row.startCents - row.floorCents - row.cutCents),
      currentPrice: formatCents(row.startCents - row.cutCents),
      cutNum: row.cutTotal,
      havCutNum: row.cutsDone,
      selfCut: info?.isSelfCut ? '1' : '0',
      floorBuy: mustReachFloor ? '1' : '0',
      status,
      validBeginTime: momentText(row.startTime, zone),
      validEndTime: momentText(row.endTime, zone),
      leftSeconds: isLive ? secondsUntil(ctx, row.endTime) : 0,
      myCut: myCut ? toBargainCut(ctx, myCut, nameOf) : null,
      canCut: status === 'open' && !myCut && (!isMine || (info?.isSelfCut ?? false)) ? '1' : '0',
      canBuy: isMine && isLive && (status === 'done' || !mustReachFloor) ? '1' : '0',
      orderId: isMine ? row.orderId : null,
    }
  })
}
