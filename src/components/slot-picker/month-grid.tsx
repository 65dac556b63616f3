import { useEffect, useRef } from 'react'
import { View } from '@tarojs/components'
import { focusById } from '@/utils/focus-element'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx, webProps } from '@/components/web-props'
import { formatWeekday } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { addDays, monthGrid, monthOf, weekdayOf } from '@/utils/calendar'
import { dayOn, isBookableDay, neighbourMonth, type SlotDay } from '@/utils/slot-days'
import type { DayText } from './use-day-text'
import styles from './month-grid.module.scss'

type MonthGridProps = {
  month: string
  span: { first: string; last: string }
  days: ReadonlyMap<string, SlotDay>
  firstDate: string
  selectedDate?: string
  /** The day of the appointment that is being moved: ringed. */
  presentDate?: string | undefined
  text: DayText
  onPickDate: (date: string) => void
  onMonthChange: (month: string) => void
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
const A_SUNDAY = '2026-11-01'
const idOf = (date: string) => `slot-day-${date}`
const DAY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The name of a day begins with what is seen on it ('8 已選'), so that speech control finds it by those words. */
function spokenDay(text: DayText, day: SlotDay, isSelected: boolean, isPresent: boolean) {
  const note = text.note(day, isSelected, isPresent)
  const state = text.state(day, isSelected)
  return [
    Number(day.date.slice(8)),
    note,
    text.day(day.date),
    note === state || (note && !isPresent) ? '' : state,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is in the place of the calendar while it is on its way. */
export const DaysLoading = () => (
  <>
    {[0, 1, 2, 3, 4].map((row) => (
      <View key={row} className={styles.week}>
        {WEEKDAYS.map((weekday) => (
          <View key={weekday} className={styles.placeholder} />
        ))}
      </View>
    ))}
  </>
)

/** One month of days. Arrow keys walk from day to day, over the edge into the next month; closed days can be visited, their reason is read. */
export function MonthGrid({
  month,
  span,
  days,
  firstDate,
  selectedDate,
  presentDate,
  text,
  onPickDate,
  onMonthChange,
}: MonthGridProps) {
  const { t } = useText('common')
  const wantsFocus = useRef<string | null>(null)
  // weeks that are over would push the times out of sight
  const all = monthGrid(month)
  const open = all.filter((week) => week.some((date) => date !== null && date >= firstDate))
  const weeks = open.length > 0 ? open : all
  const dates = weeks.flat().filter((date) => date !== null)
  const entry =
    dates.find((date) => date === selectedDate) ??
    dates.find((date) => isBookableDay(days.get(date))) ??
    dates[0]

  useEffect(() => {
    if (!wantsFocus.current) return
    focusById(idOf(wantsFocus.current))
    wantsFocus.current = null
  }, [month])

  const walk = (date: string) => (key: string) => {
    const step =
      DAY_STEPS[key] ?? (key === 'Home' ? -weekdayOf(date) : key === 'End' ? 6 - weekdayOf(date) : 0)
    const target = addDays(date, step)
    if (step === 0) return
    if (monthOf(target) === month) return focusById(idOf(target))
    if (monthOf(target) < span.first || monthOf(target) > span.last) return
    wantsFocus.current = target
    onMonthChange(monthOf(target))
  }

  const turner = (step: 1 | -1) => {
    const target = neighbourMonth(month, step, span)
    return (
      <Tappable
        className={cx(styles.turn, !target && styles.turnOff)}
        label={t(step < 0 ? 'slotPicker.previousMonth' : 'slotPicker.nextMonth')}
        isDisabled={!target}
        onClick={() => {
          if (target) onMonthChange(target)
        }}
      >
        <Icon name={step < 0 ? 'caret-left' : 'caret-right'} />
      </Tappable>
    )
  }

  return (
    <View>
      <View className={styles.head}>
        {turner(-1)}
        <Heading level={3} className={styles.month}>
          {text.month(month)}
        </Heading>
        {turner(1)}
      </View>
      <View ariaRole="grid" ariaLabel={text.month(month)}>
        <View className={styles.week} ariaRole="row">
          {WEEKDAYS.map((weekday) => (
            <View
              key={weekday}
              className={styles.weekday}
              ariaRole="columnheader"
              ariaLabel={formatWeekday(addDays(A_SUNDAY, weekday), 'long')}
            >
              {t(`calendar.weekdayLetter.${weekday}`)}
            </View>
          ))}
        </View>
        {weeks.map((week) => (
          <View key={week.find(Boolean) ?? ''} className={styles.week} ariaRole="row">
            {week.map((date, weekday) => {
              if (!date) return <View key={weekday} {...webProps({ role: 'gridcell' })} />
              const day = dayOn(days, firstDate, date)
              const isSelected = date === selectedDate
              const isBookable = isBookableDay(day)
              const isPresent = date === presentDate
              const note = text.note(day, isSelected, isPresent)
              return (
                <View key={date} ariaRole="gridcell" {...webProps({ 'aria-selected': isSelected })}>
                  <Tappable
                    id={idOf(date)}
                    className={cx(
                      styles.day,
                      !isBookable && styles.closed,
                      isBookable && styles[day.state],
                      isPresent && styles.present,
                      isSelected && styles.selected,
                    )}
                    label={spokenDay(text, day, isSelected, isPresent)}
                    isDisabled={!isBookable}
                    tabIndex={date === entry ? 0 : -1}
                    onClick={() => onPickDate(date)}
                    onKeyDown={walk(date)}
                  >
                    <View>{Number(date.slice(8))}</View>
                    {note || day.state !== 'free' ? (
                      <View className={styles.note}>{note}</View>
                    ) : (
                      <View className={styles.note}>
                        <View className={styles.dot} />
                      </View>
                    )}
                  </Tappable>
                </View>
              )
            })}
          </View>
        ))}
      </View>
      <View className={styles.legend}>
        <View className={styles.legendItem}>
          <View className={cx(styles.swatch, styles.swatchFree)} />
          {t('slotPicker.free')}
        </View>
        <View className={styles.legendItem}>
          <View className={cx(styles.swatch, styles.swatchScarce)} />
          {t('slotPicker.few')}
        </View>
        <View className={styles.legendItem}>
          <View className={cx(styles.swatch, styles.swatchClosed)} />
          {t('slotPicker.closedLegend')}
        </View>
      </View>
    </View>
  )
}
