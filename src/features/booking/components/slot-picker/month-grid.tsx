import { View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { addDays, monthOf, weekdayOf } from '@contract/rules/dates'
import type { Day } from '@contract/rules/day'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx, webProps } from '@/components/web-props'
import { dayOn, isBookableDay, neighbourMonth, type SlotDay, weeksShown } from '@/features/booking/slot-days'
import { firstWeekday, formatWeekday } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { focusById } from '@/utils/focus-element'
import styles from './month-grid.module.scss'
import type { DayText } from './use-day-text'

type MonthGridProps = {
  month: string
  span: { first: string; last: string }
  days: ReadonlyMap<Day, SlotDay>
  firstDate: Day | undefined
  selectedDate?: Day
  /** The day of the appointment being rescheduled; marked with a ring. */
  presentDate?: Day | undefined
  text: DayText
  onPickDate: (date: Day) => void
  onMonthChange: (month: string) => void
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const
const A_SUNDAY = '2026-11-01'
const idOf = (date: Day) => `slot-day-${date}`
const DAY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The accessible name begins with the visible label ('8 已選'), so that voice control finds it by what is shown. */
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

/** Placeholder while the days load. */
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

/**
 * The name of the month, or of both where whole weeks of the next one follow, between the buttons for the
 * previous and the next month.
 */
function MonthHead({
  month,
  span,
  title,
  onMonthChange,
}: Pick<MonthGridProps, 'month' | 'span' | 'onMonthChange'> & { title: string }) {
  const { t } = useText('common')
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
    <View className={styles.head}>
      {turner(-1)}
      <Heading level={3} className={styles.month}>
        {title}
      </Heading>
      {turner(1)}
    </View>
  )
}

/** Column headers: the weekdays, starting with the first day of the week. */
function WeekdayNames({ first }: { first: number }) {
  const { t } = useText('common')
  return (
    <View className={styles.week} ariaRole="row">
      {[...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)].map((weekday) => (
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
  )
}

interface DayCellProps {
  day: SlotDay
  text: DayText
  isSelected: boolean
  isPresent: boolean
  /** of the month before or after */
  isOther: boolean
  /** The one element of the grid in the tab order. */
  isEntry: boolean
  onClick: () => void
  onKeyDown: (key: string) => void
}

/** One day: its number and its availability. */
function DayCell({ day, text, isSelected, isPresent, isOther, isEntry, onClick, onKeyDown }: DayCellProps) {
  const isBookable = isBookableDay(day)
  const note = text.note(day, isSelected, isPresent)
  return (
    <View ariaRole="gridcell" {...webProps({ 'aria-selected': isSelected })}>
      <Tappable
        id={idOf(day.date)}
        className={cx(
          styles.day,
          !isBookable && styles.closed,
          isBookable && styles[day.state],
          isOther && styles.other,
          isPresent && styles.present,
          isSelected && styles.selected,
        )}
        label={spokenDay(text, day, isSelected, isPresent)}
        isDisabled={!isBookable}
        tabIndex={isEntry ? 0 : -1}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <View>{Number(day.date.slice(8))}</View>
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
}

/** Legend of the day marks. */
function Legend() {
  const { t } = useText('common')
  return (
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
  )
}

type DayKeysOptions = Pick<MonthGridProps, 'month' | 'span' | 'onMonthChange'> & {
  first: number
  dates: readonly Day[]
  /** the days of another month's grid */
  shownIn: (month: string) => readonly (Day | null)[]
}

/**
 * Arrow keys move between days; a day that is not shown is focused once its month is rendered, and a past one, which no
 * month shows, is not.
 */
function useDayKeys({ month, span, first, dates, shownIn, onMonthChange }: DayKeysOptions) {
  const wantsFocus = useRef<Day | null>(null)
  const intoWeek = (date: Day) => (weekdayOf(date) - first + 7) % 7
  useEffect(() => {
    if (!wantsFocus.current) return
    focusById(idOf(wantsFocus.current))
    wantsFocus.current = null
  }, [month])

  return (date: Day) => (key: string) => {
    const step = DAY_STEPS[key] ?? (key === 'Home' ? -intoWeek(date) : key === 'End' ? 6 - intoWeek(date) : 0)
    const target = addDays(date, step)
    if (step === 0) return
    if (dates.includes(target)) return focusById(idOf(target))
    if (monthOf(target) < span.first || monthOf(target) > span.last) return
    if (!shownIn(monthOf(target)).includes(target)) return
    wantsFocus.current = target
    onMonthChange(monthOf(target))
  }
}

/**
 * One month of days, at its end with the weeks after it. Arrow keys move between days and across months;
 * closed days can be focused, so that their reason is announced.
 */
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
  const first = firstWeekday()
  const weeks = weeksShown(month, first, days, firstDate)
  const dates = weeks.flat().filter((date) => date !== null)
  const shownIn = (other: string) => weeksShown(other, first, days, firstDate).flat()
  const walk = useDayKeys({ month, span, first, dates, shownIn, onMonthChange })
  const title = text.months(month, monthOf(weeks[weeks.length - 1]?.find(Boolean) ?? month))
  const entry =
    dates.find((date) => date === selectedDate) ??
    dates.find((date) => isBookableDay(days.get(date))) ??
    dates[0]

  return (
    <View>
      <MonthHead month={month} span={span} title={title} onMonthChange={onMonthChange} />
      <View ariaRole="grid" ariaLabel={title}>
        <WeekdayNames first={first} />
        {weeks.map((week) => (
          <View key={week.find(Boolean) ?? ''} className={styles.week} ariaRole="row">
            {week.map((date, place) => {
              if (!date) return <View key={place} {...webProps({ role: 'gridcell' })} />
              return (
                <DayCell
                  key={date}
                  day={dayOn(days, firstDate, date)}
                  text={text}
                  isSelected={date === selectedDate}
                  isPresent={date === presentDate}
                  isEntry={date === entry}
                  isOther={monthOf(date) !== month}
                  onClick={() => onPickDate(date)}
                  onKeyDown={walk(date)}
                />
              )
            })}
          </View>
        ))}
      </View>
      <Legend />
    </View>
  )
}
