import { View } from '@tarojs/components'
import type { Waiting } from '@contract/routes/watches'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { DateBlock } from '@/components/date-block'
import { Heading } from '@/components/heading'
import { NextStrip } from '@/components/next-strip'
import { formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useMinutesLeft } from './use-minutes-left'
import type { WatchActs } from './use-watches-page'
import styles from './watches.module.scss'

/** State of a waiting-list entry as a sentence. */
function WaitingStrip({ waiting, minutes }: { waiting: Waiting; minutes: number | null }) {
  const { t } = useText('pages-common')
  if (waiting.state === 'offered' && minutes !== null)
    return (
      <View ariaRole="status">
        <NextStrip kind="warn" icon="clock-countdown">
          {t('watch.held', {
            time: formatTime(waiting.time ?? ''),
            until: formatTime(waiting.offerEnd ?? ''),
            count: minutes,
          })}
        </NextStrip>
      </View>
    )
  if (waiting.state === 'waiting')
    return (
      <NextStrip kind="info" icon="hourglass-medium">
        {waiting.ahead === 0 ? t('watch.first') : t('watch.ahead', { count: waiting.ahead })}
      </NextStrip>
    )
  return <NextStrip icon="clock-counter-clockwise">{t('watch.expired')}</NextStrip>
}

/** A waiting-list entry for a full day, or a held place with its remaining time. */
export function WaitingRow({ waiting, acts }: { waiting: Waiting; acts: WatchActs }) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const { booking } = waiting
  const minutes = useMinutesLeft(waiting.offerSecondsLeft, acts.onOver)
  const isOffered = waiting.state === 'offered' && minutes !== null
  const isBusy = acts.busyId === waiting.id
  return (
    <Card>
      <View className={styles.head}>
        <DateBlock date={waiting.date} off={waiting.state === 'expired'} />
        <View className={styles.words}>
          <Heading level={2} size="body" className={styles.what}>
            {[booking.spuName, booking.doseNo > 0 ? common('booking.dose', { n: booking.doseNo }) : '']
              .filter(Boolean)
              .join('\u00a0· ')}
          </Heading>
          <View className={styles.fact}>{waiting.shopName}</View>
          {booking.personName && <View className={styles.fact}>{booking.personName}</View>}
        </View>
      </View>
      <WaitingStrip waiting={waiting} minutes={minutes} />
      <View className={styles.buttons}>
        <Button kind="text" size="small" disabled={isBusy} onClick={() => acts.onLeave(waiting)}>
          {t(waiting.state === 'expired' ? 'watch.forget' : 'watch.leave')}
        </Button>
        {isOffered && (
          <Button kind="primary" size="small" busy={isBusy} onClick={() => acts.onAccept(waiting)}>
            {t('watch.take', { time: formatTime(waiting.time ?? '') })}
          </Button>
        )}
      </View>
    </Card>
  )
}
