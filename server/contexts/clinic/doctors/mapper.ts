import type * as contract from '../../../../contract/doctors'
import type { DoctorReview } from '../../../../contract/doctors'
import type { doctorReview } from '../../../db/schema/clinic'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { messageText } from '../../../lib/messages'
import { dutyToday, firstFreeOf, type DoctorCalendar } from './calendar'

export const toDoctorReview = (ctx: Context, row: typeof doctorReview.$inferSelect): DoctorReview => ({
  id: row.id,
  score: row.score,
  content: localized(row.content, ctx.lang),
  authorText: localized(row.authorText, ctx.lang),
  createTime: row.date,
})

/** A doctor's availability, computed in one place, so that lists, detail and checkStatus agree. */
export function statusOf(
  ctx: Context,
  calendar: DoctorCalendar | undefined,
): Pick<
  contract.DoctorCard,
  'isAvailable' | 'statusDesc' | 'isOnDutyToday' | 'firstFreeDay' | 'firstFreeTime'
> {
  const free = calendar ? firstFreeOf(calendar) : null
  return {
    isAvailable: free ? '1' : '0',
    statusDesc: free ? '' : messageText('doctorUnavailable', ctx.lang),
    isOnDutyToday: calendar && dutyToday(calendar) ? '1' : '0',
    firstFreeDay: free?.date ?? null,
    firstFreeTime: free?.time ?? null,
  }
}
