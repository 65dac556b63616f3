import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { doctorPlace } from '../../../../db/schema/clinic'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { nearestTimes, placeAt, type DoctorMoment } from '../calendar'
import { loadCalendars } from '../queries/calendars'

const NEAREST_COUNT = 6

/**
 * Takes one place of a doctor's time inside the caller's transaction: the counter is incremented only while
 * it is below the capacity.
 * @throws AppError notFound, doctorUnavailable, dayNotBookable when the time is not in the timetable or has
 * passed, doctorTimeTaken with `{ nearest }`
 */
export async function takeDoctorPlace(ctx: Context, doctorId: string, at: DoctorMoment): Promise<void> {
  const calendar = (await loadCalendars(ctx, [doctorId], { from: at.date, to: at.date })).get(doctorId)
  if (!calendar) throw new AppError(codes.notFound, 'notFound')
  if (!calendar.isAvailable) throw new AppError(codes.doctorUnavailable, 'doctorUnavailable')
  const place = placeAt(calendar, at)
  if (!place) throw new AppError(codes.dayNotBookable, 'dayNotBookable')
  const key = { doctorId, date: at.date, time: at.time }
  await ctx.db
    .insert(doctorPlace)
    .values({ ...key, capacity: place.capacity })
    .onConflictDoUpdate({
      target: [doctorPlace.doctorId, doctorPlace.date, doctorPlace.time],
      // A timetable that was reduced since does not remove existing bookings.
      set: { capacity: sql`greatest(excluded.capacity, ${doctorPlace.taken})` },
    })
  const [taken] = await ctx.db
    .update(doctorPlace)
    .set({ taken: sql`${doctorPlace.taken} + 1` })
    .where(and(...isPlace(doctorId, at), lt(doctorPlace.taken, doctorPlace.capacity)))
    .returning({ time: doctorPlace.time })
  if (taken) return
  const around = (await loadCalendars(ctx, [doctorId])).get(doctorId)
  throw new AppError(
    codes.doctorTimeTaken,
    'doctorTimeTaken',
    {},
    { nearest: around ? nearestTimes(around, at, NEAREST_COUNT) : [] },
  )
}

/**
 * Releases one place. The caller holds the lock of the request or offer, which guarantees that this happens
 * once.
 */
export async function releaseDoctorPlace(ctx: Context, doctorId: string, at: DoctorMoment): Promise<void> {
  await ctx.db
    .update(doctorPlace)
    .set({ taken: sql`${doctorPlace.taken} - 1` })
    .where(and(...isPlace(doctorId, at), gt(doctorPlace.taken, 0)))
}

const isPlace = (doctorId: string, at: DoctorMoment) => [
  eq(doctorPlace.doctorId, doctorId),
  eq(doctorPlace.date, at.date),
  eq(doctorPlace.time, at.time),
]
