import { inArray } from 'drizzle-orm'
import type { GrouponInfo } from '../../../../../contract/campaigns'
import type { GrouponPlaceState, GrouponState } from '../../../../../contract/constants/enums'
import type { GrouponUser } from '../../../../../contract/groupon'
import { formatCents } from '../../../../../contract/rules/money'
import { grouponInfo } from '../../../../db/schema/campaigns'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { momentOrNull, momentText } from '../../../../lib/store-time'
import { secondsUntil } from '../../campaigns/campaign-time'
import { campaignGoods } from '../../campaigns/queries/campaign-goods'
import { campaignHeads } from '../../campaigns/queries/campaign-heads'
import { noteOf } from '../mapper'
import type { GroupRow, PlaceRow, GrouponInfoRow } from '../mapper'

export async function toGrouponInfos(ctx: Context, rows: readonly GrouponInfoRow[]): Promise<GrouponInfo[]> {
  const headOf = await campaignHeads(ctx, rows)
  return rows.map((row) => ({
    ...headOf(row),
    grouponPrice: formatCents(row.priceCents),
    grouponNum: row.grouponNum,
  }))
}

/** Groups in wire format, each with the caller's own place; null for non-members. */
export async function toGroups(
  ctx: Context,
  entries: readonly { group: GroupRow; place: PlaceRow | null }[],
): Promise<GrouponUser[]> {
  if (entries.length === 0) return []
  const infoRows = await ctx.db
    .select()
    .from(grouponInfo)
    .where(
      inArray(
        grouponInfo.id,
        entries.map(({ group }) => group.grouponId),
      ),
    )
  const infos = new Map(infoRows.map((row) => [row.id, row]))
  const goodsOf = await campaignGoods(
    ctx,
    infoRows.map((row) => row.skuId),
  )
  const zone = ctx.config.storeTimeZone
  return entries.flatMap(({ group, place }) => {
    const info = infos.get(group.grouponId)
    if (!info) return []
    const status = group.state as GrouponState
    const isOpen = status === 'open'
    return [
      {
        id: group.id,
        grouponId: info.id,
        name: localized(info.name, ctx.lang),
        picUrl: info.picUrl,
        shareTitle: localized(info.shareTitle, ctx.lang),
        rule: localized(info.rule, ctx.lang),
        goods: goodsOf(info.skuId, info.spuId),
        grouponPrice: formatCents(group.priceCents),
        grouponNum: group.size,
        havNum: group.paid,
        leftNum: isOpen ? group.size - group.taken : 0,
        status,
        validBeginTime: momentText(group.startTime, zone),
        validEndTime: momentText(group.endTime, zone),
        leftSeconds: isOpen ? secondsUntil(ctx, group.endTime) : 0,
        finishTime: momentOrNull(group.finishTime, zone),
        isLeader: place?.isLeader ? ('1' as const) : ('0' as const),
        orderId: place?.orderId ?? null,
        myState: (place?.state as GrouponPlaceState | undefined) ?? null,
        // who left without paying has nothing to get back
        refundNote: status === 'failed' && place?.paidTime === null ? null : noteOf(ctx, status, info),
      },
    ]
  })
}
