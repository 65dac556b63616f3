import { View } from '@tarojs/components'
import { useMemo } from 'react'
import type { Day, Time } from '@contract/rules/day'
import { Heading } from '@/components/heading'
import { NextStrip } from '@/components/next-strip'
import { QueryGate } from '@/components/query-gate'
import { Tappable } from '@/components/tappable'
import { VisuallyHidden } from '@/components/visually-hidden'
import type { WatchPlace } from '@/features/booking/hooks/use-slot-watch'
import { isBookableTime, monthSpan, type SlotDay, type SlotTime } from '@/features/booking/slot-days'
import { formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { type ReadState, readyData } from '@/utils/read-state'
import styles from './index.module.scss'
import { DaysLoading, MonthGrid } from './month-grid'
import { TimeGrid, TimesLoading } from './time-grid'
import { useDayText } from './use-day-text'
import { WatchEntry } from './watch-entry'

export type { SlotDay, SlotTime }
/** A free slot near the one that was just taken, with its day. */
export type NearSlot = SlotTime & { date: Day }

/** The current slot of an appointment being rescheduled; listed only among the slots of its own clinic. */
export type PresentMoment = { date: Day; time: Time | null; isOtherStore: boolean }

export type SlotPickerProps = {
  /** The known days, of one month or several; earlier dates count as past, later ones as not open yet. */
  days: ReadState<readonly SlotDay[]>
  /** The times of the selected day. */
  times: ReadState<readonly SlotTime[]>
  selectedDate?: Day
  selectedSlotId?: string
  onPickDate: (date: Day) => void
  onPickSlot: (slot: SlotTime, date: Day) => void
  /** The displayed month, 'yyyy-MM'; see useSlotMonth. */
  month: string
  onMonthChange: (month: string) => void
  /** First and last month ('yyyy-MM') that can be shown, by default those of `days`. */
  monthRange?: { first: string; last: string }
  /** Shown above the calendar: why it opens on this month. */
  monthNotice?: string
  /** The chosen slot has been taken: the nearest free slots to choose from instead. */
  takenNotice?: { nearest: readonly NearSlot[] }
  /** The appointment being rescheduled: stated above the calendar and marked in it. */
  present?: PresentMoment
  /** Set when full days of this calendar can be watched. */
  watch?: WatchPlace | undefined
}

const noDays: readonly SlotDay[] = []

type TakenNoticeProps = Pick<SlotPickerProps, 'selectedDate' | 'onPickDate' | 'onPickSlot'> & {
  nearest: readonly NearSlot[]
}

/** Notice that the chosen slot has been taken, with the nearest free slots. */
function TakenNotice({ nearest, selectedDate, onPickDate, onPickSlot }: TakenNoticeProps) {
  const { t } = useText('common')
  return (
    <View className={styles.taken} ariaRole="alert">
      <NextStrip
        kind="warn"
        icon="warning"
        note={nearest.length > 0 ? t('slotPicker.takenNearest') : t('slotPicker.takenNone')}
      >
        {t('slotPicker.taken')}
      </NextStrip>
      <View className={styles.nearest}>
        {nearest.map((slot) => (
          <Tappable
            key={slot.slotId}
            className={styles.near}
            onClick={() => {
              if (slot.date !== selectedDate) onPickDate(slot.date)
              onPickSlot(slot, slot.date)
            }}
          >
            {formatShortMoment(slot.date, slot.time)}
          </Tappable>
        ))}
      </View>
    </View>
  )
}

type DayTimesProps = Pick<
  SlotPickerProps,
  'times' | 'selectedDate' | 'selectedSlotId' | 'onPickSlot' | 'present'
>

/** The times of the chosen day. */
function DayTimes({ times, selectedDate, selectedSlotId, onPickSlot, present }: DayTimesProps) {
  const { t } = useText('common')
  const text = useDayText()
  if (!selectedDate) return <View className={styles.hint}>{t('slotPicker.pickDayFirst')}</View>
  // without the usual delay: the layout must not collapse while another day's times load
  if (times.kind === 'loading') return <TimesLoading />
  return (
    <QueryGate state={times} skeleton={null} isPart>
      {(known) =>
        known.length === 0 ? (
          <View className={styles.hint}>{t('slotPicker.noTimes')}</View>
        ) : (
          <TimeGrid
            label={text.day(selectedDate)}
            times={known}
            presentTime={
              present && !present.isOtherStore && present.date === selectedDate ? present.time : null
            }
            selectedSlotId={selectedSlotId}
            onPick={(time) => onPickSlot(time, selectedDate)}
          />
        )
      }
    </QueryGate>
  )
}

/** Notices above the calendar: a taken slot, the current appointment, why another month is shown. */
function Notices({ takenNotice, present, monthNotice, ...picker }: SlotPickerProps) {
  const { t } = useText('common')
  return (
    <>
      {takenNotice ? <TakenNotice {...picker} nearest={takenNotice.nearest} /> : null}
      {present ? (
        <View className={styles.notice}>
          <NextStrip icon="calendar-check">
            {t('slotPicker.present', {
              moment: formatShortMoment(present.date, present.time),
            })}
          </NextStrip>
        </View>
      ) : null}
      {monthNotice ? (
        <View className={styles.notice}>
          <NextStrip kind="info" icon="info">
            {monthNotice}
          </NextStrip>
        </View>
      ) : null}
    </>
  )
}

/** The days indexed by date, the first known date, and the range of months that can be shown. */
function useCalendar(days: readonly SlotDay[], month: string, monthRange: SlotPickerProps['monthRange']) {
  const byDate = useMemo(() => new Map(days.map((day) => [day.date, day])), [days])
  const firstDate = useMemo(
    () =>
      days.reduce<Day | undefined>((first, { date }) => (first && first < date ? first : date), undefined),
    [days],
  )
  const span = useMemo(
    () => monthRange ?? monthSpan(days) ?? { first: month, last: month },
    [monthRange, days, month],
  )
  return { days: byDate, firstDate, span }
}

/** Picks the day and time of an appointment: a month of days with availability, then the times of the chosen day. */
export function SlotPicker(props: SlotPickerProps) {
  const { days: daysState, selectedDate, month, monthRange } = props
  const { t } = useText('common')
  const text = useDayText()
  const days = readyData(daysState) ?? noDays
  const times = readyData(props.times)
  const calendar = useCalendar(days, month, monthRange)
  const freeCount = times?.filter(isBookableTime).length ?? 0

  return (
    <View>
      <Notices {...props} />
      <QueryGate state={daysState} skeleton={<DaysLoading />} isPart>
        {() => (
          <View className={styles.columns}>
            <MonthGrid
              month={month}
              {...calendar}
              selectedDate={selectedDate}
              presentDate={props.present?.date}
              text={text}
              onPickDate={props.onPickDate}
              onMonthChange={props.onMonthChange}
            />
            <View className={styles.day}>
              {selectedDate ? (
                <Heading level={3} className={styles.dayTitle}>
                  {text.day(selectedDate)}
                </Heading>
              ) : null}
              <DayTimes {...props} />
              {props.watch && <WatchEntry key={props.watch.shopId} place={props.watch} days={days} />}
            </View>
          </View>
        )}
      </QueryGate>
      <VisuallyHidden isLive>
        {selectedDate && times
          ? t('slotPicker.dayAnnounced', { day: text.day(selectedDate), count: freeCount })
          : ''}
      </VisuallyHidden>
    </View>
  )
}
