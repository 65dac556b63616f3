import { eq } from 'drizzle-orm'
import { waitingEntry } from '../../../db/schema/watches'
import type { Context } from '../../../lib/context'
import { momentText } from '../../../lib/store-time'
import type { UserData } from '../../identity'
import { endEntry } from './commands/leave'
import { LIVE_WAITING } from './states'

/**
 * The user's waiting list entries; when the account is deleted, a held place is offered to the next entry.
 */
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
