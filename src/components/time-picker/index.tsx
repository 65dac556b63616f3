import { useMemo, useState } from 'react'
import { PickerSheet } from '@/components/wheel/picker-sheet'
import { Wheel, type WheelItem } from '@/components/wheel'
import { useText } from '@/i18n/use-text'
import { clampTime, FIRST_TIME, formatTime, parseTime, timeColumns, timeRange } from '@/utils/picker-range'

export type TimePickerProps = {
  isOpen: boolean
  title: string
  /** 'HH:mm'; a time that is not offered becomes the nearest one that is. */
  value?: string
  /** 'HH:mm', by default 00:00. */
  min?: string
  /** 'HH:mm', by default 23:59. */
  max?: string
  /** Minutes between two offered times of an hour, 1 to 60. */
  stepMinutes?: number
  /** The chosen time as 'HH:mm'. */
  onConfirm: (time: string) => void
  /** Closed without choosing: the value stays what it was. */
  onCancel: () => void
}

const itemsOf = (numbers: string): WheelItem[] =>
  numbers.split(',').map((number) => ({ key: number, label: number.padStart(2, '0'), typed: number }))

function TimeWheels({
  title,
  value,
  min,
  max,
  stepMinutes,
  onConfirm,
  onCancel,
}: Omit<TimePickerProps, 'isOpen'>) {
  const { t } = useText('common')
  const range = useMemo(() => timeRange(min, max, stepMinutes), [min, max, stepMinutes])
  const [time, setTime] = useState(() => clampTime(parseTime(value ?? FIRST_TIME) ?? 0, range))
  const columns = timeColumns(time, range)
  const hourList = columns.hours.join()
  const minuteList = columns.minutes.join()
  const hours = useMemo(() => itemsOf(hourList), [hourList])
  const minutes = useMemo(() => itemsOf(minuteList), [minuteList])
  const hour = Math.floor(time / 60)
  const minute = time % 60
  const confirm = () => onConfirm(formatTime(time))

  return (
    <PickerSheet title={title} onConfirm={confirm} onCancel={onCancel}>
      <Wheel
        label={t('timePicker.hour')}
        items={hours}
        index={columns.hours.indexOf(hour)}
        onChange={(index) => setTime(clampTime((columns.hours[index] ?? 0) * 60 + minute, range))}
        onEnter={confirm}
      />
      <Wheel
        label={t('timePicker.minute')}
        items={minutes}
        index={columns.minutes.indexOf(minute)}
        onChange={(index) => setTime(hour * 60 + (columns.minutes[index] ?? 0))}
        onEnter={confirm}
      />
    </PickerSheet>
  )
}

/** Hour and minute on two wheels. */
export function TimePicker({ isOpen, ...props }: TimePickerProps) {
  return isOpen ? <TimeWheels {...props} /> : null
}
