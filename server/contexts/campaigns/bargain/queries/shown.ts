import { and, eq, inArray } from 'drizzle-orm'
import type { BargainUser } from '../../../../../contract/bargain'
import type { BargainInfo } from '../../../../../contract/campaigns'
import { formatCents } from '../../../../../contract/rules/money'
import { bargainCut, bargainInfo } from '../../../../db/schema/campaigns'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { momentText } from '../../../../lib/store-time'
import { secondsUntil } from '../../campaigns/campaign-time'
import { campaignGoods } from '../../campaigns/queries/campaign-goods'
import { campaignHeads } from '../../campaigns/queries/campaign-heads'
import { shownNames } from '../../campaigns/queries/shown-names'
import {
  bargainStateOf,
  toBargainCut,
  type BargainCutRow,
  type BargainInfoRow,
  type BargainUserRow,
} from '../mapper'

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

/** The caller's own cuts, by bargain. */
async function myCuts(ctx: Context, rows: readonly BargainUserRow[]): Promise<BargainCutRow[]> {
  if (!ctx.user) return []
  const ids = rows.map((row) => row.id)
  return ctx.db
    .select()
    .from(bargainCut)
    .where(and(eq(bargainCut.userId, ctx.user.id), inArray(bargainCut.bargainUserId, ids)))
}

/** The actions available on a bargain, by its state, its owner and its campaign. */
function standingOf(
  ctx: Context,
  of: { row: BargainUserRow; info: BargainInfoRow | undefined; hasCut: boolean },
): Pick<BargainUser, 'isMine' | 'status' | 'leftSeconds' | 'canCut' | 'canBuy' | 'orderId'> {
  const { row, info } = of
  const state = bargainStateOf(ctx, row)
  const isMine = row.userId === ctx.user?.id
  const isOpen = state === 'open' || state === 'done'
  const isLive = isOpen && (info?.isEnabled ?? false)
  // A campaign that was switched off is over, whatever time is left.
  const status = isOpen && !isLive ? 'expired' : state
  return {
    isMine: isMine ? '1' : '0',
    status,
    leftSeconds: isLive ? secondsUntil(ctx, row.endTime) : 0,
    canCut: status === 'open' && !of.hasCut && (!isMine || (info?.isSelfCut ?? false)) ? '1' : '0',
    canBuy: isMine && isLive && (status === 'done' || !(info?.mustReachFloor ?? false)) ? '1' : '0',
    orderId: isMine ? row.orderId : null,
  }
}

/** Bargains in wire format; the order and the purchase action are shown to the owner only. */
export async function toBargainUsers(ctx: Context, rows: readonly BargainUserRow[]): Promise<BargainUser[]> {
  if (rows.length === 0) return []
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
  const mine = await myCuts(ctx, rows)
  const nameOf = await shownNames(
    ctx,
    [...rows.map((row) => row.userId), ...mine.map((cut) => cut.userId)],
    ctx.user?.id ?? null,
  )
  const zone = ctx.config.storeTimeZone
  return rows.map((row) => {
    const info = infos.get(row.bargainId)
    const myCut = mine.find((cut) => cut.bargainUserId === row.id)
    return {
      ...standingOf(ctx, { row, info, hasCut: myCut !== undefined }),
      id: row.id,
      bargainId: row.bargainId,
      name: localized(info?.name, ctx.lang),
      picUrl: info?.picUrl ?? '',
      goods: goodsOf(row.skuId, row.spuId),
      nickName: nameOf(row.userId),
      salesPrice: formatCents(row.startCents),
      bargainPrice: formatCents(row.floorCents),
      havBargainAmount: formatCents(row.cutCents),
      leftAmount: formatCents(row.startCents - row.floorCents - row.cutCents),
      currentPrice: formatCents(row.startCents - row.cutCents),
      cutNum: row.cutTotal,
      havCutNum: row.cutsDone,
      selfCut: info?.isSelfCut ? '1' : '0',
      floorBuy: info?.mustReachFloor ? '1' : '0',
      validBeginTime: momentText(row.startTime, zone),
      validEndTime: momentText(row.endTime, zone),
      myCut: myCut ? toBargainCut(ctx, myCut, nameOf) : null,
    }
  })
}
