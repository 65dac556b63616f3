import { and, inArray } from 'drizzle-orm'
import type { DoctorBookingState } from '../../../../../contract/constants/enums'
import type { DoctorBooking } from '../../../../../contract/doctor-bookings'
import { doctorBooking } from '../../../../db/schema/clinic'
import type { Context } from '../../../../lib/context'
import type { ActivityEntry, ActivitySource } from '../../../engagement'
import { settleDoctorBookings } from '../commands/settle'
import type { DoctorBookingRow } from '../states'
import { toDoctorBookings } from './requests'

/** States in which a request led to no visit, and not by the user's wish. */
const failed: ReadonlySet<DoctorBookingState> = new Set(['declined', 'timedOut', 'expired'])

/** Ids of those requests that a later one of the same user replaces. */
async function replacedOf(ctx: Context, rows: readonly DoctorBookingRow[]): Promise<Set<string | null>> {
  const asked = rows.filter(({ state }) => failed.has(state as DoctorBookingState))
  if (asked.length === 0) return new Set()
  const newer = await ctx.db
    .select({ previousId: doctorBooking.previousId })
    .from(doctorBooking)
    .where(
      and(
        inArray(
          doctorBooking.userId,
          asked.map(({ userId }) => userId),
        ),
        inArray(
          doctorBooking.previousId,
          asked.map(({ id }) => id),
        ),
      ),
    )
  return new Set(newer.map(({ previousId }) => previousId))
}

const firstEnd = ({ offers }: DoctorBooking): ActivityEntry['due'] =>
  offers
    .filter(({ state }) => state === 'open')
    .map(({ expireTime }) => expireTime)
    .sort()[0] ?? null

async function requestsByIds(ctx: Context, ids: readonly string[]): Promise<ActivityEntry[]> {
  const rows = await ctx.db
    .select()
    .from(doctorBooking)
    .where(inArray(doctorBooking.id, [...ids]))
  const replaced = await replacedOf(ctx, rows)
  return (await toDoctorBookings(ctx, rows)).map((booking) => ({
    id: booking.id,
    kind: 'doctor',
    number: booking.bookingNo,
    title: `${booking.doctorName} · ${booking.departmentName}`,
    picUrl: booking.doctorPicUrl,
    state: booking.state,
    stateDesc: booking.stateDesc,
    again:
      failed.has(booking.state) && !replaced.has(booking.id)
        ? { doctorId: booking.doctorId, personId: booking.personId }
        : null,
    shopName: booking.shopName,
    personName: booking.personName,
    amount: null,
    date: booking.date,
    time: booking.time,
    due: firstEnd(booking),
    createTime: booking.createTime,
  }))
}

export const doctorActivity: ActivitySource = { settle: settleDoctorBookings, entriesByIds: requestsByIds }
