import { useMemo } from 'react'
import { View } from '@tarojs/components'
import { Heading } from '@/components/heading'
import { NextStrip } from '@/components/next-strip'
import { type GateQuery, QueryGate } from '@/components/query-gate'
import { Tappable } from '@/components/tappable'
import { VisuallyHidden } from '@/components/visually-hidden'
import { useText } from '@/i18n/use-text'
import { isBookableTime, monthSpan, type SlotDay, type SlotTime } from '@/utils/slot-days'
import { DaysLoading, MonthGrid } from './month-grid'
import { TimeGrid, TimesLoading } from './time-grid'
import { useDayText } from './use-day-text'
import styles from './index.module.scss'

export type { SlotDay, SlotTime }
/** A free time near the one that was just taken, with its day. */
export type NearSlot = SlotTime & { date: string }

/** The moment an appointment has now, while another one is chosen for it; its time stands among the times of its own store only. */
export type PresentMoment = { date: string; time: string | null; isOtherStore: boolean }

export type SlotPickerProps = {
  /** The known days, of one month or of several; a date before them counts as past, after them as not open yet. */
  days: GateQuery<readonly SlotDay[]>
  /** The times of the selected day. */
  times: GateQuery<readonly SlotTime[]>
  /** 'yyyy-MM-dd' */
  selectedDate?: string
  selectedSlotId?: string
  onPickDate: (date: string) => void
  onPickSlot: (slot: SlotTime, date: string) => void
  /** 'yyyy-MM' that is shown; see useSlotMonth. */
  month: string
  onMonthChange: (month: string) => void
  /** First and last month ('yyyy-MM') one may turn to, by default those of `days`. */
  monthRange?: { first: string; last: string }
  /** A sentence over the calendar: why it opens on this month. */
  monthNotice?: string
  /** The chosen time was taken by somebody else: the nearest free ones to choose from. */
  takenNotice?: { nearest: readonly NearSlot[] }
  /** Said over the calendar and marked in it. */
  present?: PresentMoment
}

const noDays: readonly SlotDay[] = []

/** Day and time of an appointment: a month with what is free, then the times of the chosen day. */
export function SlotPicker({
  days: daysQuery,
  times: timesQuery,
  selectedDate,
  selectedSlotId,
  onPickDate,
  onPickSlot,
  month,
  onMonthChange,
  monthRange,
  monthNotice,
  takenNotice,
  present,
}: SlotPickerProps) {
  const { t } = useText('common')
  const text = useDayText()
  const days = daysQuery.data ?? noDays
  const times = timesQuery.data
  const daysByDate = useMemo(() => new Map(days.map((day) => [day.date, day])), [days])
  const firstDate = useMemo(
    () => days.reduce((first, { date }) => (date < first ? date : first), days[0]?.date ?? ''),
    [days],
  )
  const span = useMemo(
    () => monthRange ?? monthSpan(days) ?? { first: month, last: month },
    [monthRange, days, month],
  )
  const freeCount = times?.filter(isBookableTime).length ?? 0

  const timesPart = () => {
    if (!selectedDate) return <View className={styles.hint}>{t('slotPicker.pickDayFirst')}</View>
    // at once, not after a while: the place of the times must not fall in between two days
    if (!times && (!timesQuery.error || timesQuery.isFetching)) return <TimesLoading />
    return (
      <QueryGate query={timesQuery} skeleton={null} isPart>
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

  return (
    <View>
      {takenNotice ? (
        <View className={styles.taken} ariaRole="alert">
          <NextStrip
            kind="warn"
            icon="warning"
            note={takenNotice.nearest.length > 0 ? t('slotPicker.takenNearest') : t('slotPicker.takenNone')}
          >
            {t('slotPicker.taken')}
          </NextStrip>
          <View className={styles.nearest}>
            {takenNotice.nearest.map((slot) => (
              <Tappable
                key={slot.slotId}
                className={styles.near}
                onClick={() => {
                  if (slot.date !== selectedDate) onPickDate(slot.date)
                  onPickSlot(slot, slot.date)
                }}
              >
                {`${text.day(slot.date)} ${slot.time}`}
              </Tappable>
            ))}
          </View>
        </View>
      ) : null}
      {present ? (
        <View className={styles.notice}>
          <NextStrip icon="calendar-check">
            {t('slotPicker.present', {
              moment: [text.day(present.date), present.time ?? ''].join(' ').trim(),
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
      <QueryGate query={daysQuery} skeleton={<DaysLoading />}>
        {() => (
          <>
            <MonthGrid
              month={month}
              span={span}
              days={daysByDate}
              firstDate={firstDate}
              selectedDate={selectedDate}
              presentDate={present?.date}
              text={text}
              onPickDate={onPickDate}
              onMonthChange={onMonthChange}
            />
            <View className={styles.rule} />
            {selectedDate ? (
              <Heading level={3} className={styles.dayTitle}>
                {text.day(selectedDate)}
              </Heading>
            ) : null}
            {timesPart()}
          </>
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
