import { and, asc, count, eq, gte, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { ChannelRegion } from '../../../contract/constants/enums'
import type { Db } from '../../db/client'
import { spuShop } from '../../db/schema/goods'
import { closedDay, shop } from '../../db/schema/shops'

export interface Position { latitude: number; longitude: number }
export interface ShopFilter { region?: ChannelRegion | undefined; spuId?: string | undefined }

const EARTH_RADIUS_METERS = 6_371_000

/** Great-circle distance in whole metres (haversine). */
function distanceTo(position: Position): SQL<number> {
  const { latitude, longitude } = position
  return sql<number>`round(2 * ${EARTH_RADIUS_METERS} * asin(least(1, sqrt(
    power(sin(radians(${shop.latitude} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${shop.latitude})) * power(sin(radians(${shop.longitude} - ${longitude}::float8) / 2), 2)))))::int`
}

const columns = (position: Position | null) => ({
  id: shop.id, kind: shop.kind, name: shop.name, parentId: shop.parentId, region: shop.region, district: shop.district, address: shop.address, transport: shop.transport, intro: shop.intro,
  phone: shop.phone, latitude: shop.latitude, longitude: shop.longitude, zone: shop.zone, hours: shop.hours, picUrls: shop.picUrls, tags: shop.tags, ratingTenths: shop.ratingTenths, sort: shop.sort,
  distanceMeters: position ? distanceTo(position) : sql<number | null>`null::int`,
})

const conditions = (filter: ShopFilter): SQL | undefined => and(
  filter.region ? eq(shop.region, filter.region) : undefined,
  filter.spuId ? sql`exists (select 1 from ${spuShop} where ${spuShop.shopId} = ${shop.id} and ${spuShop.spuId} = ${filter.spuId})` : undefined,
)

const select = (db: Db, position: Position | null) => db.select(columns(position)).from(shop)
export type ShopRow = Awaited<ReturnType<typeof select>>[number]

/** Nearest first when there is a position, else in the order of the catalogue. */
export function listShops(db: Db, filter: ShopFilter, position: Position | null, range?: { limit: number; offset: number }): Promise<ShopRow[]> {
  const query = select(db, position).where(conditions(filter)).orderBy(...(position ? [asc(distanceTo(position))] : []), asc(shop.sort), asc(shop.id))
  return range ? query.limit(range.limit).offset(range.offset) : query
}

export async function countShops(db: Db, filter: ShopFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(shop).where(conditions(filter))
  return row?.total ?? 0
}

export async function findShops(db: Db, ids: readonly string[]): Promise<ShopRow[]> {
  return ids.length === 0 ? [] : select(db, null).where(inArray(shop.id, [...ids]))
}

/** The main store and the other branches of the same house. */
export function listBranches(db: Db, row: ShopRow): Promise<ShopRow[]> {
  const head = row.parentId ?? row.id
  return select(db, null).where(and(ne(shop.id, row.id), or(eq(shop.id, head), eq(shop.parentId, head)))).orderBy(asc(shop.sort), asc(shop.id))
}

/** Closed days of stores between two days, both inclusive. */
export async function closedDaysOf(db: Db, shopIds: readonly string[], from: string, to: string): Promise<Map<string, Set<string>>> {
  const days = new Map<string, Set<string>>()
  if (shopIds.length === 0) return days
  const rows = await db.select({ shopId: closedDay.shopId, date: closedDay.date }).from(closedDay).where(and(inArray(closedDay.shopId, [...shopIds]), gte(closedDay.date, from), lte(closedDay.date, to)))
  for (const row of rows) days.set(row.shopId, (days.get(row.shopId) ?? new Set()).add(row.date))
  return days
}

/** First day with a free place for a product, by store. */
export async function firstFreeDays(db: Db, spuId: string, shopIds: readonly string[], now: Date): Promise<Map<string, string>> {
  if (shopIds.length === 0) return new Map()
  const ids = sql.join(shopIds.map((id) => sql`${id}`), sql`, `)
  const at = sql`${now.toISOString()}::timestamptz at time zone shop.zone`
  const { rows } = await db.execute<{ shop_id: string; date: string }>(sql`
    select shop.id as shop_id, first.date from shop
    join spu_shop on spu_shop.shop_id = shop.id and spu_shop.spu_id = ${spuId}
    join spu on spu.id = spu_shop.spu_id and spu.is_bookable
    cross join lateral (
      select slot.date from slot
      where slot.shop_id = shop.id and slot.slot_kind = spu.slot_kind and slot.taken < slot.capacity
        and (slot.date, slot.time) > (to_char(${at}, 'YYYY-MM-DD'), to_char(${at}, 'HH24:MI'))
        and not exists (select 1 from closed_day where closed_day.shop_id = slot.shop_id and closed_day.date = slot.date)
      order by slot.date, slot.time limit 1
    ) first
    where shop.id in (${ids})`)
  return new Map(rows.map((row) => [row.shop_id, row.date]))
}
