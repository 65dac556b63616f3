import { and, eq, inArray } from 'drizzle-orm'
import { doctorBooking } from '../../../../db/schema/clinic'
import { orderBooking } from '../../../../db/schema/orders'
import { queueTicket } from '../../../../db/schema/queue'
import { physicalReport } from '../../../../db/schema/reports'
import type { Context } from '../../../../lib/context'

/** Whoever each subject of a message is about: an appointment, a request, a number in a queue, a report. */
export async function peopleOf(
  ctx: Context,
  userId: string,
  subjects: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = subjects.filter((id) => id !== null)
  const names = new Map<string, string>()
  if (ids.length === 0) return names
  for (const table of [orderBooking, doctorBooking, queueTicket, physicalReport] as const) {
    const { id, userId: owner, personName } = table as typeof physicalReport
    const rows = await ctx.db
      .select({ id, personName })
      .from(table as typeof physicalReport)
      .where(and(eq(owner, userId), inArray(id, ids)))
    for (const row of rows) if (row.personName) names.set(row.id, row.personName)
  }
  return names
}
