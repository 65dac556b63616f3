import type { bargainInfo, fissionActivity, grouponInfo } from '../../../db/schema/campaigns'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { momentText } from '../../../lib/store-time'
import { campaignGoods } from './campaign-goods'
import { campaignSecondsLeft, campaignStateOf } from './campaign-time'

type GoodsCampaignRow = typeof bargainInfo.$inferSelect | typeof grouponInfo.$inferSelect

/**
 * The fields common to all campaigns (`campaignFields` of the contract), in the caller's language, with times
 * in the store's zone.
 */
export const toCampaignFields = (
  ctx: Context,
  row: GoodsCampaignRow | typeof fissionActivity.$inferSelect,
) => ({
  id: row.id,
  name: localized(row.name, ctx.lang),
  picUrl: row.picUrl,
  shareTitle: localized(row.shareTitle, ctx.lang),
  rule: localized(row.rule, ctx.lang),
  validBeginTime: momentText(row.startTime, ctx.config.storeTimeZone),
  validEndTime: momentText(row.endTime, ctx.config.storeTimeZone),
  status: campaignStateOf(ctx, row),
  leftSeconds: campaignSecondsLeft(ctx, row),
})

/** The common fields with the products, the number of starts and the duration of a start. */
export async function campaignHeads<Row extends GoodsCampaignRow>(ctx: Context, rows: readonly Row[]) {
  const goodsOf = await campaignGoods(
    ctx,
    rows.map((row) => row.skuId),
  )
  return (row: Row) => ({
    ...toCampaignFields(ctx, row),
    goods: goodsOf(row.skuId, row.spuId),
    launchNum: row.launchNum,
    durationHours: row.durationMinutes / 60,
  })
}
