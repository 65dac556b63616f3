import { and, asc, eq, gte, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { type ChannelRegion, type GoodsKind, orderStatus, slotKinds } from '../../../contract/constants/enums'
import { limits } from '../../../contract/constants/limits'
import type { Db } from '../../db/client'
import { brandFollow } from '../../db/schema/favourites'
import {
  brand,
  category,
  ensure,
  sku,
  specValue,
  spu,
  spuShop,
  spuSpecValue,
  spuTag,
  tag,
} from '../../db/schema/goods'
import type { LocalText } from '../../db/schema/columns'
import { shop } from '../../db/schema/shops'
import { orderBooking, orderInfo } from '../../db/schema/orders'
import { person } from '../../db/schema/users'
import { cappedCount, type PageRange } from '../../lib/pages'
import { searchCondition } from '../../lib/search'

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
  /** Bounds of the lowest price, both inclusive. A hidden price lies within none: what it is could be found out by trying. */
  priceMinCents?: number | undefined
  priceMaxCents?: number | undefined
  /** Only goods that take their places from one of these calendars, at a store that the other filters leave. */
  calendars?: CalendarKey[] | undefined
}

/** What a card needs; texts of the detail stay in the database. */
const cardColumns = {
  id: spu.id,
  spuCode: spu.spuCode,
  kind: spu.kind,
  name: spu.name,
  sellPoint: spu.sellPoint,
  categoryId: spu.categoryId,
  brandId: spu.brandId,
  picUrls: spu.picUrls,
  isOnShelf: spu.isOnShelf,
  isDeleted: spu.isDeleted,
  priceDownCents: spu.priceDownCents,
  priceUpCents: spu.priceUpCents,
  marketPriceCents: spu.marketPriceCents,
  isPriceHidden: spu.isPriceHidden,
  saleNum: spu.saleNum,
  isBookable: spu.isBookable,
  isFree: spu.isFree,
  slotKind: spu.slotKind,
  brandName: brand.name,
  stock: sql<number>`(select coalesce(sum(${sku.stock}), 0)::int from ${sku} where ${sku.spuId} = ${spu.id} and ${sku.isEnabled})`,
  skuCount: sql<number>`(select count(*)::int from ${sku} where ${sku.spuId} = ${spu.id})`,
  tags: sql<
    { id: string; name: LocalText }[]
  >`(select coalesce(json_agg(json_build_object('id', ${tag.id}, 'name', ${tag.name}) order by ${tag.sort}, ${tag.id}), '[]'::json)
    from ${spuTag} join ${tag} on ${tag.id} = ${spuTag.tagId} where ${spuTag.spuId} = ${spu.id})`,
}

const cards = (db: Db) => db.select(cardColumns).from(spu).leftJoin(brand, eq(brand.id, spu.brandId))
export type GoodsCardRow = Awaited<ReturnType<typeof cards>>[number]

/** The sorts a client may ask for, by wire name. */
export const goodsSorts = {
  sale_num: spu.saleNum,
  sales_price: spu.priceDownCents,
  create_time: spu.createTime,
}

/** A calendar of a store: 'shop-central/exam'. */
export type CalendarKey = string

/**
 * Calendars with a free place, on this day when one is named. They are few, however many goods take their places from them,
 * and each is one step in an index.
 */
export async function freeCalendars(
  db: Db,
  of: { day?: string | undefined; now: Date },
): Promise<CalendarKey[]> {
  const kinds = sql.join(
    slotKinds.map((kind) => sql`(${kind})`),
    sql`, `,
  )
  const { rows } = await db.execute<{
    key: string
  }>(sql`select shop.id || '/' || calendar.kind as key from shop cross join (values ${kinds}) as calendar(kind)
    where (select true from slot where slot.shop_id = shop.id and slot.slot_kind = calendar.kind and slot.taken < slot.capacity and ${of.day ? sql`slot.date = ${of.day} and ` : sql``}${isAhead(of.now)}
      and not exists (select 1 from closed_day where closed_day.shop_id = slot.shop_id and closed_day.date = slot.date) order by slot.date, slot.time limit 1)`)
  return rows.map((row) => row.key)
}

