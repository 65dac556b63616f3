import type { Day } from '../../../../contract/rules/dates'
import type { Context } from '../../../lib/context'
import { defineNeed } from '../../../lib/wiring'

export interface FoundDay {
  date: Day
  shopId: string
}

/** The first available day of a doctor within an inclusive range, from the clinics' calendars. */
export const firstFreeDayOfDoctor = defineNeed<
  (ctx: Context, of: { doctorId: string; fromDay: Day; toDay: Day }) => Promise<FoundDay | null>
>('first free day of a doctor')
