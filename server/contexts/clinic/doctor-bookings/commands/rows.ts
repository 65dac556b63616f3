import { and, eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { doctor, doctorBooking, doctorOffer } from '../../../../db/schema/clinic'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { releaseDoctorPlace } from '../../doctors/commands/places'
import type { DoctorBookingRow, OfferRow } from '../states'

/**
 * Locks a request inside a transaction.
 * @param userId the required owner; null for the desk
 * @throws AppError notFound
 */
export async function lockRequest(
  ctx: Context,
  id: string,
  userId: string | null,
): Promise<DoctorBookingRow> {
  const [row] = await ctx.db
    .select()
    .from(doctorBooking)
    .where(and(eq(doctorBooking.id, id), userId === null ? undefined : eq(doctorBooking.userId, userId)))
    .for('update')
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

/** Serialises writes that touch several slots of a doctor, to avoid deadlocks. */
export async function lockDoctor(ctx: Context, doctorId: string): Promise<void> {
  await ctx.db.select({ id: doctor.id }).from(doctor).where(eq(doctor.id, doctorId)).for('update')
}

/** Ends open offers and releases their slots. */
export async function endOffers(
  ctx: Context,
  doctorId: string,
  offers: readonly OfferRow[],
  state: 'expired' | 'released',
): Promise<void> {
  if (offers.length > 0) await lockDoctor(ctx, doctorId)
  for (const offer of offers) {
    await ctx.db.update(doctorOffer).set({ state }).where(eq(doctorOffer.id, offer.id))
    await releaseDoctorPlace(ctx, doctorId, offer)
  }
}
