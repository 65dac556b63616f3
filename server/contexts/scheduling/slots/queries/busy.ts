import type { DataOf, QueryOf } from '../../../../../contract/define-endpoint'
import type { Day } from '../../../../../contract/rules/day'
import type { slotBusy } from '../../../../../contract/slots'
import type { Context } from '../../../../lib/context'
import { momentText } from '../../../../lib/store-time'
import { busySpansOf, minutesTaken } from '../../bookings/queries/busy-times'
import { isFree, lastDay, type SlotRow } from '../availability'
import { slotKindOf } from '../places'
import { loadCalendar } from './calendar'
import { isOffered } from './offered'
import { bookableSpu, missing } from './slots'
import { visitorOf } from './visitor'

const MINUTE_MS = 60_000

/** Days with free slots, all of which are among the busy ones. */
function daysWithout(free: readonly SlotRow[], busyIds: ReadonlySet<string>): Day[] {
  const open = new Set(free.filter(({ id }) => !busyIds.has(id)).map(({ date }) => date))
  return [...new Set(free.map(({ date }) => date))].filter((date) => !open.has(date))
}

/**
 * The free slots of a clinic at which a visit would overlap other times of the person, and the days without
 * another free slot. Empty without a person.
 * @throws AppError notFound for an unknown product or clinic, and for an appointment or person of another
 * account
 */
export async function listBusySlots(
  ctx: Context,
  query: QueryOf<typeof slotBusy>,
): Promise<DataOf<typeof slotBusy>> {
  const wanted = await bookableSpu(ctx, query.spuId)
  const { visitor, notBefore } = await visitorOf(ctx, query, minutesTaken(wanted.minutes))
  const calendar = await loadCalendar(ctx, { ...query, slotKind: slotKindOf(wanted), notBefore })
  if (!calendar || !(await isOffered(ctx, wanted.id, query.shopId))) throw missing()
  if (!visitor) return { slotIds: [], days: [] }
  const busy = await busySpansOf(ctx, visitor, [calendar.now.day, lastDay(calendar.now)])
  const clock = (ms: number): string => momentText(new Date(ms), calendar.zone).slice(0, 16)
  const closed = busy.map(({ from, to, visit }) => ({
    after: clock(from - visitor.minutes * MINUTE_MS),
    before: clock(to),
    // appointments of one order in one slot are one visit
    sharedSlotId: visitor.orderId && visit?.orderId === visitor.orderId ? visit.slotId : null,
  }))
  const isBusy = ({ id, date, time }: SlotRow): boolean => {
    const moment = `${date} ${time}`
    return closed.some(
      ({ after, before, sharedSlotId }) => after < moment && moment < before && sharedSlotId !== id,
    )
  }
  const free = calendar.slots.filter((row) => isFree(row, calendar))
  const slotIds = free.filter(isBusy).map(({ id }) => id)
  return { slotIds, days: daysWithout(free, new Set(slotIds)) }
}
