import { useMemo } from 'react'
import type { Day } from '@contract/rules/day'
import { monthNumber, type SlotDay } from '@/features/booking/slot-days'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'

export type DayText = {
  /** '12月8日 週二' */
  day: (date: Day) => string
  /** '2026年12月' of 'yyyy-MM', '2026年11月至12月' of two */
  months: (from: string, to: string) => string
  /** '12月' of 'yyyy-MM' */
  monthName: (month: string) => string
  /** The label below a day's number; '' where a dot is shown instead. */
  note: (day: SlotDay, isSelected: boolean, isPresent?: boolean) => string
  /** The state of a day in words. */
  state: (day: SlotDay, isSelected: boolean) => string
}

/** Labels of the slot picker's days and months in the current language. */
export function useDayText(): DayText {
  const { t } = useText('common')
  return useMemo(() => {
    const monthName = (month: string) => t(`calendar.month.${monthNumber(month)}`)
    const monthTitle = (month: string) =>
      t('calendar.monthTitle', { year: month.slice(0, 4), month: monthName(month) })
    const note = (day: SlotDay, isSelected: boolean, isPresent = false) => {
      if (isSelected) return t('slotPicker.selected')
      if (isPresent) return t('slotPicker.presentShort')
      if (day.isEarliest && day.state !== 'busy') return t('slotPicker.earliest')
      if (day.state === 'scarce')
        return day.left === undefined ? t('slotPicker.few') : t('slotPicker.left', { n: day.left })
      return day.state === 'free' || day.state === 'past' ? '' : t(`slotPicker.reason.${day.state}`)
    }
    return {
      day: formatShortDay,
      months: (from, to) => {
        if (from === to) return monthTitle(from)
        const [year, lastYear] = [from, to].map((month) => month.slice(0, 4))
        if (year !== lastYear) return `${monthTitle(from)} – ${monthTitle(to)}`
        return t('calendar.monthsTitle', { year: year ?? '', from: monthName(from), to: monthName(to) })
      },
      monthName,
      note,
      state: (day, isSelected) =>
        note(day, isSelected) || t(day.state === 'past' ? 'slotPicker.reason.past' : 'slotPicker.free'),
    }
  }, [t])
}
