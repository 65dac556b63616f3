import { and, asc, eq, gte } from 'drizzle-orm'
import type { DataOf } from '../../../../contract/define-endpoint'
import type { DoctorBooking } from '../../../../contract/doctor-bookings'
import type { ComingVisit, comingVisits } from '../../../../contract/visits'
import { doctorBooking } from '../../../db/schema/clinic'
import type { Context } from '../../../lib/context'
import { dayText, instantOf } from '../../../lib/store-time'
import { listBookings } from '../../scheduling'
import { toDoctorBookings } from '../doctor-bookings/queries/requests'
import { toBookedVisit, toDoctorVisit } from './mapper'

const SHOWN = 3

/** Confirmed appointments with doctors from today on, soonest first. */
async function confirmedRequests(ctx: Context, userId: string): Promise<DoctorBooking[]> {
  const rows = await ctx.db
    .select()
    .from(doctorBooking)
    .where(
      and(
        eq(doctorBooking.userId, userId),
        eq(doctorBooking.state, 'confirmed'),
        gte(doctorBooking.date, dayText(ctx.now(), ctx.config.storeTimeZone)),
      ),
    )
    .orderBy(asc(doctorBooking.date), asc(doctorBooking.time), asc(doctorBooking.id))
  return toDoctorBookings(ctx, rows)
}

/** The next visits of the account, of either kind, soonest first. */
export async function listComingVisits(ctx: Context, userId: string): Promise<DataOf<typeof comingVisits>> {
  const [booked, requests] = await Promise.all([
    listBookings(ctx, userId, 'booked', { size: SHOWN }),
    confirmedRequests(ctx, userId),
  ])
  const startOf = ({ date, time }: ComingVisit) => instantOf(date, time, ctx.config.storeTimeZone).getTime()
  const isComing = (visit: ComingVisit) => startOf(visit) > ctx.now().getTime()
  const doctors = requests.map(toDoctorVisit).filter(isComing)
  const records = [
    ...booked.records.flatMap((booking) => toBookedVisit(booking) ?? []).filter(isComing),
    ...doctors,
  ]
    .sort((a, b) => startOf(a) - startOf(b))
    .slice(0, SHOWN)
  return { records, total: booked.total + doctors.length }
}
