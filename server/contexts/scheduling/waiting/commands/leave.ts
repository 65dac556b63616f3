import { eq } from 'drizzle-orm'
import type { WaitingState } from '../../../../../contract/constants/enums'
import { waitingEntry } from '../../../../db/schema/watches'
import type { Context } from '../../../../lib/context'
import { lockPlaces, releasePlace } from '../../slots/commands/places'
import type { WaitingRow } from '../states'
import { dropHold, lockEntryOf } from './line'

/** Ends a locked entry; a place held for it is offered to the next entry, or becomes free. */
export async function endEntry(ctx: Context, row: WaitingRow, state: WaitingState): Promise<void> {
  await ctx.db.update(waitingEntry).set({ state, endTime: ctx.now() }).where(eq(waitingEntry.id, row.id))
  if (row.state === 'offered' && row.slotId !== null) await releasePlace(ctx, row.slotId)
}

/**
 * Ends the waiting of an appointment that is being booked. If the place held for it is the one being booked,
 * it is released for the caller. The caller holds lockAppointmentsOf and takes `slotId` afterwards.
 */
export async function endWaitingOf(ctx: Context, bookingId: string, slotId: string): Promise<void> {
  const row = await lockEntryOf(ctx, bookingId)
  if (!row) return
  if (row.state === 'offered' && row.slotId !== null) await lockPlaces(ctx, [row.slotId, slotId])
  if (row.slotId !== slotId) return endEntry(ctx, row, 'taken')
  await ctx.db
    .update(waitingEntry)
    .set({ state: 'taken', endTime: ctx.now() })
    .where(eq(waitingEntry.id, row.id))
  await dropHold(ctx, slotId)
}