function atShops(filter: GoodsFilter): SQL | undefined {
  const { shopId, region, calendars } = filter
  if (!shopId && !region && !calendars) return undefined
  const at = sql`from ${spuShop} where ${spuShop.spuId} = ${spu.id}${shopId ? sql` and ${spuShop.shopId} = ${shopId}` : sql``}${region ? sql` and ${spuShop.shopId} in (select ${shop.id} from ${shop} where ${shop.region} = ${region})` : sql``}`
  if (!calendars) return sql`exists (select 1 ${at})`
  if (calendars.length === 0) return sql`false`
  // As a value and not as EXISTS: goods are looked at in the order of the list until the page is full, not all of them joined.
  return sql`(select true ${at} and ${spuShop.shopId} || '/' || ${spu.slotKind} in (${sql.join(
    calendars.map((key) => sql`${key}`),
    sql`, `,
  )}) limit 1)`
}

/**
 * A slot that has not begun on the store's own clock and whose day can be booked already: the rule of slots/availability.ts
 * in SQL, which a test holds it to. Needs `slot` and `shop` in the query.
 */
function isAhead(now: Date): SQL {
  const clock = sql`(${now.toISOString()}::timestamptz at time zone shop.zone)`
  return sql`((slot.date, slot.time) > (to_char(${clock}, 'YYYY-MM-DD'), to_char(${clock}, 'HH24:MI')) and slot.date <= to_char(${clock} + make_interval(days => ${limits.bookingDaysAhead}), 'YYYY-MM-DD'))`
}

function conditions(filter: GoodsFilter): SQL | undefined {
  return and(
    sql`${spu.isOnShelf}`,
    sql`not ${spu.isDeleted}`,
    filter.kinds
      ? filter.kinds.length === 1 && filter.kinds[0]
        ? eq(spu.kind, filter.kinds[0])
        : inArray(spu.kind, filter.kinds)
      : undefined,
    // As bare columns, so that the partial indices of the table fit.
    filter.isFree === undefined ? undefined : filter.isFree ? sql`${spu.isFree}` : sql`not ${spu.isFree}`,
    filter.isHotSale ? sql`${spu.isHotSale}` : undefined,
    filter.brandId ? eq(spu.brandId, filter.brandId) : undefined,
    filter.categoryId
      ? sql`${spu.categoryId} in (select ${category.id} from ${category} where ${category.id} = ${filter.categoryId} or ${category.parentId} = ${filter.categoryId})`
      : undefined,
    filter.tagId
      ? sql`exists (select 1 from ${spuTag} where ${spuTag.spuId} = ${spu.id} and ${spuTag.tagId} = ${filter.tagId})`
      : undefined,
    filter.specValueId
      ? sql`exists (select 1 from ${spuSpecValue} where ${spuSpecValue.spuId} = ${spu.id} and ${spuSpecValue.specValueId} = ${filter.specValueId})`
      : undefined,
    filter.priceMinCents === undefined ? undefined : gte(spu.priceDownCents, filter.priceMinCents),
    filter.priceMaxCents === undefined ? undefined : lte(spu.priceDownCents, filter.priceMaxCents),
    filter.priceMinCents === undefined && filter.priceMaxCents === undefined
      ? undefined
      : sql`not ${spu.isPriceHidden}`,
    atShops(filter),
    searchCondition(spu.searchText, filter.keyword),
  )
}

export async function pageOfGoods(
  db: Db,
  filter: GoodsFilter,
  sorts: SQL[],
  range: PageRange,
): Promise<{ rows: GoodsCardRow[]; total: number }> {
  const where = conditions(filter)
  const order = [...sorts, asc(spu.sort), asc(spu.id)]
  // First which rows, by an index alone; what a card needs is read for these only, and not for those that the offset skips.
  const wanted = db
    .select({ id: spu.id })
    .from(spu)
    .where(where)
    .orderBy(...order)
    .limit(range.limit)
    .offset(range.offset)
  const page = cards(db)
    .where(inArray(spu.id, wanted))
    .orderBy(...order)
  const [rows, total] = await Promise.all([page, range.isCounted ? cappedCount(db, spu, where) : 0])
  return { rows, total }
}

