import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { TrustFactKind } from '../../../contract/constants/enums'
import { cents, day, id, list, localText, moment, type LocalText } from './columns'

export interface KeyScreening {
  icon: string
  title: LocalText
  text: LocalText
}
export interface PackageItem {
  id: string
  name: LocalText
  explain: LocalText
  needsFasting: boolean
}
export interface PackageGroup {
  id: string
  name: LocalText
  hint: LocalText
  items: PackageItem[]
}
export interface Preparation {
  icon: string
  text: LocalText
  /** Hours without food before the visit, when this is about fasting. */
  fastingHours?: number
}
export interface TrustFact {
  kind: TrustFactKind
  text: LocalText
}
export interface SkuSpec {
  specId: string
  specName: LocalText
  specValueId: string
  specValueName: LocalText
}

export const brand = pgTable('brand', {
  id: id().primaryKey(),
  name: localText('name').notNull(),
  logo: varchar('logo', { length: 200 }).notNull(),
  sort: integer('sort').notNull().default(0),
})
export const category = pgTable('category', {
  id: id().primaryKey(),
  parentId: id('parent_id'),
  name: localText('name').notNull(),
  picUrl: varchar('pic_url', { length: 200 }).notNull(),
  sort: integer('sort').notNull(),
  isEnabled: boolean('is_enabled').notNull().default(true),
  isHot: boolean('is_hot').notNull().default(false),
})
export const tag = pgTable('tag', {
  id: id().primaryKey(),
  name: localText('name').notNull(),
  sort: integer('sort').notNull().default(0),
})

export const spu = pgTable(
  'spu',
  {
    id: id().primaryKey(),
    spuCode: varchar('spu_code', { length: 40 }).notNull().unique(),
    kind: varchar('kind', { length: 10 }).notNull(),
    name: localText('name').notNull(),
    sellPoint: localText('sell_point').notNull(),
    categoryId: id('category_id').notNull(),
    brandId: id('brand_id'),
    picUrls: list<string>('pic_urls').notNull(),
    isOnShelf: boolean('is_on_shelf').notNull().default(true),
    isDeleted: boolean('is_deleted').notNull().default(false),
    /** Lowest and highest price of its SKUs, updated with them. */
    priceDownCents: cents('price_down_cents').notNull(),
    priceUpCents: cents('price_up_cents').notNull(),
    marketPriceCents: cents('market_price_cents'),
    isPriceHidden: boolean('is_price_hidden').notNull().default(false),
    saleNum: integer('sale_num').notNull().default(0),
    isBookable: boolean('is_bookable').notNull(),
    isFree: boolean('is_free').notNull().default(false),
    slotKind: varchar('slot_kind', { length: 10 }),
    /**
     * The calendars that determine its earliest free time, 'exam/shop-a,shop-b': updated with `spu_shop`
     * (keepCalendarSets). Goods with the same set have the same earliest time; '' without a calendar.
     */
    calendarSet: text('calendar_set').notNull().default(''),
    description: localText('description').notNull(),
    notice: localText('notice').notNull(),
    serviceContent: list<LocalText>('service_content').notNull(),
    keyScreenings: list<KeyScreening>('key_screenings').notNull(),
    packageGroups: list<PackageGroup>('package_groups').notNull(),
    preparations: list<Preparation>('preparations').notNull(),
    sex: varchar('sex', { length: 1 }).notNull().default('0'),
    ageMin: integer('age_min'),
    ageMax: integer('age_max'),
    eligibilityText: localText('eligibility_text').notNull(),
    doses: integer('needles').notNull().default(0),
    doseIntervals: list<number>('needle_intervals').notNull(),
    /**
     * Days after the earliest date within which dose 2, 3, … is recommended (defaults are in
     * contract/rules/course).
     */
    doseWindows: list<number>('needle_windows').notNull().default([]),
    durationMinutes: integer('duration_minutes'),
    reportDays: integer('report_days'),
    /**
     * Minutes of `durationMinutes`, or of a later appointment, in which a doctor explains the results; null
     * if none does.
     */
    doctorMinutes: integer('doctor_minutes'),
    trustFacts: list<TrustFact>('trust_facts').notNull().default([]),
    refundText: localText('refund_text').notNull(),
    /** Tax on the goods amount after discount, in basis points. */
    taxBasisPoints: integer('tax_basis_points').notNull().default(0),
    freightCents: cents('freight_cents').notNull().default(0),
    /** Shipped from a bonded warehouse: its orders are declared to customs individually. */
    isCrossBorder: boolean('is_cross_border').notNull().default(false),
    /** Number of reviews and sum of their scores, updated with the reviews. */
    reviewCount: integer('review_count').notNull().default(0),
    reviewScoreSum: integer('review_score_sum').notNull().default(0),
    isHotSale: boolean('is_hot_sale').notNull().default(false),
    sort: integer('sort').notNull().default(0),
    createTime: moment('create_time').notNull(),
    /**
     * Name, selling point and code in traditional and simplified Chinese, English and pinyin, lower case, for
     * search.
     */
    searchText: text('search_text').notNull(),
  },
  (t) => {
    // Every list shows only goods on the shelf, so the indices are partial, and a page is read in the order
    // of one of them.
    const isShown = sql`is_on_shelf and not is_deleted`
    return [
      index('spu_sort_idx').on(t.sort, t.id).where(isShown),
      index('spu_sales_idx').on(t.saleNum.desc(), t.sort, t.id).where(isShown),
      index('spu_price_idx').on(t.priceDownCents, t.sort, t.id).where(isShown),
      index('spu_price_down_idx').on(t.priceDownCents.desc(), t.sort, t.id).where(isShown),
      index('spu_new_idx').on(t.createTime.desc(), t.sort, t.id).where(isShown),
      index('spu_kind_idx').on(t.kind, t.sort, t.id).where(isShown),
      index('spu_category_idx').on(t.categoryId, t.sort, t.id).where(isShown),
      index('spu_kind_sales_idx').on(t.kind, t.saleNum.desc(), t.sort, t.id).where(isShown),
      index('spu_calendar_set_idx').on(t.calendarSet, t.sort, t.id).where(isShown),
      index('spu_brand_idx').on(t.brandId, t.sort, t.id).where(isShown),
      index('spu_hot_idx')
        .on(t.sort, t.id)
        .where(sql`is_hot_sale and is_on_shelf and not is_deleted`),
      index('spu_free_idx')
        .on(t.sort, t.id)
        .where(sql`is_free and is_on_shelf and not is_deleted`),
      index('spu_words_idx').using('gin', sql`search_text gin_trgm_ops`),
      index('spu_characters_idx').using('gin', sql`string_to_array(search_text, null)`),
    ]
  },
)

