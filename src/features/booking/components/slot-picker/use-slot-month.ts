import { useState } from 'react'
import { monthOf } from '@contract/rules/dates'
import type { Day } from '@contract/rules/day'
import { firstOpenDay, monthNumber, type SlotDay, weeksShown } from '@/features/booking/slot-days'
import { firstWeekday } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useDayText } from './use-day-text'

/** The month turned to, and the day that was chosen then. */
interface Turned {
  month: string
  forDate: Day | undefined
}

/** The present month also for a day in the weeks that follow its last days; otherwise the day's own. */
function monthToOpen(
  day: Day | undefined,
  currentMonth: string,
  weeksOf: (month: string) => (Day | null)[][],
): string {
  if (!day || monthOf(day) === currentMonth) return currentMonth
  const weeks = weeksOf(currentMonth)
  const lastStart = weeks[weeks.length - 1]?.find(Boolean)
  const isFollowed = !!lastStart && monthOf(lastStart) > currentMonth
  return isFollowed && weeks.flat().includes(day) ? currentMonth : monthOf(day)
}

/**
 * The month shown by a slot picker: that of the chosen day, else of the first free one; the present month while
 * the day is among the weeks that follow it. When a later free day decides, `monthNotice` is set until another
 * month is chosen. A month stays while the chosen day is among its weeks, and one turned to until another day is
 * chosen.
 * @param currentMonth 'yyyy-MM' of today in the store's zone
 */
export function useSlotMonth(
  days: readonly SlotDay[],
  currentMonth: string,
  selectedDate?: Day,
): { month: string; onMonthChange: (month: string) => void; monthNotice?: string } {
  const { t } = useText('common')
  const { monthName } = useDayText()
  const [turned, setTurned] = useState<Turned | null>(null)
  const [before, setBefore] = useState<string | null>(null)
  const known = new Map(days.map((day) => [day.date, day]))
  const weeksOf = (month: string) => weeksShown(month, firstWeekday(), known, days[0]?.date)
  const hasChosen = (month: string) => !!selectedDate && weeksOf(month).flat().includes(selectedDate)
  const isTurned = turned !== null && (turned.forDate === selectedDate || hasChosen(turned.month))
  const opened = monthToOpen(selectedDate ?? firstOpenDay(days), currentMonth, weeksOf)
  const month = isTurned ? turned.month : before !== null && hasChosen(before) ? before : opened
  if (turned && !isTurned) setTurned(null)
  if (days.length > 0 && before !== month) setBefore(month)
  return {
    month,
    onMonthChange: (other) => setTurned({ month: other, forDate: selectedDate }),
    ...(!isTurned && !selectedDate && opened > currentMonth
      ? {
          monthNotice: t('slotPicker.jumped', {
            from: monthName(currentMonth),
            to: monthName(opened),
            fromNumber: monthNumber(currentMonth),
            toNumber: monthNumber(opened),
          }),
        }
      : null),
  }
}
