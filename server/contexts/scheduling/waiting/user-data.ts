import { eq } from 'drizzle-orm'
import { waitingEntry } from '../../../db/schema/watches'
import type { Context } from '../../../lib/context'
import { momentText } from '../../../lib/store-time'
import type { UserData } from '../../identity'
import { endEntry } from './commands/leave'
import { LIVE_WAITING } from './states'

/** Where a person waits; a place that is held for them goes to the next in line when the account is deleted. */
export const waitingData: UserData = {
  async read(ctx, userId) {
    const rows = await ctx.db
      .select()
      .from(waitingEntry)
      .where(eq(waitingEntry.userId, userId))
      .orderBy(waitingEntry.createTime, waitingEntry.id)
    return rows.map((row) => ({
      state: row.state,
      date: row.date,
      time: row.time,
      createTime: momentText(row.createTime, ctx.config.storeTimeZone),
    }))
  },
  async erase(ctx: Context, userId) {
    const rows = await ctx.db
      .select()
      .from(waitingEntry)
      .where(eq(waitingEntry.userId, userId))
      .orderBy(waitingEntry.slotId, waitingEntry.id)
      .for('update')
    for (const row of rows) if (LIVE_WAITING.includes(row.state)) await endEntry(ctx, row, 'left')
    await ctx.db.delete(waitingEntry).where(eq(waitingEntry.userId, userId))
  },
}
