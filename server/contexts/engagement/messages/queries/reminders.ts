import { eq, inArray } from 'drizzle-orm'
import type { MessageKind } from '../../../../../contract/constants/enums'
import { limits } from '../../../../../contract/constants/limits'
import type { Day, Time } from '../../../../../contract/rules/day'
import { doctorBooking } from '../../../../db/schema/clinic'
import { orderBooking } from '../../../../db/schema/orders'
import { queueTicket } from '../../../../db/schema/queue'
import { shop } from '../../../../db/schema/shops'
import type { userMessage } from '../../../../db/schema/watches'
import type { Context } from '../../../../lib/context'
import { instantOf } from '../../../../lib/store-time'

type MessageRow = typeof userMessage.$inferSelect

export const before = { reminderDay: limits.reminderDayMs, reminderHours: limits.reminderHoursMs }

type ReminderKind = keyof typeof before

const isReminder = (kind: string): kind is ReminderKind => Object.hasOwn(before, kind)

/**
 * Current place and time of each appointment with its time zone; appointments that are not booked or
 * confirmed are omitted.
 */
async function appointmentsNow(ctx: Context, ids: string[]) {
  const found = new Map<
    string,
    { shopId: string | null; date: Day | null; time: Time | null; zone: string }
  >()
  const fallback = ctx.config.storeTimeZone
  for (const table of [orderBooking, doctorBooking] as const) {
    const rows = await ctx.db
      .select({
        id: table.id,
        state: table.state,
        shopId: table.shopId,
        date: table.date,
        time: table.time,
        zone: shop.zone,
      })
      .from(table as typeof orderBooking)
      .leftJoin(shop, eq(shop.id, table.shopId))
      .where(inArray(table.id, ids))
    for (const row of rows)
      if (row.state === 'booked' || row.state === 'confirmed')
        found.set(row.id, { ...row, zone: row.zone ?? fallback })
  }
  return found
}

/**
 * Messages that are outdated: a reminder of an appointment that was cancelled, moved or has begun, or that a
 * later reminder supersedes, and a position in the queue whose turn has come.
 */
export async function untrueOf(ctx: Context, rows: readonly MessageRow[]): Promise<MessageRow[]> {
  const subjects = (isOne: (kind: string) => boolean) =>
    rows.flatMap(({ kind, subjectId }) => (isOne(kind) && subjectId !== null ? [subjectId] : []))
  const bookingIds = subjects(isReminder)
  const ticketIds = subjects((kind) => kind === 'queueNear')
  const appointments = bookingIds.length > 0 ? await appointmentsNow(ctx, bookingIds) : null
  const tickets =
    ticketIds.length > 0
      ? await ctx.db
          .select({ id: queueTicket.id, state: queueTicket.state })
          .from(queueTicket)
          .where(inArray(queueTicket.id, ticketIds))
      : []
  return rows.filter((row) => {
    if (row.kind === 'queueNear')
      return !tickets.some(({ id, state }) => id === row.subjectId && state === 'checkedIn')
    if (!isReminder(row.kind)) return false
    const at = appointments?.get(row.subjectId ?? '')
    if (!at?.date || !at.time) return true
    const { shopId, day, time } = row.params
    if (at.shopId !== shopId || at.date !== day || at.time !== time) return true
    const left = instantOf(at.date, at.time, at.zone).getTime() - ctx.now().getTime()
    return left <= (row.kind === 'reminderDay' ? limits.reminderHoursMs : 0)
  })
}

/** True for kinds that the app shows only when due: outdated ones are dropped without being shown. */
export const isUntold = (row: Pick<MessageRow, 'kind'>): boolean => isReminder(row.kind as MessageKind)
