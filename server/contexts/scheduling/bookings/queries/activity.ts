import { inArray } from 'drizzle-orm'
import { orderBooking } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import type { ActivityEntry, ActivitySource } from '../../../engagement'
import { toBookings } from './shown'

async function appointmentsByIds(ctx: Context, ids: readonly string[]): Promise<ActivityEntry[]> {
  const rows = await ctx.db
    .select()
    .from(orderBooking)
    .where(inArray(orderBooking.id, [...ids]))
  return (await toBookings(ctx, rows)).map((booking) => ({
    id: booking.id,
    kind: 'appointment',
    number: null,
    title: booking.spuName,
    picUrl: booking.picUrl,
    state: booking.state,
    stateDesc: booking.stateDesc,
    again: null,
    shopName: booking.shopName,
    personName: booking.personName,
    amount: null,
    date: booking.date,
    time: booking.time,
    due: null,
    createTime: booking.createTime,
  }))
}

export const appointmentActivity: ActivitySource = { entriesByIds: appointmentsByIds }