/** Goods on the shelf with these codes. */
export async function findGoodsByCodes(db: Db, spuCodes: readonly string[]): Promise<GoodsCardRow[]> {
  return spuCodes.length === 0
    ? []
    : cards(db).where(
        and(inArray(spu.spuCode, [...spuCodes]), eq(spu.isOnShelf, true), eq(spu.isDeleted, false)),
      )
}

export async function findGoodsCards(db: Db, ids: readonly string[]): Promise<GoodsCardRow[]> {
  return ids.length === 0 ? [] : cards(db).where(inArray(spu.id, [...ids]))
}

const details = {
  description: spu.description,
  notice: spu.notice,
  serviceContent: spu.serviceContent,
  keyScreenings: spu.keyScreenings,
  packageGroups: spu.packageGroups,
  preparations: spu.preparations,
  sex: spu.sex,
  ageMin: spu.ageMin,
  ageMax: spu.ageMax,
  eligibilityText: spu.eligibilityText,
  needles: spu.needles,
  needleIntervals: spu.needleIntervals,
  durationMinutes: spu.durationMinutes,
  reportDays: spu.reportDays,
  refundText: spu.refundText,
  reviewCount: spu.reviewCount,
  reviewScoreSum: spu.reviewScoreSum,
  shopCount: sql<number>`(select count(*)::int from ${spuShop} where ${spuShop.spuId} = ${spu.id})`,
}
const full = (db: Db) =>
  db
    .select({ ...cardColumns, ...details })
    .from(spu)
    .leftJoin(brand, eq(brand.id, spu.brandId))
export type GoodsDetailRow = Awaited<ReturnType<typeof full>>[number]

export async function findGoods(db: Db, id: string): Promise<GoodsDetailRow | null> {
  const [row] = await full(db).where(eq(spu.id, id)).limit(1)
  return row ?? null
}

export const listSkus = (db: Db, spuId: string) =>
  db.select().from(sku).where(eq(sku.spuId, spuId)).orderBy(asc(sku.sort), asc(sku.id))
export type SkuRow = Awaited<ReturnType<typeof listSkus>>[number]

/**
 * The earliest free moment of each product over all its stores, in one query: the first free place of each store and
 * calendar is one step in an index, however many days the calendar has.
 */
export async function firstFreeMoments(
  db: Db,
  spuIds: readonly string[],
  now: Date,
): Promise<Map<string, { day: string; time: string }>> {
  if (spuIds.length === 0) return new Map()
  const ids = sql.join(
    spuIds.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ spu_id: string; date: string; time: string }>(sql`
    with wanted as (select spu.id as spu_id, spu.slot_kind, spu_shop.shop_id from spu join spu_shop on spu_shop.spu_id = spu.id where spu.id in (${ids}) and spu.is_bookable and spu.slot_kind is not null),
    calendar as materialized (select distinct slot_kind, shop_id from wanted),
    free as materialized (
      select calendar.slot_kind, calendar.shop_id, first.date, first.time from calendar join shop on shop.id = calendar.shop_id
      cross join lateral (
        select slot.date, slot.time from slot
        where slot.shop_id = calendar.shop_id and slot.slot_kind = calendar.slot_kind and slot.taken < slot.capacity and ${isAhead(now)}
          and not exists (select 1 from closed_day where closed_day.shop_id = slot.shop_id and closed_day.date = slot.date)
        order by slot.date, slot.time limit 1
      ) first
    )
    select distinct on (wanted.spu_id) wanted.spu_id, free.date, free.time from wanted
    join free on free.shop_id = wanted.shop_id and free.slot_kind = wanted.slot_kind
    order by wanted.spu_id, free.date, free.time`)
  return new Map(rows.map((row) => [row.spu_id, { day: row.date, time: row.time }]))
}

export const listCategories = (db: Db) =>
  db.select().from(category).where(eq(category.isEnabled, true)).orderBy(asc(category.sort), asc(category.id))
export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]

/** One row is proof enough; as a value and not as EXISTS, which would be made a join over all goods. */
const anyGoods = (rows: SQL): SQL => sql`(select true from ${rows} limit 1)`
const isShown = sql`${spu.isOnShelf} and not ${spu.isDeleted}`

