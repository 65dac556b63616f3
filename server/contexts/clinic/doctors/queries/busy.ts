import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import type { DataOf, QueryOf } from '../../../../../contract/define-endpoint'
import type { doctorBusy } from '../../../../../contract/doctors'
import { addDays } from '../../../../../contract/rules/dates'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { momentText } from '../../../../lib/store-time'
import { busySpansOf, ownPerson } from '../../../scheduling'
import { busyTimesOf } from '../calendar'
import { loadCalendars } from './calendars'

/**
 * The free times of a doctor at which a visit would overlap other times of the person, and the days without
 * another free time.
 * @throws AppError notFound for an unknown doctor, and for a person of another account
 */
export async function listBusyTimes(
  ctx: Context,
  userId: string,
  { doctorId, personId }: QueryOf<typeof doctorBusy>,
): Promise<DataOf<typeof doctorBusy>> {
  await ownPerson(ctx, userId, personId)
  const calendar = (await loadCalendars(ctx, [doctorId])).get(doctorId)
  if (!calendar) throw new AppError(codes.notFound, 'notFound')
  const { day } = calendar.now
  const spans = await busySpansOf(ctx, { personId }, [day, addDays(day, limits.bookingDaysAhead)])
  const clock = (ms: number): string => momentText(new Date(ms), calendar.zone).slice(0, 16)
  return busyTimesOf(
    calendar,
    spans.map(({ from, to }) => ({ from: clock(from), to: clock(to) })),
  )
}
