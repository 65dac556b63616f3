import { and, asc, count, eq, gte, inArray, lte, ne, or, type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { ChannelRegion } from '../../../../../contract/constants/enums'
import type { Day } from '../../../../../contract/rules/day'
import type { Db } from '../../../../db/client'
import { preparedOn } from '../../../../db/prepared'
import { spu, spuShop } from '../../../../db/schema/goods'
import { closedDay, shop } from '../../../../db/schema/shops'
import { searchCondition } from '../../../../lib/search'

export interface Position {
  latitude: number
  longitude: number
}

export interface ShopFilter {
  region?: ChannelRegion | undefined
  spuId?: string | undefined
  keyword?: string | undefined
}

const EARTH_RADIUS_METERS = 6_371_000

/** Great-circle distance in whole metres (haversine). */
function distanceTo(position: Position): SQL<number> {
  const { latitude, longitude } = position
  return sql<number>`round(2 * ${EARTH_RADIUS_METERS} * asin(least(1, sqrt(
    power(sin(radians(${shop.latitude} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${shop.latitude})) *
      power(sin(radians(${shop.longitude} - ${longitude}::float8) / 2), 2)))))::int`
}

const columns = (position: Position | null) => ({
  id: shop.id,
  kind: shop.kind,
  name: shop.name,
  parentId: shop.parentId,
  region: shop.region,
  district: shop.district,
  address: shop.address,
  transport: shop.transport,
  intro: shop.intro,
  phone: shop.phone,
  latitude: shop.latitude,
  longitude: shop.longitude,
  zone: shop.zone,
  hours: shop.hours,
  picUrls: shop.picUrls,
  tags: shop.tags,
  licenceNo: shop.licenceNo,
  licenceAuthority: shop.licenceAuthority,
  ways: shop.ways,
  access: shop.access,
  ratingTenths: shop.ratingTenths,
  sort: shop.sort,
  distanceMeters: position ? distanceTo(position) : sql<number | null>`null::int`,
})

const conditions = (filter: ShopFilter): SQL | undefined =>
  and(
    filter.region ? eq(shop.region, filter.region) : undefined,
    filter.spuId
      ? sql`exists (select 1 from ${spuShop} where ${spuShop.shopId} = ${shop.id} and ${spuShop.spuId} =
        ${filter.spuId})`
      : undefined,
    searchCondition(shop.searchText, filter.keyword),
  )

const select = (db: Db, position: Position | null) => db.select(columns(position)).from(shop)

export type ShopRow = Awaited<ReturnType<typeof select>>[number]

/** Ordered by distance when a position is given, else in catalogue order. */
export function listShops(
  db: Db,
  filter: ShopFilter,
  position: Position | null,
  range?: { limit: number; offset: number },
): Promise<ShopRow[]> {
  const query = select(db, position)
    .where(conditions(filter))
    .orderBy(...(position ? [asc(distanceTo(position))] : []), asc(shop.sort), asc(shop.id))
  return range ? query.limit(range.limit).offset(range.offset) : query
}

export async function countShops(db: Db, filter: ShopFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(shop).where(conditions(filter))
  return row?.total ?? 0
}

export async function findShops(db: Db, ids: readonly string[]): Promise<ShopRow[]> {
  return ids.length === 0 ? [] : select(db, null).where(inArray(shop.id, [...ids]))
}

/** Closed days of each clinic between two days, both inclusive, with the reason. */
const closedBetween = (from: Day | Placeholder, to: Day | Placeholder): SQL<[Day, string][]> => sql`(
  select coalesce(json_agg(json_build_array(${closedDay.date}, ${closedDay.state}) order by ${closedDay.date}), '[]')
  from ${closedDay}
  where ${closedDay.shopId} = ${shop.id} and ${closedDay.date} between ${from} and ${to}
)`

/** Clinics with their closed days between two days, in one statement. */
export async function findShopsWithClosedDays(
  db: Db,
  ids: readonly string[],
  { from, to }: { from: Day; to: Day },
): Promise<(ShopRow & { closedDays: Map<Day, string> })[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...columns(null), closedDays: closedBetween(from, to) })
    .from(shop)
    .where(inArray(shop.id, [...ids]))
  return rows.map((row) => ({ ...row, closedDays: new Map(row.closedDays) }))
}

const prepareOffering = (db: Db) =>
  db
    .select({
      row: columns(null),
      closedDays: closedBetween(sql.placeholder('from'), sql.placeholder('to')),
      offeredSpuIds: sql<string[]>`array(select ${spuShop.spuId} from ${spuShop}
        where ${spuShop.shopId} = ${shop.id} and ${spuShop.spuId} = any(${sql.placeholder('spuIds')}))`,
    })
    .from(shop)
    .where(eq(shop.id, sql.placeholder('id')))
    .prepare('shop_offering')

/** A clinic with its closed days between two days, and which of these products it offers, in one statement. */
export async function findShopOffering(
  db: Db,
  id: string,
  spuIds: readonly string[],
  { from, to }: { from: Day; to: Day },
): Promise<{ row: ShopRow; closedDays: Map<Day, string>; offeredSpuIds: ReadonlySet<string> } | null> {
  const [found] = await preparedOn(db, prepareOffering).execute({ id, spuIds, from, to })
  if (!found) return null
  return { ...found, closedDays: new Map(found.closedDays), offeredSpuIds: new Set(found.offeredSpuIds) }
}

/** The main clinic and the other branches of the same organisation. */
export function listBranches(db: Db, row: ShopRow): Promise<ShopRow[]> {
  const head = row.parentId ?? row.id
  return select(db, null)
    .where(and(ne(shop.id, row.id), or(eq(shop.id, head), eq(shop.parentId, head))))
    .orderBy(asc(shop.sort), asc(shop.id))
}

export type ClosedDay = Pick<typeof closedDay.$inferSelect, 'state' | 'reason'>

/** Closed days of clinics between two days, both inclusive, with the reason. */
export async function closedDaysOf(
  db: Db,
  shopIds: readonly string[],
  from: Day,
  to: Day,
): Promise<Map<string, Map<Day, ClosedDay>>> {
  const days = new Map<string, Map<Day, ClosedDay>>()
  if (shopIds.length === 0) return days
  const rows = await db
    .select()
    .from(closedDay)
    .where(and(inArray(closedDay.shopId, [...shopIds]), gte(closedDay.date, from), lte(closedDay.date, to)))
    .orderBy(asc(closedDay.date))
  for (const row of rows)
    days.set(row.shopId, (days.get(row.shopId) ?? new Map<Day, ClosedDay>()).set(row.date, row))
  return days
}

/** The slot kind of a product; null when it is not bookable. */
export async function slotKindOf(db: Db, spuId: string): Promise<string | null> {
  const [row] = await db
    .select({ slotKind: spu.slotKind })
    .from(spu)
    .where(and(eq(spu.id, spuId), eq(spu.isBookable, true)))
    .limit(1)
  return row?.slotKind ?? null
}
