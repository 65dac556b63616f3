import { sql, type SQL } from 'drizzle-orm'
import { slotKinds, type ChannelRegion } from '../../../../../contract/constants/enums'
import { limits } from '../../../../../contract/constants/limits'
import type { Day, Time } from '../../../../../contract/rules/day'
import type { Db } from '../../../../db/client'

/** Key of a clinic's calendar: 'shop-central/exam'. */
export type CalendarKey = string

/** Condition for a slot of a day on which its clinic is open. Requires `slot` in the query. */
const isOpenDay = sql`not exists (
  select 1 from closed_day where closed_day.shop_id = slot.shop_id and closed_day.date = slot.date)`

/**
 * Calendars with a free place, optionally on one day. There are few calendars, however many products share
 * them, and each is one index lookup.
 */
export async function freeCalendars(
  db: Db,
  of: { day?: Day | undefined; now: Date },
): Promise<CalendarKey[]> {
  const kinds = sql.join(
    slotKinds.map((kind) => sql`(${kind})`),
    sql`, `,
  )
  const onDay = of.day ? sql`slot.date = ${of.day} and` : sql``
  const { rows } = await db.execute<{ key: string }>(sql`
    select shop.id || '/' || calendar.kind as key from shop cross join (values ${kinds}) as calendar(kind)
    where (
      select true from slot
      where slot.shop_id = shop.id and slot.slot_kind = calendar.kind and slot.taken < slot.capacity
        and ${onDay} ${isAhead(of.now)} and ${isOpenDay}
      order by slot.date, slot.time limit 1
    )`)
  return rows.map((row) => row.key)
}

/**
 * A clinic in the order of clinics, with the first free moment ('2026-11-26 09:00') of each of its calendars.
 */
interface FreeClinic {
  id: string
  region: string
  free: Record<string, string>
}

/** All clinics in their order, with the first free moments of their calendars of these kinds. */
export async function freeClinics(db: Db, kinds: readonly string[], now: Date): Promise<FreeClinic[]> {
  const wanted = sql.join(
    kinds.map((kind) => sql`(${kind})`),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: string; region: string; kind: string; moment: string | null }>(sql`
    select shop.id, shop.region, calendar.kind, first.date || ' ' || first.time as moment
    from shop cross join (values ${wanted}) as calendar(kind) left join lateral (
      select slot.date, slot.time from slot
      where slot.shop_id = shop.id and slot.slot_kind = calendar.kind and slot.taken < slot.capacity
        and ${isAhead(now)} and ${isOpenDay}
      order by slot.date, slot.time limit 1
    ) first on true
    order by shop.sort, shop.id`)
  const clinics = new Map<string, FreeClinic>()
  for (const { id, region, kind, moment } of rows) {
    const clinic = clinics.get(id) ?? { id, region, free: {} }
    clinics.set(id, clinic)
    if (moment !== null) clinic.free[kind] = moment
  }
  return [...clinics.values()]
}

/**
 * Selects the clinics of `FreeWhere` among clinics that offer a product, in their order: the rule of
 * `isMeant` for rows in memory.
 */
export function meantClinics<C extends { id: string; region: string }>(
  offering: readonly C[],
  { shopId, region, isAnywhere = false }: FreeWhere,
): C[] {
  if (shopId !== undefined) return offering.filter(({ id }) => id === shopId)
  if (isAnywhere) return [...offering]
  const near = (offering.find((one) => one.region === region) ?? offering[0])?.region
  return offering.filter((one) => one.region === near)
}

/**
 * Condition for a slot that has not started on the clinic's clock and lies in the booking window: the SQL
 * form of the rule in slots/availability.ts; a test compares both. Requires `slot` and `shop` in the query.
 */
function isAhead(now: Date): SQL {
  const clock = sql`(${now.toISOString()}::timestamptz at time zone shop.zone)`
  const lastDay = sql`to_char(${clock} + make_interval(days => ${limits.bookingDaysAhead}), 'YYYY-MM-DD')`
  return sql`((slot.date, slot.time) > (to_char(${clock}, 'YYYY-MM-DD'), to_char(${clock}, 'HH24:MI'))
    and slot.date <= ${lastDay})`
}

/**
 * The clinics over which an earliest time is computed: one clinic, those of one region, or all. Without a
 * region, or where the region has no clinic with the product, the region of the product's first clinic is
 * used.
 */
export interface FreeWhere {
  shopId?: string | undefined
  region?: ChannelRegion | undefined
  isAnywhere?: boolean
}

/** Condition for the clinics over which an earliest time is computed. */
const isMeant = ({ shopId, region, isAnywhere = false }: FreeWhere): SQL =>
  shopId !== undefined
    ? sql`shop.id = ${shopId}`
    : isAnywhere
      ? sql`true`
      : sql`shop.region = (
          select near.region from spu_shop as offered join shop as near on near.id = offered.shop_id
          where offered.spu_id = spu.id
          order by near.region = ${region ?? ''} desc, near.sort, near.id limit 1)`

export interface FreeMoment {
  day: Day
  time: Time
  /** the clinic of this time; the first in the order of clinics among equals */
  shopId: string
}

/**
 * The earliest free time of each product over its clinics of one region, in one query: the first free slot of
 * each clinic and calendar is one index lookup, regardless of the calendar's length.
 */
export async function firstFreeMoments(
  db: Db,
  spuIds: readonly string[],
  now: Date,
  where: FreeWhere = {},
): Promise<Map<string, FreeMoment>> {
  if (spuIds.length === 0) return new Map()
  const ids = sql.join(
    spuIds.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ spu_id: string; date: Day; time: Time; shop_id: string }>(sql`
    with wanted as (
      select spu.id as spu_id, spu.slot_kind, spu_shop.shop_id from spu
      join spu_shop on spu_shop.spu_id = spu.id
      join shop on shop.id = spu_shop.shop_id
      where spu.id in (${ids}) and spu.is_bookable and spu.slot_kind is not null and ${isMeant(where)}
    ),
    calendar as materialized (select distinct slot_kind, shop_id from wanted),
    free as materialized (
      select calendar.slot_kind, calendar.shop_id, first.date, first.time from calendar
      join shop on shop.id = calendar.shop_id
      cross join lateral (
        select slot.date, slot.time from slot
        where slot.shop_id = calendar.shop_id and slot.slot_kind = calendar.slot_kind and slot.taken < slot.capacity
          and ${isAhead(now)} and ${isOpenDay}
        order by slot.date, slot.time limit 1
      ) first
    )
    select distinct on (wanted.spu_id) wanted.spu_id, free.date, free.time, free.shop_id from wanted
    join free on free.shop_id = wanted.shop_id and free.slot_kind = wanted.slot_kind
    join shop as place on place.id = free.shop_id
    order by wanted.spu_id, free.date, free.time, place.sort, place.id`)
  return new Map(rows.map((row) => [row.spu_id, { day: row.date, time: row.time, shopId: row.shop_id }]))
}
