import { eq } from 'drizzle-orm'
import type { Day, Time } from '../../../../../contract/rules/day'
import { shop } from '../../../../db/schema/shops'
import type { Context } from '../../../../lib/context'
import { instantOf } from '../../../../lib/store-time'
import { before } from '../queries/reminders'
import { tell } from './tell'

interface Reminded {
  userId: string
  /** Id of the appointment, or of the confirmed request. */
  id: string
  of: 'booking' | 'request'
  shopId: string
  date: Day
  time: Time
}

const links = {
  booking: '/pages-common/reservation/reservation?tab=booked&code=',
  request: '/pages-clinic/doctor-booking/doctor-booking?id=',
}

/**
 * Writes reminders of an appointment a day and two hours before it begins on the clinic's clock; past times
 * are skipped. A reminder is never withdrawn: `untrueOf` checks it when it is due.
 */
export async function remind(ctx: Context, at: Reminded): Promise<void> {
  const [store] = await ctx.db.select({ zone: shop.zone }).from(shop).where(eq(shop.id, at.shopId))
  const begins = instantOf(at.date, at.time, store?.zone ?? ctx.config.storeTimeZone).getTime()
  for (const kind of ['reminderDay', 'reminderHours'] as const) {
    const dueTime = new Date(begins - before[kind])
    if (dueTime <= ctx.now()) continue
    await tell(ctx, {
      userId: at.userId,
      kind,
      onceKey: `${kind} ${at.id} ${at.shopId} ${at.date} ${at.time}`,
      params: { shopId: at.shopId, day: at.date, time: at.time },
      link: links[at.of] + at.id,
      subjectId: at.id,
      dueTime,
    })
  }
}
