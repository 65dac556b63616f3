import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { addDays, weekdayOf } from '../../../../../contract/rules/dates'
import type { Day, Time } from '../../../../../contract/rules/day'
import { doctor, doctorBooking, doctorTimetable } from '../../../../db/schema/clinic'
import type { LocalText } from '../../../../db/schema/columns'
import { spu } from '../../../../db/schema/goods'
import { orderBooking } from '../../../../db/schema/orders'
import { shop } from '../../../../db/schema/shops'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { dayWords, timeWords } from '../../../../lib/day-words'
import { localized } from '../../../../lib/language'
import { instantOf } from '../../../../lib/store-time'

/** Duration assumed for services without one. */
const DEFAULT_MINUTES = 30

const MINUTE_MS = 60_000

const TAKES_TIME = ['held', 'booked']

const DOCTOR_TAKES_TIME = ['waiting', 'confirmed']

/** A time at which a person is occupied; `shopId` decides in which time zone `date` and `time` are. */
export interface PersonTime {
  date: Day
  time: Time
  shopId: string
  minutes: number | null
}

interface BusyTime extends PersonTime {
  name: LocalText
}

/** Whose time is asked for, and which of the person's own times do not count. */
interface Occupied {
  personId: string
  /** The appointment or request being rescheduled; its current time is ignored. */
  exceptId?: string | undefined
  /** Appointments of the same order in the same slot count as one visit. */
  visit?: { orderId: string; slotId: string } | undefined
}

/** A requested time, and which of the person's own times do not conflict with it. */
interface WantedTime extends PersonTime, Omit<Occupied, 'personId'> {
  person: { id: string; name: string }
}

async function appointmentTimes(ctx: Context, of: Occupied, days: [Day, Day]): Promise<BusyTime[]> {
  const rows = await ctx.db
    .select({ booking: orderBooking, minutes: spu.durationMinutes })
    .from(orderBooking)
    .leftJoin(spu, eq(spu.id, orderBooking.spuId))
    .where(
      and(
        eq(orderBooking.personId, of.personId),
        inArray(orderBooking.state, TAKES_TIME),
        gte(orderBooking.date, days[0]),
        lte(orderBooking.date, days[1]),
      ),
    )
  return rows.flatMap(({ booking, minutes }) => {
    const { id, date, time, shopId, spuName } = booking
    const isSameVisit = booking.orderId === of.visit?.orderId && booking.slotId === of.visit?.slotId
    if (id === of.exceptId || (of.visit !== undefined && isSameVisit)) return []
    return date === null || time === null || shopId === null
      ? []
      : [{ date, time, shopId, minutes, name: spuName }]
  })
}

async function doctorTimes(ctx: Context, of: Occupied, days: [Day, Day]): Promise<BusyTime[]> {
  const rows = await ctx.db
    .select({ request: doctorBooking, name: doctor.name })
    .from(doctorBooking)
    .innerJoin(doctor, eq(doctor.id, doctorBooking.doctorId))
    .where(
      and(
        eq(doctorBooking.personId, of.personId),
        inArray(doctorBooking.state, DOCTOR_TAKES_TIME),
        gte(doctorBooking.date, days[0]),
        lte(doctorBooking.date, days[1]),
      ),
    )
  return Promise.all(
    rows
      .filter(({ request }) => request.id !== of.exceptId)
      .map(async ({ request, name }) => ({
        date: request.date,
        time: request.time,
        shopId: request.shopId,
        minutes: await consultingMinutes(ctx, request.doctorId, request),
        name,
      })),
  )
}

/** Minutes of one consultation of a doctor at that time; null outside the timetable. */
export async function consultingMinutes(
  ctx: Context,
  doctorId: string,
  at: { date: Day; time: Time },
): Promise<number | null> {
  const [session] = await ctx.db
    .select({ minutes: doctorTimetable.stepMinutes })
    .from(doctorTimetable)
    .where(
      and(
        eq(doctorTimetable.doctorId, doctorId),
        eq(doctorTimetable.weekday, weekdayOf(at.date)),
        lte(doctorTimetable.start, at.time),
        sql`${doctorTimetable.end} > ${at.time}`,
      ),
    )
  return session?.minutes ?? null
}

interface Span {
  from: number
  to: number
}

/** Instants from start to end of times on the clocks of their clinics. */
async function spansOf<T extends PersonTime>(ctx: Context, times: readonly T[]): Promise<(T & Span)[]> {
  if (times.length === 0) return []
  const shopIds = [...new Set(times.map(({ shopId }) => shopId))]
  const rows = await ctx.db
    .select({ id: shop.id, zone: shop.zone })
    .from(shop)
    .where(inArray(shop.id, shopIds))
  const zones = new Map(rows.map(({ id, zone }) => [id, zone]))
  return times.map((at) => {
    const from = instantOf(at.date, at.time, zones.get(at.shopId) ?? ctx.config.storeTimeZone).getTime()
    return { ...at, from, to: from + minutesTaken(at.minutes) * MINUTE_MS }
  })
}

/** Minutes of a service; the default for one without a duration. */
export const minutesTaken = (minutes: number | null): number => minutes ?? DEFAULT_MINUTES

/**
 * Appointments, holds and doctor's requests of a person on these days. Includes the
 * adjacent days, because clinics may be in different time zones and an appointment may pass midnight.
 */
export async function busySpansOf(
  ctx: Context,
  of: Occupied,
  days: [Day, Day],
): Promise<(BusyTime & Span)[]> {
  const around: [Day, Day] = [addDays(days[0], -1), addDays(days[1], 1)]
  return spansOf(ctx, [...(await appointmentTimes(ctx, of, around)), ...(await doctorTimes(ctx, of, around))])
}

/**
 * Refuses a time that overlaps another appointment, hold or doctor's request of the person. The caller holds
 * lockAppointmentsOf.
 * @throws AppError personBusy with `{ field, rule, date, time }` of the conflicting time
 */
export async function refuseWhenBusy(ctx: Context, { person, ...wanted }: WantedTime): Promise<void> {
  const busy = await busySpansOf(ctx, { ...wanted, personId: person.id }, [wanted.date, wanted.date])
  if (busy.length === 0) return
  const [span] = await spansOf(ctx, [wanted])
  const other = span && busy.find(({ from, to }) => span.from < to && from < span.to)
  if (!other) return
  const { date, time } = other
  throw new AppError(
    codes.personBusy,
    'personBusy',
    {
      person: person.name,
      what: localized(other.name, ctx.lang),
      day: dayWords(date, ctx.lang),
      time: timeWords(time, ctx.lang),
    },
    { field: 'slotId', rule: 'personBusy', date, time },
  )
}
