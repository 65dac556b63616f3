import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import { limits } from '../../../../../contract/constants/limits'
import { addDays } from '../../../../../contract/rules/dates'
import type { Day } from '../../../../../contract/rules/day'
import { doctor, doctorLeave, doctorPlace, doctorTimetable } from '../../../../db/schema/clinic'
import { closedDay, shop } from '../../../../db/schema/shops'
import type { Context } from '../../../../lib/context'
import { storeNow } from '../../../scheduling'
import { firstFreeOf, isFreeOn, type DoctorCalendar, type DoctorMoment } from '../calendar'

const group = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

const momentOf = ({ date, time }: DoctorMoment): string => `${date} ${time}`

type DoctorPlaceOf = Pick<typeof doctor.$inferSelect, 'id' | 'shopId'>

/** Sessions, days of leave and taken places of doctors, from `from` to `to`, both inclusive. */
async function loadRows(
  ctx: Context,
  doctors: readonly DoctorPlaceOf[],
  { from, to }: { from: Day; to: Day },
) {
  const ids = doctors.map((row) => row.id)
  const sessions = await ctx.db.select().from(doctorTimetable).where(inArray(doctorTimetable.doctorId, ids))
  const leaves = await ctx.db
    .select()
    .from(doctorLeave)
    .where(and(inArray(doctorLeave.doctorId, ids), gte(doctorLeave.date, from), lte(doctorLeave.date, to)))
  const closed = await ctx.db
    .select()
    .from(closedDay)
    .where(
      and(
        inArray(closedDay.shopId, [...new Set(doctors.map((row) => row.shopId))]),
        gte(closedDay.date, from),
        lte(closedDay.date, to),
      ),
    )
  const places = await ctx.db
    .select()
    .from(doctorPlace)
    .where(and(inArray(doctorPlace.doctorId, ids), gte(doctorPlace.date, from), lte(doctorPlace.date, to)))
  return {
    sessionsOf: group(sessions, (row) => row.doctorId),
    leavesOf: group(leaves, (row) => row.doctorId),
    placesOf: group(places, (row) => row.doctorId),
    closedOf: group(closed, (row) => row.shopId),
  }
}

/**
 * Loads the calendars of doctors with the places taken from `from` to `to` (by default the whole booking
 * window).
 * @returns by doctor id
 */
export async function loadCalendars(
  ctx: Context,
  doctorIds: readonly string[],
  range: { from?: Day; to?: Day } = {},
): Promise<Map<string, DoctorCalendar>> {
  if (doctorIds.length === 0) return new Map()
  const doctors = await ctx.db
    .select({ id: doctor.id, shopId: doctor.shopId, isAvailable: doctor.isAvailable, zone: shop.zone })
    .from(doctor)
    .innerJoin(shop, eq(shop.id, doctor.shopId))
    .where(inArray(doctor.id, [...doctorIds]))
  const days = doctors.map((row) => storeNow(ctx, row.zone).day).sort()
  const [firstDay] = days
  if (firstDay === undefined) return new Map()
  const from = range.from ?? firstDay
  const to = range.to ?? addDays(days.at(-1) ?? from, limits.bookingDaysAhead)
  const { sessionsOf, leavesOf, placesOf, closedOf } = await loadRows(ctx, doctors, { from, to })
  return new Map(
    doctors.map((row) => [
      row.id,
      {
        doctorId: row.id,
        shopId: row.shopId,
        zone: row.zone,
        isAvailable: row.isAvailable,
        now: storeNow(ctx, row.zone),
        sessions: sessionsOf.get(row.id) ?? [],
        closed: new Map(
          (closedOf.get(row.shopId) ?? []).map((item) => [
            item.date,
            item.state === 'holiday' ? 'holiday' : 'rest',
          ]),
        ),
        leave: new Set((leavesOf.get(row.id) ?? []).map((item) => item.date)),
        taken: new Map((placesOf.get(row.id) ?? []).map((item) => [`${item.date} ${item.time}`, item.taken])),
      },
    ]),
  )
}

/**
 * The first free time of a doctor at each of these clinics. Reads from the replica if there is one, as the list of
 * doctors does.
 * @returns by clinic id; clinics without a doctor who is free are omitted
 */
export async function firstFreeDoctorByShop(
  asked: Context,
  shopIds: readonly string[],
): Promise<Map<string, DoctorMoment>> {
  if (shopIds.length === 0) return new Map()
  const ctx: Context = { ...asked, db: asked.readDb }
  const doctors = await ctx.db
    .select({ id: doctor.id })
    .from(doctor)
    .where(and(inArray(doctor.shopId, [...shopIds]), eq(doctor.isAvailable, true)))
  const calendars = await loadCalendars(
    ctx,
    doctors.map(({ id }) => id),
  )
  const found = new Map<string, DoctorMoment>()
  for (const calendar of calendars.values()) {
    const free = firstFreeOf(calendar)
    const known = found.get(calendar.shopId)
    if (free && !(known && momentOf(known) <= momentOf(free))) found.set(calendar.shopId, free)
  }
  return found
}

/** The first free day of a doctor from one day to another, both inclusive; null when there is none. */
export async function firstFreeDayBetween(
  ctx: Context,
  of: { doctorId: string; fromDay: Day; toDay: Day },
): Promise<{ date: Day; shopId: string } | null> {
  const calendar = (await loadCalendars(ctx, [of.doctorId])).get(of.doctorId)
  if (!calendar) return null
  const from = of.fromDay > calendar.now.day ? of.fromDay : calendar.now.day
  for (let date = from; date <= of.toDay; date = addDays(date, 1))
    if (isFreeOn(calendar, date)) return { date, shopId: calendar.shopId }
  return null
}
