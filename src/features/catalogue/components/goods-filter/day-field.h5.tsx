import { ChoiceRow } from '@/components/choice-row'
import { DatePicker } from '@/components/date-picker'
import type { DayFieldProps, DayWheelsProps } from './types'

/** The row of the day; it opens the date picker. */
export function DayField({ onOpen, label, words, placeholder, isDisabled, hint }: DayFieldProps) {
  return (
    <ChoiceRow
      label={label}
      value={words}
      placeholder={placeholder}
      disabled={isDisabled}
      {...(hint ? { hint } : {})}
      onClick={onOpen}
    />
  )
}

/** The date picker above the filter sheet. */
export function DayWheels({ isOpen, title, day, min, max, onPick, onClose }: DayWheelsProps) {
  return (
    <DatePicker
      isOpen={isOpen}
      title={title}
      min={min}
      max={max}
      {...(day ? { value: day } : {})}
      onConfirm={onPick}
      onCancel={onClose}
    />
  )
}
