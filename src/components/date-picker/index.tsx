import { useMemo, useState } from 'react'
import { formatDay, parseDay, type CalendarDay } from '@contract/rules/dates'
import { Wheel, type WheelItem } from '@/components/wheel'
import { PickerSheet } from '@/components/wheel/picker-sheet'
import { useText } from '@/i18n/use-text'
import { toMonthNumber } from '@/utils/month-number'
import { dayColumns, dayRange, normaliseDay, turnDay } from '@/utils/picker-range'

export type DatePickerProps = {
  isOpen: boolean
  title: string
  /** 'yyyy-MM-dd'; clamped to the range, and a day that the month does not have becomes its last day. */
  value?: string
  /** 'yyyy-MM-dd'; by default 1 January 150 years before the current year. */
  min?: string
  /** 'yyyy-MM-dd'; by default 31 December 150 years after the current year. */
  max?: string
  /** Position of the wheels without a value: 'yyyy-MM-dd', by default today. */
  start?: string
  /** The chosen day as 'yyyy-MM-dd'. */
  onConfirm: (day: string) => void
  /** Closed without choosing: the value is unchanged. */
  onCancel: () => void
}

const today = (): string => {
  const now = new Date()
  return formatDay({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })
}

const boundsOf = (numbers: number[]) => `${numbers[0]}-${numbers[numbers.length - 1]}`

/** One item per number from first to last; `bounds` is 'first-last'. */
function itemsOf(bounds: string, toLabel: (number: number) => string): WheelItem[] {
  const [first = 0, last = 0] = bounds.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    key: String(first + index),
    label: toLabel(first + index),
    typed: String(first + index),
  }))
}

function DateWheels({ title, value, min, max, start, onConfirm, onCancel }: Omit<DatePickerProps, 'isOpen'>) {
  const { t } = useText('common')
  const range = useMemo(() => dayRange(Number(today().slice(0, 4)), min, max), [min, max])
  const [day, setDay] = useState(() => normaliseDay(value, range, start ?? today()))
  const columns = dayColumns(day, range)
  const chosen = parseDay(day) ?? { year: 1, month: 1, day: 1 }
  // a column keeps its identity while its bounds are unchanged, so that the other wheels do not jump
  const yearBounds = boundsOf(columns.years)
  const monthBounds = boundsOf(columns.months)
  const dayBounds = boundsOf(columns.days)
  const years = useMemo(
    () => itemsOf(yearBounds, (year) => t('datePicker.yearItem', { year })),
    [yearBounds, t],
  )
  const months = useMemo(
    () => itemsOf(monthBounds, (month) => t(`calendar.month.${toMonthNumber(month)}`)),
    [monthBounds, t],
  )
  const days = useMemo(
    () => itemsOf(dayBounds, (number) => t('datePicker.dayItem', { day: number })),
    [dayBounds, t],
  )
  const confirm = () => onConfirm(day)
  const turn = (part: keyof CalendarDay, numbers: number[]) => (index: number) =>
    setDay((from) => turnDay(from, { [part]: numbers[index] ?? 1 }, range))

  return (
    <PickerSheet title={title} onConfirm={confirm} onCancel={onCancel}>
      <Wheel
        label={t('datePicker.year')}
        items={years}
        index={columns.years.indexOf(chosen.year)}
        onChange={turn('year', columns.years)}
        onEnter={confirm}
      />
      <Wheel
        label={t('datePicker.month')}
        items={months}
        index={columns.months.indexOf(chosen.month)}
        onChange={turn('month', columns.months)}
        onEnter={confirm}
      />
      <Wheel
        label={t('datePicker.day')}
        items={days}
        index={columns.days.indexOf(chosen.day)}
        onChange={turn('day', columns.days)}
        onEnter={confirm}
      />
    </PickerSheet>
  )
}

/** Picks a day on three wheels: year, month and day. */
export function DatePicker({ isOpen, ...props }: DatePickerProps) {
  return isOpen ? <DateWheels {...props} /> : null
}
