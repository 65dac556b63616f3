import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { anySex, type ChannelRegion, type GoodsKind } from '../../../../../contract/constants/enums'
import { category, spu, spuShop, spuSpecValue, spuTag } from '../../../../db/schema/goods'
import { shop } from '../../../../db/schema/shops'
import { searchCondition } from '../../../../lib/search'
import type { CalendarKey } from './calendars'

export interface GoodsFilter {
  categoryId?: string | undefined
  keyword?: string | undefined
  tagId?: string | undefined
  brandId?: string | undefined
  shopId?: string | undefined
  kinds?: GoodsKind[] | undefined
  isFree?: boolean | undefined
  region?: ChannelRegion | undefined
  isHotSale?: boolean | undefined
  specValueId?: string | undefined
  /**
   * Bounds of the lowest price, both inclusive. A hidden price matches no bounds, because trying bounds would
   * reveal it.
   */
  priceMinCents?: number | undefined
  priceMaxCents?: number | undefined
  /** Only products for a person of this sex and age (`ineligibility` of the contract's rules says the same). */
  suitsSex?: '1' | '2' | undefined
  suitsAge?: number | undefined
  /** Only products that use one of these calendars, at a clinic that matches the other filters. */
  calendars?: CalendarKey[] | undefined
}

function atShops(filter: GoodsFilter): SQL | undefined {
  const { shopId, region, calendars } = filter
  if (!shopId && !region && !calendars) return undefined
  const ofShop = shopId ? sql` and ${spuShop.shopId} = ${shopId}` : sql``
  const ofRegion = region
    ? sql` and ${spuShop.shopId} in (select ${shop.id} from ${shop} where ${shop.region} = ${region})`
    : sql``
  const at = sql`from ${spuShop} where ${spuShop.spuId} = ${spu.id}${ofShop}${ofRegion}`
  // one clinic has few products, so they are selected by clinic and then looked up
  if (!calendars && shopId) return sql`exists (select 1 ${at})`
  if (calendars?.length === 0) return sql`false`
  // A scalar subquery instead of EXISTS, which the planner would turn into a join over all products: rows are
  // checked in list order until the page is full.
  if (!calendars) return sql`(select true ${at} limit 1)`
  return sql`(select true ${at} and ${spuShop.shopId} || '/' || ${spu.slotKind} in (${sql.join(
    calendars.map((key) => sql`${key}`),
    sql`, `,
  )}) limit 1)`
}

/** Condition for products on the shelf that match the filter. */
export function conditions(filter: GoodsFilter): SQL | undefined {
  return and(
    sql`${spu.isOnShelf}`,
    sql`not ${spu.isDeleted}`,
    filter.kinds
      ? filter.kinds.length === 1 && filter.kinds[0]
        ? eq(spu.kind, filter.kinds[0])
        : inArray(spu.kind, filter.kinds)
      : undefined,
    // As bare columns, so that the table's partial indexes apply.
    filter.isFree === undefined ? undefined : filter.isFree ? sql`${spu.isFree}` : sql`not ${spu.isFree}`,
    filter.isHotSale ? sql`${spu.isHotSale}` : undefined,
    filter.brandId ? eq(spu.brandId, filter.brandId) : undefined,
    filter.categoryId
      ? sql`${spu.categoryId} in (select ${category.id} from ${category} where ${category.id} =
        ${filter.categoryId} or ${category.parentId} = ${filter.categoryId})`
      : undefined,
    filter.tagId
      ? sql`exists (select 1 from ${spuTag} where ${spuTag.spuId} = ${spu.id} and ${spuTag.tagId} = ${filter.tagId})`
      : undefined,
    filter.specValueId
      ? sql`exists (select 1 from ${spuSpecValue} where ${spuSpecValue.spuId} = ${spu.id} and
        ${spuSpecValue.specValueId} = ${filter.specValueId})`
      : undefined,
    filter.priceMinCents === undefined ? undefined : gte(spu.priceDownCents, filter.priceMinCents),
    filter.priceMaxCents === undefined ? undefined : lte(spu.priceDownCents, filter.priceMaxCents),
    filter.priceMinCents === undefined && filter.priceMaxCents === undefined
      ? undefined
      : sql`not ${spu.isPriceHidden}`,
    filter.suitsSex ? inArray(spu.sex, [anySex, filter.suitsSex]) : undefined,
    filter.suitsAge === undefined
      ? undefined
      : sql`coalesce(${spu.ageMin} <= ${filter.suitsAge}, true) and
        coalesce(${spu.ageMax} >= ${filter.suitsAge}, true)`,
    atShops(filter),
    searchCondition(spu.searchText, filter.keyword),
  )
}
