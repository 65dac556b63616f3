import { and, asc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { SlotKind } from '../../../../../contract/constants/enums'
import type { Day, Time } from '../../../../../contract/rules/day'
import { closedDay, shop, slot } from '../../../../db/schema/shops'
import type { Context } from '../../../../lib/context'
import type { FirstFree, FreeOf } from '../../../catalogue'
import { lastDay, storeNow, type Calendar, type StoreNow } from '../availability'

/**
 * Condition for the free slots of clinics in one time zone, by the rules of `slotState` (a test compares
 * both).
 */
export const isFreeAt = (now: StoreNow, of: FreeOf, to: Day = lastDay(now)): SQL | undefined =>
  and(
    inArray(slot.shopId, [...of.shopIds]),
    inArray(slot.slotKind, [...of.slotKinds]),
    gte(slot.date, of.notBefore && of.notBefore > now.day ? of.notBefore : now.day),
    lte(slot.date, to),
    sql`${slot.taken} < ${slot.capacity}`,
    sql`(${slot.date} > ${now.day} or ${slot.time} > ${now.time})`,
    sql`not exists (select 1 from ${closedDay} where ${closedDay.shopId} = ${slot.shopId} and
      ${closedDay.date} = ${slot.date})`,
  )

interface CalendarOf {
  shopId: string
  slotKind: SlotKind
  notBefore?: Day | null
  from?: Day
  to?: Day
}

/**
 * Loads the calendar of one clinic and slot kind, for days `from` to `to`, both inclusive; null for an
 * unknown clinic.
 */
export async function loadCalendar(
  ctx: Context,
  of: CalendarOf,
): Promise<(Calendar & { zone: string }) | null> {
  const [store] = await ctx.db
    .select({ zone: shop.zone, hours: shop.hours })
    .from(shop)
    .where(eq(shop.id, of.shopId))
  if (!store) return null
  const now = storeNow(ctx, store.zone)
  const from = of.from ?? now.day
  const to = of.to ?? lastDay(now)
  const closedRows = await ctx.db
    .select()
    .from(closedDay)
    .where(and(eq(closedDay.shopId, of.shopId), gte(closedDay.date, from), lte(closedDay.date, to)))
  const slots = await ctx.db
    .select()
    .from(slot)
    .where(
      and(
        eq(slot.shopId, of.shopId),
        eq(slot.slotKind, of.slotKind),
        gte(slot.date, from),
        lte(slot.date, to),
      ),
    )
    .orderBy(asc(slot.date), asc(slot.time))
  return {
    now,
    zone: store.zone,
    notBefore: of.notBefore ?? null,
    hours: store.hours,
    closed: new Map(closedRows.map((row) => [row.date, row.state === 'holiday' ? 'holiday' : 'rest'])),
    slots,
  }
}

/**
 * The first free slot of each of many clinics in one query.
 * @returns by clinic id; clinics without a free slot are omitted
 */
export async function firstFreeByShop(ctx: Context, of: FreeOf): Promise<Map<string, FirstFree>> {
  if (of.shopIds.length === 0) return new Map()
  const stores = await ctx.db
    .select({ id: shop.id, zone: shop.zone })
    .from(shop)
    .where(inArray(shop.id, [...of.shopIds]))
  const found = new Map<string, FirstFree>()
  for (const zone of new Set(stores.map((store) => store.zone))) {
    const inZone = stores.filter((store) => store.zone === zone).map((store) => store.id)
    const rows = await ctx.db
      .select({ shopId: slot.shopId, first: sql<string>`min(${slot.date} || ' ' || ${slot.time})` })
      .from(slot)
      .where(isFreeAt(storeNow(ctx, zone), { ...of, shopIds: inZone }))
      .groupBy(slot.shopId)
    for (const row of rows)
      found.set(row.shopId, { date: row.first.slice(0, 10) as Day, time: row.first.slice(11) as Time })
  }
  return found
}
