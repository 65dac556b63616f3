import { useState } from 'react'
import type { Day } from '@contract/rules/day'
import { firstOpenMonth, monthNumber, type SlotDay } from '@/features/booking/slot-days'
import { useText } from '@/i18n/use-text'
import { useDayText } from './use-day-text'

/**
 * The month shown by a slot picker. It opens on the month of the chosen day, else on the first month with
 * free days; when that is not the current month, `monthNotice` is set until another month is chosen.
 * @param currentMonth 'yyyy-MM' of today in the store's zone
 */
export function useSlotMonth(
  days: readonly SlotDay[],
  currentMonth: string,
  selectedDate?: Day,
): { month: string; onMonthChange: (month: string) => void; monthNotice?: string } {
  const { t } = useText('common')
  const { monthName } = useDayText()
  const [picked, setPicked] = useState<string | null>(null)
  const firstOpen = firstOpenMonth(days)
  const month = picked ?? selectedDate?.slice(0, 7) ?? firstOpen ?? currentMonth
  const hasJumped = picked === null && !selectedDate && firstOpen !== null && firstOpen > currentMonth
  return {
    month,
    onMonthChange: setPicked,
    ...(hasJumped
      ? {
          monthNotice: t('slotPicker.jumped', {
            from: monthName(currentMonth),
            to: monthName(firstOpen),
            fromNumber: monthNumber(currentMonth),
            toNumber: monthNumber(firstOpen),
          }),
        }
      : null),
  }
}
