import type { bargainInfo, fissionActivity, grouponInfo } from '../../../db/schema/campaigns'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { momentText } from '../../../lib/store-time'
import { campaignSecondsLeft, campaignStateOf } from './campaign-time'

/**
 * The fields common to all campaigns (`campaignFields` of the contract), in the caller's language, with times
 * in the shop's time zone.
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

/** A user's name as shown to others: the first character of the nickname. */
export const maskName = (nickName: string): string => `${[...nickName][0] ?? ''}${HIDDEN}`

export type GoodsCampaignRow = typeof bargainInfo.$inferSelect | typeof grouponInfo.$inferSelect

export const HIDDEN = '**'
