import type { Context } from '../../../../lib/context'
import { toCampaignFields, type GoodsCampaignRow } from '../mapper'
import { campaignGoods } from './campaign-goods'

/** Builds the common fields with the products, the number of starts and the duration of a start. */
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
