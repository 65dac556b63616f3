import { eq, inArray } from 'drizzle-orm'
import type { CampaignGoods } from '../../../../../contract/campaigns'
import { formatCents } from '../../../../../contract/rules/money'
import { sku, spu } from '../../../../db/schema/goods'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'

type GoodsRow = { sku: typeof sku.$inferSelect; spu: typeof spu.$inferSelect }

/** Current products by SKU. */
export async function readGoods(ctx: Context, skuIds: readonly string[]): Promise<Map<string, GoodsRow>> {
  const wanted = [...new Set(skuIds)]
  const rows = wanted.length
    ? await ctx.db
        .select({ sku, spu })
        .from(sku)
        .innerJoin(spu, eq(spu.id, sku.spuId))
        .where(inArray(sku.id, wanted))
    : []
  return new Map(rows.map((row) => [row.sku.id, row]))
}

/** True for a product that can be bought now. */
export const isForSale = ({ spu: goods, sku: version }: GoodsRow): boolean =>
  !goods.isDeleted &&
  goods.isOnShelf &&
  !goods.isPriceHidden &&
  !goods.isFree &&
  version.isEnabled &&
  version.stock > 0

/** Products in the form that campaigns show, by SKU. */
export async function campaignGoods(
  ctx: Context,
  skuIds: readonly string[],
): Promise<(skuId: string, spuId: string) => CampaignGoods> {
  const rows = await readGoods(ctx, skuIds)
  return (skuId, spuId) => {
    const row = rows.get(skuId)
    // For products deleted from the catalogue, so that the campaign stays readable.
    if (!row)
      return {
        spuId,
        skuId,
        spuName: '',
        specInfo: '',
        picUrl: '',
        salesPrice: formatCents(0),
        stock: 0,
        isBookable: '0',
      }
    return {
      spuId,
      skuId,
      spuName: localized(row.spu.name, ctx.lang),
      specInfo: localized(row.sku.name, ctx.lang),
      picUrl: row.sku.picUrl || row.spu.picUrls[0] || '',
      salesPrice: formatCents(row.sku.salesPriceCents),
      stock: isForSale(row) ? row.sku.stock : 0,
      isBookable: row.spu.isBookable ? '1' : '0',
    }
  }
}
