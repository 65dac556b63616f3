import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { orderStatus } from '../../../../../contract/constants/enums'
import type { Db } from '../../../../db/client'
import { hasBookable } from '../../../../db/order-conditions'
import type { LocalText } from '../../../../db/schema/columns'
import { brandFollow } from '../../../../db/schema/favourites'
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
} from '../../../../db/schema/goods'
import { orderBooking, orderInfo } from '../../../../db/schema/orders'
import { person } from '../../../../db/schema/users'
import { cappedCount, type PageRange } from '../../../../lib/pages'
import { idsByRank, rankedCalendarSets } from './calendar-sets'
import type { FreeWhere } from './calendars'
import { conditions, type GoodsFilter } from './filter'

/** The columns of a card, without the texts of the detail. */
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
  reviewCount: spu.reviewCount,
  reviewScoreSum: spu.reviewScoreSum,
  isBookable: spu.isBookable,
  isFree: spu.isFree,
  sex: spu.sex,
  ageMin: spu.ageMin,
  ageMax: spu.ageMax,
  slotKind: spu.slotKind,
  brandName: brand.name,
  stock: sql<number>`(select coalesce(sum(${sku.stock}), 0)::int from ${sku} where ${sku.spuId} = ${spu.id} and
    ${sku.isEnabled})`,
  skuCount: sql<number>`(select count(*)::int from ${sku} where ${sku.spuId} = ${spu.id})`,
  tags: sql<
    { id: string; name: LocalText }[]
  >`(select coalesce(json_agg(json_build_object('id', ${tag.id}, 'name', ${tag.name}) order by
    ${tag.sort}, ${tag.id}), '[]'::json)
    from ${spuTag} join ${tag} on ${tag.id} = ${spuTag.tagId} where ${spuTag.spuId} = ${spu.id})`,
}

const cards = (db: Db) => db.select(cardColumns).from(spu).leftJoin(brand, eq(brand.id, spu.brandId))

export type GoodsCardRow = Awaited<ReturnType<typeof cards>>[number]

/** The supported sort columns, by wire name. */
export const goodsSorts = {
  sale_num: spu.saleNum,
  sales_price: spu.priceDownCents,
  create_time: spu.createTime,
  /** ascending: those in the hot sales last */
  hot_sale: spu.isHotSale,
}

/** A page of the cards with these ids, in their order. */
async function cardsInOrder(db: Db, ids: readonly string[]): Promise<GoodsCardRow[]> {
  const rows = new Map((await findGoodsCards(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** A page of the products on the shelf, ordered by their earliest free time. */
export async function pageOfEarliestGoods(
  db: Db,
  filter: GoodsFilter,
  free: { now: Date; where: FreeWhere },
  range: PageRange,
): Promise<{ rows: GoodsCardRow[]; total: number }> {
  const where = conditions(filter)
  const sets = await rankedCalendarSets(db, free.now, free.where)
  const [rows, total] = await Promise.all([
    idsByRank(db, sets, where, range).then((ids) => cardsInOrder(db, ids)),
    range.isCounted ? cappedCount(db, spu, where) : 0,
  ])
  return { rows, total }
}

export async function pageOfGoods(
  db: Db,
  filter: GoodsFilter,
  sorts: SQL[],
  range: PageRange,
): Promise<{ rows: GoodsCardRow[]; total: number }> {
  const where = conditions(filter)
  const order = [...sorts, asc(spu.sort), asc(spu.id)]
  // Selects the rows by an index alone first; the columns of a card are read only for these, not for the rows
  // that the offset skips.
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

/** Products on the shelf with these codes. */
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
  eligibilityText: spu.eligibilityText,
  doses: spu.doses,
  doseIntervals: spu.doseIntervals,
  doseWindows: spu.doseWindows,
  durationMinutes: spu.durationMinutes,
  reportDays: spu.reportDays,
  trustFacts: spu.trustFacts,
  refundText: spu.refundText,
  taxBasisPoints: spu.taxBasisPoints,
  freightCents: spu.freightCents,
  isCrossBorder: spu.isCrossBorder,
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

export const listCategories = (db: Db) =>
  db.select().from(category).where(eq(category.isEnabled, true)).orderBy(asc(category.sort), asc(category.id))

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]

/** One row suffices. A scalar subquery instead of EXISTS, which would become a join over all products. */
const anyGoods = (rows: SQL): SQL => sql`(select true from ${rows} limit 1)`

const isShown = sql`${spu.isOnShelf} and not ${spu.isDeleted}`

/** Tags of products on the shelf. */
export const listTags = (db: Db) =>
  db
    .select({ id: tag.id, name: tag.name })
    .from(tag)
    .where(
      anyGoods(
        sql`${spuTag} join ${spu} on ${spu.id} = ${spuTag.spuId} where ${spuTag.tagId} = ${tag.id} and
          ${isShown} order by ${spuTag.spuId}`,
      ),
    )
    .orderBy(asc(tag.sort), asc(tag.id))

const ofBrand = sql`${spu} where ${spu.brandId} = ${brand.id} and ${isShown} order by ${spu.sort}`
const hasGoods = sql<boolean>`coalesce(${anyGoods(ofBrand)}, false)`

/** Brands of products on the shelf. */
export const listBrands = (db: Db) =>
  db
    .select({ id: brand.id, name: brand.name, logo: brand.logo })
    .from(brand)
    .where(hasGoods)
    .orderBy(asc(brand.sort), asc(brand.id))

/** All brands, with the number of their followers. */
export const listAllBrands = (db: Db, userId: string | null) =>
  db
    .select({
      id: brand.id,
      name: brand.name,
      logo: brand.logo,
      hasGoods,
      followers: sql<number>`(select count(*)::int from ${brandFollow} where ${brandFollow.brandId} = ${brand.id})`,
      isFollowed: sql<boolean>`exists (select 1 from ${brandFollow} where ${brandFollow.brandId} = ${brand.id} and
        ${brandFollow.userId} = ${userId})`,
    })
    .from(brand)
    .orderBy(asc(brand.sort), asc(brand.id))

/** Specification values used by products, optionally of a category and its descendants. */
export function listSpecValues(db: Db, categoryId: string | undefined) {
  const within = categoryId
    ? sql` and ${spuSpecValue.categoryId} in (select ${category.id} from ${category} where ${category.id}
      = ${categoryId} or ${category.parentId} = ${categoryId})`
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

/**
 * Counts the user's open orders: unpaid ones before their deadline, and those with appointments to book.
 * Equal to the counts of the order list's tabs.
 */
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
      hasBookable,
      eq(orderInfo.isDeleted, false),
    ),
  )
  return { unpaid, toBook }
}

/** Number of the user's persons, and of those with an open free appointment for the service. */
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
