import { and, asc, eq } from 'drizzle-orm'
import { doctorOffer } from '../../../../db/schema/clinic'
import { shop } from '../../../../db/schema/shops'
import type { Context } from '../../../../lib/context'
import type { OfferRow } from '../states'

export async function zoneOf(ctx: Context, shopId: string): Promise<string> {
  const [store] = await ctx.db.select({ zone: shop.zone }).from(shop).where(eq(shop.id, shopId))
  return store?.zone ?? ctx.config.storeTimeZone
}

export const openOffers = (ctx: Context, bookingId: string): Promise<OfferRow[]> =>
  ctx.db
    .select()
    .from(doctorOffer)
    .where(and(eq(doctorOffer.bookingId, bookingId), eq(doctorOffer.state, 'open')))
    .orderBy(asc(doctorOffer.date), asc(doctorOffer.time))
