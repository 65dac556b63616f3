import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { QueryOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/enterprise'
import { formatCents } from '../../../../../contract/rules/money'
import { enterpriseGoods, enterpriseUse } from '../../../../db/schema/enterprise'
import { sku, spu } from '../../../../db/schema/goods'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { pageFrom, pageRange } from '../../../../lib/pages'
import { searchCondition } from '../../../../lib/search'
import { goodsCardsByIds, goodsDetail } from '../../../catalogue'
import { requireMembership } from './access'

type GoodsRow = typeof enterpriseGoods.$inferSelect

const onSale = (): SQL | undefined =>
  and(eq(spu.isOnShelf, true), eq(spu.isDeleted, false), eq(spu.isPriceHidden, false))

async function usedOf(
  ctx: Context,
  merchantId: string,
  userId: string,
  rows: readonly GoodsRow[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const used = await ctx.db
    .select()
    .from(enterpriseUse)
    .where(
      and(
        eq(enterpriseUse.merchantId, merchantId),
        eq(enterpriseUse.userId, userId),
        inArray(
          enterpriseUse.skuId,
          rows.map((row) => row.skuId),
        ),
      ),
    )
  return new Map(used.map((row) => [row.skuId, row.used]))
}

const toQuota = (row: GoodsRow, used: ReadonlyMap<string, number>) => ({
  offerId: row.merchantId,
  enterprisePrice: formatCents(row.priceCents),
  quota: row.quota,
  quotaLeft: Math.max(0, row.quota - (used.get(row.skuId) ?? 0)),
})

/** Entries of a price list in the form shown to members, in the given order. */
async function toEnterpriseGoods(
  ctx: Context,
  of: {
    merchantId: string
    userId: string
    rows: readonly { goods: GoodsRow; sku: typeof sku.$inferSelect }[]
  },
): Promise<contract.EnterpriseGoods[]> {
  const entries = of.rows.map((row) => row.goods)
  const cardRows = await goodsCardsByIds(
    ctx,
    entries.map((entry) => entry.spuId),
  )
  const cards = new Map(cardRows.map((card) => [card.id, card]))
  const used = await usedOf(ctx, of.merchantId, of.userId, entries)
  return of.rows.flatMap((row) => {
    const card = cards.get(row.goods.spuId)
    return card
      ? [
          {
            ...card,
            ...toQuota(row.goods, used),
            skuId: row.goods.skuId,
            specInfo: localized(row.sku.name, ctx.lang),
            usualPrice: formatCents(row.sku.salesPriceCents),
          },
        ]
      : []
  })
}

/**
 * The price list of the chosen merchant: each product once, with its lowest price.
 * @throws AppError see requireMembership
 */
export async function listEnterpriseGoods(
  ctx: Context,
  userId: string,
  query: QueryOf<typeof contract.enterpriseGoodsPage>,
): Promise<PageOf<contract.EnterpriseGoods>> {
  const { member } = await requireMembership(ctx)
  const range = pageRange(query)
  const where = and(
    eq(enterpriseGoods.merchantId, member.merchantId),
    onSale(),
    searchCondition(spu.searchText, query.keyword),
    query.kind ? eq(spu.kind, query.kind) : undefined,
    query.categoryId ? eq(spu.categoryId, query.categoryId) : undefined,
    sql`not exists (select 1 from enterprise_goods cheaper where cheaper.merchant_id =
      ${enterpriseGoods.merchantId} and cheaper.spu_id = ${enterpriseGoods.spuId} and
      (cheaper.price_cents, cheaper.id) < (${enterpriseGoods.priceCents}, ${enterpriseGoods.id}))`,
  )
  const rows = await ctx.db
    .select({ goods: enterpriseGoods, sku })
    .from(enterpriseGoods)
    .innerJoin(spu, eq(spu.id, enterpriseGoods.spuId))
    .innerJoin(sku, eq(sku.id, enterpriseGoods.skuId))
    .where(where)
    .orderBy(asc(enterpriseGoods.sort), asc(enterpriseGoods.id))
    .limit(range.limit)
    .offset(range.offset)
  const [counted] = range.isCounted
    ? await ctx.db
        .select({ count: sql<number>`count(*)::int` })
        .from(enterpriseGoods)
        .innerJoin(spu, eq(spu.id, enterpriseGoods.spuId))
        .where(where)
    : []
  const records = await toEnterpriseGoods(ctx, { merchantId: member.merchantId, userId, rows })
  return pageFrom(records, counted?.count ?? 0, range)
}

/**
 * One product of the price list.
 * @throws AppError notFound when the list does not contain it; see requireMembership
 */
export async function findEnterpriseGoods(
  ctx: Context,
  userId: string,
  spuId: string,
): Promise<contract.EnterpriseGoodsDetail> {
  const { member } = await requireMembership(ctx)
  const rows = await ctx.db
    .select({ goods: enterpriseGoods })
    .from(enterpriseGoods)
    .innerJoin(spu, eq(spu.id, enterpriseGoods.spuId))
    .where(and(eq(enterpriseGoods.merchantId, member.merchantId), eq(enterpriseGoods.spuId, spuId), onSale()))
    .orderBy(asc(enterpriseGoods.priceCents), asc(enterpriseGoods.id))
  if (rows.length === 0) throw new AppError(codes.notFound, 'notFound')
  const entries = rows.map((row) => row.goods)
  const used = await usedOf(ctx, member.merchantId, userId, entries)
  return {
    goods: await goodsDetail(ctx, spuId),
    offerId: member.merchantId,
    prices: entries.map((entry) => ({ skuId: entry.skuId, ...toQuota(entry, used) })),
  }
}