/**
 * The specifications by which goods can be filtered, over the whole catalogue: 'size' with 'small', 'large'.
 */
export const specValue = pgTable('spec_value', {
  id: id().primaryKey(),
  specId: id('spec_id').notNull(),
  specName: localText('spec_name').notNull(),
  name: localText('name').notNull(),
  sort: integer('sort').notNull().default(0),
})
export const spuSpecValue = pgTable(
  'spu_spec_value',
  {
    spuId: id('spu_id').notNull(),
    specValueId: id('spec_value_id').notNull(),
    /** Copied from the product, so that the values of a category are found without a join. */ categoryId:
      id('category_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.spuId, t.specValueId] }),
    index('spu_spec_value_idx').on(t.specValueId, t.spuId),
    index('spu_spec_category_idx').on(t.specValueId, t.categoryId),
  ],
)

export const sku = pgTable(
  'sku',
  {
    id: id().primaryKey(),
    spuId: id('spu_id').notNull(),
    name: localText('name').notNull(),
    picUrl: varchar('pic_url', { length: 200 }).notNull(),
    salesPriceCents: cents('sales_price_cents').notNull(),
    marketPriceCents: cents('market_price_cents'),
    stock: integer('stock').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    disabledReason: localText('disabled_reason'),
    specs: list<SkuSpec>('specs').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [index('sku_spu_idx').on(t.spuId), check('sku_stock_check', sql`${t.stock} >= 0`)],
)

export const spuTag = pgTable(
  'spu_tag',
  { spuId: id('spu_id').notNull(), tagId: id('tag_id').notNull() },
  (t) => [primaryKey({ columns: [t.spuId, t.tagId] }), index('spu_tag_tag_idx').on(t.tagId, t.spuId)],
)
export const spuShop = pgTable(
  'spu_shop',
  { spuId: id('spu_id').notNull(), shopId: id('shop_id').notNull() },
  (t) => [primaryKey({ columns: [t.spuId, t.shopId] }), index('spu_shop_shop_idx').on(t.shopId, t.spuId)],
)
export const ensure = pgTable('ensure', {
  id: id().primaryKey(),
  name: localText('name').notNull(),
  detail: localText('detail').notNull(),
  icon: varchar('icon', { length: 40 }).notNull(),
  kinds: list<string>('kinds').notNull(),
  sort: integer('sort').notNull().default(0),
})
export const review = pgTable(
  'review',
  {
    id: id().primaryKey(),
    spuId: id('spu_id').notNull(),
    userId: id('user_id'),
    /** The reviewed order item; null for imported reviews. */
    orderItemId: id('order_item_id'),
    score: integer('score').notNull(),
    tags: list<string>('tags').notNull().default([]),
    content: localText('content').notNull(),
    authorText: localText('author_text').notNull(),
    date: day('date').notNull(),
    picUrls: list<string>('pic_urls').notNull(),
    reply: localText('reply'),
    createTime: moment('create_time'),
  },
  (t) => [
    index('review_spu_idx').on(t.spuId, t.date.desc().nullsFirst(), t.id),
    index('review_user_idx')
      .on(t.userId, t.createTime.desc().nullsFirst())
      .where(sql`user_id is not null`),
    uniqueIndex('review_once_idx').on(t.orderItemId),
    index('review_reply_idx')
      .on(t.createTime.desc().nullsFirst())
      .where(sql`reply is null and create_time is not null`),
    check('review_score_check', sql`${t.score} between 1 and 5`),
  ],
)
