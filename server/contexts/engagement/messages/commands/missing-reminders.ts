import { and, between, eq, like, notExists, sql } from 'drizzle-orm'
import { limits } from '../../../../../contract/constants/limits'
import { addDays } from '../../../../../contract/rules/dates'
import { doctorBooking } from '../../../../db/schema/clinic'
import { orderBooking } from '../../../../db/schema/orders'
import { userMessage } from '../../../../db/schema/watches'
import type { Context } from '../../../../lib/context'
import { dayText } from '../../../../lib/store-time'
import { remind } from './remind'

const sources = [
  { of: 'booking', table: orderBooking, state: 'booked' },
  { of: 'request', table: doctorBooking, state: 'confirmed' },
] as const

/**
 * Writes missing reminders of upcoming appointments: of those made before reminders existed, or imported. The
 * range of days around the horizon covers every time zone; `remind` skips times in the past.
 */
export async function addMissingReminders(ctx: Context): Promise<void> {
  const zone = ctx.config.storeTimeZone
  const first = addDays(dayText(ctx.now(), zone), -1)
  const last = addDays(dayText(new Date(ctx.now().getTime() + limits.reminderDayMs), zone), 2)
  for (const { of, table, state } of sources) {
    const one = table as typeof orderBooking
    const reminders = ctx.db
      .select({ one: sql`1` })
      .from(userMessage)
      .where(
        and(
          eq(userMessage.userId, one.userId),
          eq(userMessage.subjectId, one.id),
          like(userMessage.kind, 'reminder%'),
        ),
      )
    const rows = await ctx.db
      .select({ id: one.id, userId: one.userId, shopId: one.shopId, date: one.date, time: one.time })
      .from(one)
      .where(and(eq(one.state, state as 'booked'), between(one.date, first, last), notExists(reminders)))
    for (const { shopId, date, time, ...row } of rows)
      if (shopId !== null && date !== null && time !== null)
        await remind(ctx, { ...row, of, shopId, date, time })
  }
}
