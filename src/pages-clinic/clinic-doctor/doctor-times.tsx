import { View } from '@tarojs/components'
import { useState } from 'react'
import type { DoctorDay } from '@contract/routes/doctors'
import type { Day } from '@contract/rules/day'
import { Card } from '@/components/card'
import { QueryGate } from '@/components/query-gate'
import { MoreLink } from '@/components/section-header'
import { Skeleton } from '@/components/skeleton'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { TimeGrid, TimesLoading } from '@/features/booking/components/slot-picker/time-grid'
import { useDayText } from '@/features/booking/components/slot-picker/use-day-text'
import { WatchEntry } from '@/features/booking/components/slot-picker/watch-entry'
import { useRereadWhenShown } from '@/features/booking/hooks/use-picked-slot'
import { isBookableDay } from '@/features/booking/slot-days'
import { formatShortDay, formatWeekday } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { type DoctorMoment, doctorSlot } from '@/pages-clinic/doctor-slot'
import { readState } from '@/utils/read-state'
import styles from './clinic-doctor.module.scss'
import { useMoment, useTimes } from './use-times'

interface DoctorTimesProps {
  doctorId: string
  /** undefined until anything is chosen */
  moment: DoctorMoment | null | undefined
  onMoment: (moment: DoctorMoment | null) => void
}

/** The next fourteen days of a doctor, and the times of the chosen one. */
export function DoctorTimes({ doctorId, moment: chosen, onMoment }: DoctorTimesProps) {
  const { t } = useText('pages-clinic')
  const [picked, setPicked] = useState<Day | null>(null)
  const { query, days, date, times } = useTimes(doctorId, picked)
  const moment = useMoment(doctorId, chosen)
  useRereadWhenShown([query, times], false)
  const title = t('doctor.times')
  const slots = times.currentData?.map((time) => ({ ...time, ...doctorSlot(time.date, time.time) }))
  return (
    <Card
      title={title}
      action={
        <MoreLink
          text={t('doctor.moreDays')}
          label={`${t('doctor.moreDays')} ${title}`}
          onClick={() => go(routes.doctorBooking, { doctorId })}
        />
      }
    >
      <QueryGate state={readState(days, query)} skeleton={<Skeleton shape="block" />} isPart>
        {(known) => (
          <>
            <DayStrip
              days={known}
              chosen={date}
              onChoose={(next) => {
                setPicked(next)
                onMoment(null)
              }}
            />
            {date ? (
              <>
                {/* the strip has no months */}
                <View className={styles.picked}>{formatShortDay(date)}</View>
                <QueryGate state={readState(slots, times)} skeleton={<TimesLoading />} isPart>
                  {(shown) => (
                    <TimeGrid
                      label={formatShortDay(date)}
                      times={shown}
                      presentTime={null}
                      isShort
                      {...(moment ? { selectedSlotId: doctorSlot(moment.date, moment.time).slotId } : null)}
                      onPick={({ time }) => onMoment({ date, time })}
                    />
                  )}
                </QueryGate>
              </>
            ) : null}
            {/* a time is asked for, not booked */}
            <View className={styles.after}>{t(date ? 'request.after' : 'doctor.noneSoon')}</View>
            <WatchEntry place={{ doctorId }} days={query.currentData?.days ?? []} isNoneSaid={!date} />
          </>
        )}
      </QueryGate>
    </Card>
  )
}

interface DayStripProps {
  days: readonly DoctorDay[]
  chosen: Day | undefined
  onChoose: (date: Day) => void
}

/** Days in a row; an unavailable day shows the reason. */
function DayStrip({ days, chosen, onChoose }: DayStripProps) {
  const { t } = useText('pages-clinic')
  const text = useDayText()
  return (
    <View className={styles.days} ariaRole="radiogroup" ariaLabel={t('doctor.days')}>
      {days.map((day) => {
        const isFree = isBookableDay(day)
        // the clinic may be open on a day without times of this doctor
        const away = day.state === 'rest' ? t('doctor.away') : ''
        const note = isFree ? '' : away || text.note(day, false)
        return (
          <Tappable
            key={day.date}
            role="radio"
            className={cx(styles.day, !isFree && styles.closed, day.date === chosen && styles.chosen)}
            label={`${formatShortDay(day.date)} ${away || text.state(day, false)}`}
            checked={day.date === chosen}
            isDisabled={!isFree}
            onClick={() => onChoose(day.date)}
          >
            <View className={styles.weekday}>{formatWeekday(day.date)}</View>
            <View className={styles.number}>{Number(day.date.slice(8))}</View>
            <View className={styles.weekday}>{note || (isFree ? <View className={styles.dot} /> : '')}</View>
          </Tappable>
        )
      })}
    </View>
  )
}
