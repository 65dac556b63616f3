import { View } from '@tarojs/components'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { DateBlock } from '@/components/date-block'
import { VisuallyHidden } from '@/components/visually-hidden'
import { hiddenProps } from '@/components/web-props'
import { useDeadline } from '@/hooks/use-deadline'
import { useSecondsLeft } from '@/hooks/use-seconds-left'
import { formatDayTime, formatShortMoment, formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './request.module.scss'
import type { RequestState } from './use-request'

const HOUR_S = 3600
type Offer = DoctorBooking['offers'][number]

/** The times offered by the doctor, each with its own expiry; one press accepts one. */
export function Offers({ booking, request }: { booking: DoctorBooking; request: RequestState }) {
  const { t } = useText('pages-clinic')
  return (
    <Card title={t('request.offers')}>
      <View className={styles.offers} ariaRole="list">
        {booking.offers.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            isBusy={request.acceptingId === offer.id}
            isOtherBusy={request.acceptingId !== undefined && request.acceptingId !== offer.id}
            onAccept={() => {
              void request.accept(offer.id)
            }}
            onEnd={request.reread}
          />
        ))}
      </View>
    </Card>
  )
}

interface OfferRowProps {
  offer: Offer
  isBusy: boolean
  isOtherBusy: boolean
  onAccept: () => void
  onEnd: () => void
}

function OfferRow({ offer, isBusy, isOtherBusy, onAccept, onEnd }: OfferRowProps) {
  const { t } = useText('pages-clinic')
  const deadline = useDeadline(offer.state === 'open' ? offer.outTime : null)
  return (
    <View className={styles.offer} ariaRole="listitem">
      <DateBlock date={offer.date} off={deadline === null} />
      <View className={styles.words}>
        <View className={styles.time}>{formatTime(offer.time)}</View>
        {deadline === null ? (
          <View className={styles.fact}>{t('request.offerOver')}</View>
        ) : (
          <OfferExpiry deadlineMs={deadline} expireTime={offer.expireTime} onEnd={onEnd} />
        )}
      </View>
      {deadline !== null && (
        <Button
          size="small"
          busy={isBusy}
          disabled={isOtherBusy}
          ariaLabel={t('request.acceptLabel', { when: formatShortMoment(offer.date, offer.time) })}
          onClick={onAccept}
        >
          {t('request.accept')}
        </Button>
      )}
    </View>
  )
}

/** Countdown to an offer's expiry; screen readers announce the time of expiry instead. */
function OfferExpiry({
  deadlineMs,
  expireTime,
  onEnd,
}: {
  deadlineMs: number
  expireTime: string
  onEnd: () => void
}) {
  const { t } = useText('pages-clinic')
  const seconds = useSecondsLeft(deadlineMs, onEnd)
  const minutes = Math.floor(seconds / 60)
  return (
    <View className={styles.expiry}>
      <View {...hiddenProps()}>
        {seconds >= HOUR_S
          ? t('request.heldHours', { h: Math.floor(seconds / HOUR_S), m: minutes % 60 })
          : t('request.heldMinutes', { m: minutes, s: String(seconds % 60).padStart(2, '0') })}
      </View>
      <VisuallyHidden>{t('request.heldUntil', { when: formatDayTime(expireTime) })}</VisuallyHidden>
    </View>
  )
}
