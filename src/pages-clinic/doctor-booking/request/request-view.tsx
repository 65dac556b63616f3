import { View } from '@tarojs/components'
import { useState } from 'react'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { ReceiptLines } from '@/components/receipt-lines'
import { VisuallyHidden } from '@/components/visually-hidden'
import { WechatReminder } from '@/features/booking/components/wechat-reminder'
import { formatMoment, formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { RequestSummary } from '@/pages-clinic/components/request-summary'
import { nextWords } from '@/pages-clinic/next-words'
import { callPhone } from '@/platform/phone-call'
import { MyReview } from '../review/my-review'
import { Offers } from './offers'
import styles from './request.module.scss'
import type { RequestState } from './use-request'

interface RequestViewProps {
  booking: DoctorBooking
  request: RequestState
}

/** States that may lead to an appointment with a reminder. */
const comingStates: readonly DoctorBooking['state'][] = ['waiting', 'offered', 'confirmed']

/** A sent request: state and next step first, then the offered times, then its data. */
export function RequestView({ booking, request }: RequestViewProps) {
  const { t } = useText('pages-clinic')
  const [next] = nextWords(booking, t)
  return (
    <View className={styles.stack}>
      <Card>
        <View className={styles.card}>
          <RequestSummary booking={booking} isPlaceBelow />
        </View>
      </Card>
      <Announcement booking={booking} words={next} />
      {booking.offers.length > 0 && booking.state === 'offered' && (
        <Offers booking={booking} request={request} />
      )}
      {comingStates.includes(booking.state) && (
        <WechatReminder ask={t('request.remind')} done={t('request.reminded')} />
      )}
      {booking.actions.includes('review') && (
        <Card title={t('review.score')}>
          <Button block icon="star" onClick={request.review.open}>
            {t('review.write')}
          </Button>
        </Card>
      )}
      {booking.review && <MyReview review={booking.review} />}
      <RequestData booking={booking} />
      {booking.state === 'expired' && (
        <Button kind="text" onClick={request.askCancel}>
          {t('request.withdraw')}
        </Button>
      )}
    </View>
  )
}

/** Announces changes of the state while the page is open, but not the initial state. */
function Announcement({ booking, words }: { booking: DoctorBooking; words: string }) {
  const [opened] = useState(booking.state)
  return (
    <VisuallyHidden isLive>{booking.state === opened ? '' : `${booking.stateDesc} ${words}`}</VisuallyHidden>
  )
}

/** The requested appointment and the clinic. */
function RequestData({ booking }: { booking: DoctorBooking }) {
  const { t } = useText('pages-clinic')
  return (
    <>
      <Card flush>
        <ListRow
          icon="map-pin"
          title={booking.shopName}
          note={booking.shopAddress}
          onClick={() => go(routes.map, { id: booking.shopId })}
        />
        <ListRow
          icon="phone"
          title={t('request.call')}
          note={booking.shopPhone}
          onClick={() => {
            void callPhone(booking.shopPhone)
          }}
        />
      </Card>
      <Card title={t('request.data')}>
        <ReceiptLines
          lines={[
            { label: t('request.fee'), value: formatPrice(booking.fee) },
            { label: t('request.reason'), value: booking.reason || t('request.noReason') },
            { label: t('request.phone'), value: booking.phone },
            { label: t('request.sentAt'), value: formatMoment(booking.createTime) },
            { label: t('request.number'), value: booking.bookingNo },
          ]}
        />
      </Card>
    </>
  )
}
