import { Picker } from '@tarojs/components'
import { ChoiceRow } from '@/components/choice-row'
import type { DayFieldProps, DayWheelsProps } from './types'

const nothing = () => {}

/**
 * The row of the day inside WeChat's native date picker, which opens by itself; our own picker is kept out of
 * the main package.
 */
export function DayField({
  label,
  words,
  placeholder,
  isDisabled,
  hint,
  day,
  min,
  max,
  onPick,
}: DayFieldProps) {
  return (
    <Picker
      mode="date"
      value={day || min}
      start={min}
      end={max}
      disabled={isDisabled}
      onChange={({ detail }) => onPick(String(detail.value))}
    >
      <ChoiceRow
        label={label}
        value={words}
        placeholder={placeholder}
        disabled={isDisabled}
        {...(hint ? { hint } : {})}
        onClick={nothing}
      />
    </Picker>
  )
}

/** Renders nothing: WeChat draws the date picker. */
export function DayWheels(_props: DayWheelsProps): null {
  return null
}
