import { and, eq, gte, inArray, lte } from 'drizzle-orm'
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
  /** The visit that an appointment of an order belongs to. */
  visit?: Visit
}

/** Appointments of one order in one slot are one visit. */
interface Visit {
  orderId: string | null
  slotId: string | null
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
      : [
          {
            date,
            time,
            shopId,
            minutes,
            name: spuName,
            visit: { orderId: booking.orderId, slotId: booking.slotId },
          },
        ]
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
  const requests = rows.filter(({ request }) => request.id !== of.exceptId)
  const minutes = await consultingMinutesOf(
    ctx,
    requests.map(({ request }) => request),
  )
  return requests.map(({ request: { date, time, shopId }, name }, index) => ({
    date,
    time,
    shopId,
    minutes: minutes[index] ?? null,
    name,
  }))
}

/** A time at a doctor's. */
interface DoctorTime {
  doctorId: string
  date: Day
  time: Time
}

/** Minutes of one consultation at each of these times, in the same order; null outside the timetable. */
async function consultingMinutesOf(ctx: Context, times: readonly DoctorTime[]): Promise<(number | null)[]> {
  if (times.length === 0) return []
  const sessions = await ctx.db
    .select({
      doctorId: doctorTimetable.doctorId,
      weekday: doctorTimetable.weekday,
      start: doctorTimetable.start,
      end: doctorTimetable.end,
      minutes: doctorTimetable.stepMinutes,
    })
    .from(doctorTimetable)
    .where(inArray(doctorTimetable.doctorId, [...new Set(times.map(({ doctorId }) => doctorId))]))
  return times.map(({ doctorId, date, time }) => {
    const weekday = weekdayOf(date)
    const session = sessions.find(
      (one) => one.doctorId === doctorId && one.weekday === weekday && one.start <= time && time < one.end,
    )
    return session?.minutes ?? null
  })
}

/** Minutes of one consultation of a doctor at that time; null outside the timetable. */
export async function consultingMinutes(
  ctx: Context,
  doctorId: string,
  { date, time }: { date: Day; time: Time },
): Promise<number | null> {
  const [minutes = null] = await consultingMinutesOf(ctx, [{ doctorId, date, time }])
  return minutes
}

interface Span {
  from: number
  to: number
}

/** Whether two visits are at the same time for at least a moment. */
const areOver = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

/** Instants from start to end of times on the clocks of their clinics, in the same order. */
async function spansOf(ctx: Context, times: readonly PersonTime[]): Promise<Span[]> {
  if (times.length === 0) return []
  const shopIds = [...new Set(times.map(({ shopId }) => shopId))]
  const rows = await ctx.db
    .select({ id: shop.id, zone: shop.zone })
    .from(shop)
    .where(inArray(shop.id, shopIds))
  const zones = new Map(rows.map(({ id, zone }) => [id, zone]))
  return times.map((at) => {
    const from = instantOf(at.date, at.time, zones.get(at.shopId) ?? ctx.config.storeTimeZone).getTime()
    return { from, to: from + minutesTaken(at.minutes) * MINUTE_MS }
  })
}

/** Minutes of a service; the default for one without a duration. */
export const minutesTaken = (minutes: number | null): number => minutes ?? DEFAULT_MINUTES

/**
 * Appointments, holds and doctor's requests of a person on these days. Includes the
 * adjacent days, because clinics may be in different time zones and an appointment may pass midnight.
 */
async function busyTimesOf(ctx: Context, of: Occupied, days: [Day, Day]): Promise<BusyTime[]> {
  const around: [Day, Day] = [addDays(days[0], -1), addDays(days[1], 1)]
  return [...(await appointmentTimes(ctx, of, around)), ...(await doctorTimes(ctx, of, around))]
}

/** The times of `busyTimesOf` as instants, with the visits that they belong to. */
export async function busySpansOf(
  ctx: Context,
  of: Occupied,
  days: [Day, Day],
): Promise<(Span & { visit: Visit | undefined })[]> {
  const times = await busyTimesOf(ctx, of, days)
  const spans = await spansOf(ctx, times)
  return spans.map((span, index) => ({ ...span, visit: times[index]?.visit }))
}

/**
 * Refuses a time that overlaps another appointment, hold or doctor's request of the person. The caller holds
 * lockAppointmentsOf.
 * @throws AppError personBusy with `{ field, rule, date, time }` of the conflicting time
 */
export async function refuseWhenBusy(ctx: Context, { person, ...wanted }: WantedTime): Promise<void> {
  const busy = await busyTimesOf(ctx, { ...wanted, personId: person.id }, [wanted.date, wanted.date])
  if (busy.length === 0) return
  const [own, ...spans] = await spansOf(ctx, [wanted, ...busy])
  const other = busy.find((_time, index) => {
    const span = spans[index]
    return own !== undefined && span !== undefined && areOver(own, span)
  })
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
