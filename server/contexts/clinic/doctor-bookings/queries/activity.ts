import { inArray } from 'drizzle-orm'
import type { Activity } from '../../../../../contract/activity'
import { doctorBooking } from '../../../../db/schema/clinic'
import type { Context } from '../../../../lib/context'
import type { ActivitySource } from '../../../engagement'
import { settleDoctorBookings } from '../commands/settle'
import { toDoctorBookings } from './requests'

async function requestsByIds(ctx: Context, ids: readonly string[]): Promise<Activity[]> {
  const rows = await ctx.db
    .select()
    .from(doctorBooking)
    .where(inArray(doctorBooking.id, [...ids]))
  return (await toDoctorBookings(ctx, rows)).map((booking) => ({
    id: booking.id,
    kind: 'doctor',
    number: booking.bookingNo,
    title: `${booking.doctorName} · ${booking.departmentName}`,
    picUrl: booking.doctorPicUrl,
    state: booking.state,
    stateDesc: booking.stateDesc,
    shopName: booking.shopName,
    personName: booking.personName,
    amount: null,
    date: booking.date,
    time: booking.time,
    createTime: booking.createTime,
  }))
}

export const doctorActivity: ActivitySource = { settle: settleDoctorBookings, entriesByIds: requestsByIds }
