import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Chip, ChipRow } from '@/components/chip'
import { useSlotWatch, type WatchPlace } from '@/features/booking/hooks/use-slot-watch'
import type { SlotDay } from '@/features/booking/slot-days'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './watch-entry.module.scss'

/** Maximum number of full days offered for watching: the next ones, so that the row stays short. */
const MOST_DAYS = 12

interface WatchEntryProps {
  place: WatchPlace
  days: readonly SlotDay[]
  /** The text above already states that no day is free. */
  isNoneSaid?: boolean
}

/**
 * Below the calendar: watches a full day, or joins its waiting list when the clinic has one and there is an
 * appointment to book. When no day is listed, watches all days.
 */
export function WatchEntry({ place, days, isNoneSaid = false }: WatchEntryProps) {
  const { t } = useText('common')
  const [isOpen, setIsOpen] = useState(false)
  const { said, isBusy, ask } = useSlotWatch(place)
  const full = days.filter(({ state }) => state === 'full').slice(0, MOST_DAYS)
  const hasFree = days.some(({ state }) => state === 'free' || state === 'scarce')
  if (full.length === 0 && hasFree) return null
  const isList = place.hasWaitingList === true && place.bookingId !== undefined
  return (
    <View className={styles.root}>
      <View className={styles.head}>
        {(full.length > 0 || !isNoneSaid) && (
          <View className={styles.words}>{t(full.length > 0 ? 'watchEntry.full' : 'watchEntry.none')}</View>
        )}
        {!isOpen && (
          <Button
            kind="text"
            size="small"
            icon="bell-ringing"
            busy={isBusy}
            onClick={() => (full.length > 0 ? setIsOpen(true) : ask(null))}
          >
            {t('watchEntry.tell')}
          </Button>
        )}
      </View>
      {isOpen && (
        <>
          <View className={styles.note}>{t(isList ? 'watchEntry.list' : 'watchEntry.watch')}</View>
          <ChipRow label={t('watchEntry.choose')} role="group" wrap>
            {full.map(({ date }) => (
              <Chip key={date} role="button" isDisabled={isBusy} onClick={() => ask(date)}>
                {formatShortDay(date)}
              </Chip>
            ))}
            {!hasFree && (
              <Chip role="button" icon="bell-ringing" isDisabled={isBusy} onClick={() => ask(null)}>
                {t('watchEntry.any')}
              </Chip>
            )}
          </ChipRow>
        </>
      )}
      <View ariaRole="status" className={styles.said}>
        {said}
      </View>
    </View>
  )
}