/** Tags of goods on the shelf. */
export const listTags = (db: Db) =>
  db
    .select({ id: tag.id, name: tag.name })
    .from(tag)
    .where(
      anyGoods(
        sql`${spuTag} join ${spu} on ${spu.id} = ${spuTag.spuId} where ${spuTag.tagId} = ${tag.id} and ${isShown} order by ${spuTag.spuId}`,
      ),
    )
    .orderBy(asc(tag.sort), asc(tag.id))

const hasGoods = sql<boolean>`coalesce(${anyGoods(sql`${spu} where ${spu.brandId} = ${brand.id} and ${isShown} order by ${spu.sort}`)}, false)`
/** Brands of goods on the shelf. */
export const listBrands = (db: Db) =>
  db
    .select({ id: brand.id, name: brand.name, logo: brand.logo })
    .from(brand)
    .where(hasGoods)
    .orderBy(asc(brand.sort), asc(brand.id))

/** Every brand, with its followers. */
export const listAllBrands = (db: Db, userId: string | null) =>
  db
    .select({
      id: brand.id,
      name: brand.name,
      logo: brand.logo,
      hasGoods,
      followers: sql<number>`(select count(*)::int from ${brandFollow} where ${brandFollow.brandId} = ${brand.id})`,
      isFollowed: sql<boolean>`exists (select 1 from ${brandFollow} where ${brandFollow.brandId} = ${brand.id} and ${brandFollow.userId} = ${userId})`,
    })
    .from(brand)
    .orderBy(asc(brand.sort), asc(brand.id))

/** Specification values that goods have, of a category with what is below it when one is named. */
export function listSpecValues(db: Db, categoryId: string | undefined) {
  const within = categoryId
    ? sql` and ${spuSpecValue.categoryId} in (select ${category.id} from ${category} where ${category.id} = ${categoryId} or ${category.parentId} = ${categoryId})`
    : sql``
  return db
    .select()
    .from(specValue)
    .where(anyGoods(sql`${spuSpecValue} where ${spuSpecValue.specValueId} = ${specValue.id}${within}`))
    .orderBy(asc(specValue.specId), asc(specValue.sort), asc(specValue.id))
}

export const listEnsures = (db: Db, kind: string) =>
  db
    .select()
    .from(ensure)
    .where(sql`${ensure.kinds} @> ${JSON.stringify([kind])}::jsonb`)
    .orderBy(asc(ensure.sort), asc(ensure.id))

/** Orders that wait for a user: unpaid ones whose deadline lies ahead, and those with something to book. The same numbers as the tabs of the order list. */
export async function countWaiting(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ unpaid: number; toBook: number }> {
  const unpaid = await db.$count(
    orderInfo,
    and(
      eq(orderInfo.userId, userId),
      eq(orderInfo.isPaid, false),
      isNull(orderInfo.status),
      eq(orderInfo.isDeleted, false),
      sql`${orderInfo.payDeadline} > ${now.toISOString()}`,
    ),
  )
  const toBook = await db.$count(
    orderInfo,
    and(
      eq(orderInfo.userId, userId),
      eq(orderInfo.status, orderStatus.toBook),
      eq(orderInfo.isDeleted, false),
    ),
  )
  return { unpaid, toBook }
}

/** How many persons a user has, and how many of them hold a live free booking of the service. */
export async function countFreeBookings(
  db: Db,
  userId: string,
  spuId: string,
): Promise<{ persons: number; booked: number }> {
  const persons = await db.$count(person, and(eq(person.userId, userId), eq(person.isDeleted, false)))
  const booked = await db.$count(
    orderBooking,
    and(
      eq(orderBooking.userId, userId),
      eq(orderBooking.spuId, spuId),
      sql`${orderBooking.kind} <> 'order'`,
      or(eq(orderBooking.state, 'pre'), eq(orderBooking.state, 'booked')),
      sql`exists (select 1 from ${person} where ${person.id} = ${orderBooking.personId} and not ${person.isDeleted})`,
    ),
  )
  return { persons, booked }
}
