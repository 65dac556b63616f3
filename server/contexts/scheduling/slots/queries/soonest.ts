import { and, asc, lte, sql, type SQL } from 'drizzle-orm'
import type { QueryOf } from '../../../../../contract/define-endpoint'
import { addDays } from '../../../../../contract/rules/dates'
import type { Day } from '../../../../../contract/rules/day'
import type { SoonSlot, slotSoonest } from '../../../../../contract/slots'
import { slot } from '../../../../db/schema/shops'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { momentText } from '../../../../lib/store-time'
import { shopsOffering, type FreeOf, type OfferingShop } from '../../../catalogue'
import { busySpansOf, minutesTaken } from '../../bookings/queries/busy-times'
import { lastDay, storeNow, type SlotRow } from '../availability'
import { slotKindOf } from '../places'
import { firstFreeByShop, isFreeAt } from './calendar'
import { bookableSpu } from './slots'
import { visitorOf, type Visitor } from './visitor'

/** Limits of the list: a number of days from the first free one, and a number of times per day and clinic. */
const COUNT = 20

const DAYS = 14

const PER_DAY = 3

type Moment = Pick<SlotRow, 'id' | 'shopId' | 'date' | 'time'>

/**
 * Condition for slots at which a visit does not overlap other times of the person. It is part of the query,
 * because occupied times would otherwise fill the places of the day.
 */
async function isSpare(
  ctx: Context,
  zone: string,
  visitor: Visitor,
  days: [Day, Day],
): Promise<SQL | undefined> {
  const moment = sql`${slot.date} || ' ' || ${slot.time}`
  const clock = (ms: number): string => momentText(new Date(ms), zone).slice(0, 16)
  const before = visitor.minutes * 60_000
  const busy = await busySpansOf(ctx, visitor, days)
  return and(
    ...busy.map(({ from, to }) => sql`(${moment} <= ${clock(from - before)} or ${moment} >= ${clock(to)})`),
  )
}

/** The first free slots of each day of clinics in one time zone. */
async function soonestIn(ctx: Context, zone: string, of: FreeOf, visitor: Visitor | null): Promise<Moment[]> {
  const now = storeNow(ctx, zone)
  const days = [...(await firstFreeByShop(ctx, of)).values()].map(({ date }) => date).sort()
  const [first] = days
  if (first === undefined) return []
  const last = lastDay(now)
  const end = addDays(first, DAYS - 1)
  const to = end < last ? end : last
  const n = sql<number>`row_number() over (partition by ${slot.shopId}, ${slot.date} order by ${slot.time})`
  const free = ctx.db
    .select({ id: slot.id, shopId: slot.shopId, date: slot.date, time: slot.time, n: n.as('n') })
    .from(slot)
    .where(and(isFreeAt(now, of, to), visitor ? await isSpare(ctx, zone, visitor, [first, to]) : undefined))
    .as('free')
  return ctx.db
    .select({ id: free.id, shopId: free.shopId, date: free.date, time: free.time })
    .from(free)
    .where(and(lte(free.n, PER_DAY)))
    .orderBy(asc(free.date), asc(free.time), asc(free.id))
}

/** Ordered by distance where known, else in catalogue order. */
const isNearer = (shops: readonly OfferingShop[]) => {
  const rank = new Map(shops.map((shop, index) => [shop.id, index]))
  return (a: Moment, b: Moment): number => (rank.get(a.shopId) ?? 0) - (rank.get(b.shopId) ?? 0)
}

/**
 * The soonest free times over the clinics of a region that offer a product.
 * @throws AppError notFound for an unknown product, and for an appointment or person of another account
 */
export async function listSoonestSlots(
  ctx: Context,
  query: QueryOf<typeof slotSoonest>,
): Promise<SoonSlot[]> {
  const wanted = await bookableSpu(ctx, query.spuId)
  const { visitor, notBefore } = await visitorOf(ctx, query, minutesTaken(wanted.minutes))
  const shops = await shopsOffering(ctx, wanted.id, query)
  const shopOf = new Map(shops.map((shop) => [shop.id, shop]))
  const found: Moment[] = []
  for (const zone of new Set(shops.map((shop) => shop.zone)))
    found.push(
      ...(await soonestIn(
        ctx,
        zone,
        {
          slotKinds: [slotKindOf(wanted)],
          shopIds: shops.filter((shop) => shop.zone === zone).map((shop) => shop.id),
          notBefore,
        },
        visitor,
      )),
    )
  const nearer = isNearer(shops)
  const momentOf = ({ date, time }: Moment): string => `${date} ${time}`
  return found
    .sort((a, b) => (momentOf(a) < momentOf(b) ? -1 : momentOf(a) > momentOf(b) ? 1 : nearer(a, b)))
    .slice(0, COUNT)
    .flatMap(({ id, shopId, date, time }) => {
      const shop = shopOf.get(shopId)
      return shop
        ? [
            {
              slotId: id,
              shopId,
              shopName: localized(shop.name, ctx.lang),
              district: localized(shop.district, ctx.lang),
              distanceMeters: shop.distanceMeters,
              date,
              time,
            },
          ]
        : []
    })
}
