import { View } from '@tarojs/components'
import type { Booking } from '@contract/routes/bookings'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { DateBlock } from '@/components/date-block'
import { MoreLink } from '@/components/section-header'
import { cx } from '@/components/web-props'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { daysUntil, formatTime, momentToMs } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useKnownNextBookings } from '@/pages/Home/api/next-bookings.api'
import { useAppSelector } from '@/store/hooks'
import styles from './next-appointment.module.scss'

const SHOWN_WITHIN_DAYS = 7

/** Placeholder for the appointment where the page reserves space for it: a description and a link. */
function AppointmentPrompt({ className, isSignedIn }: { className?: string; isSignedIn: boolean }) {
  const { t } = useText('main')
  return (
    <View className={className}>
      <Card className={styles.prompt} title={t('home.next.title')}>
        <View className={styles.promptText}>{t(isSignedIn ? 'home.next.none' : 'home.next.visitor')}</View>
        <View className={styles.actions}>
          {isSignedIn ? (
            <Button block kind="tint" size="card" onClick={() => switchTo(routes.commodity)}>
              {t('home.next.choose')}
            </Button>
          ) : (
            <Button block kind="tint" size="card" onClick={() => go(routes.login)}>
              {t('home.next.signIn')}
            </Button>
          )}
        </View>
      </Card>
    </View>
  )
}

/** Day and time, service, person, clinic, and whether it can still be changed. */
function AppointmentFacts({
  booking,
  date,
  time,
  daysLeft,
}: {
  booking: Booking
  date: string
  time: string
  daysLeft: number
}) {
  const { t } = useText('main')
  const when =
    daysLeft <= 0
      ? t('home.next.today')
      : daysLeft === 1
        ? t('home.next.tomorrow')
        : t('home.next.inDays', { n: daysLeft })
  return (
    <View className={styles.line}>
      <DateBlock date={date} />
      <View className={styles.words}>
        <View className={styles.name}>
          {formatTime(time)}　{booking.spuName}
          {booking.doseTotal > 1 ? ` · ${t('home.next.dose', { n: booking.doseNo })}` : ''}
        </View>
        <View className={styles.place}>
          {[booking.personName, booking.shopName].filter(Boolean).join('　')}
        </View>
        <View className={styles.left}>
          {when} ·{' '}
          {booking.changesLeft > 0
            ? t('home.next.canChange', { n: booking.changesLeft })
            : t('home.next.noChange')}
        </View>
      </View>
    </View>
  )
}

/**
 * The next appointment within seven days, loaded by the page. `promptClassName`: class of the prompt shown
 * without one, where the page reserves space for it.
 */
export function NextAppointment({
  className,
  promptClassName,
}: {
  className?: string
  promptClassName?: string
}) {
  const { t } = useText('main')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data } = useKnownNextBookings(undefined, { skip: !isSignedIn })
  const next = isSignedIn
    ? data?.records.find(({ date, time }) => date && time && momentToMs(`${date} ${time}:00`) > Date.now())
    : undefined
  const prompt =
    isSignedIn && !data ? null : (
      <AppointmentPrompt
        isSignedIn={isSignedIn}
        {...(promptClassName ? { className: promptClassName } : {})}
      />
    )
  if (!next?.date || !next.time || !data) return prompt
  const daysLeft = daysUntil(next.date)
  if (daysLeft > SHOWN_WITHIN_DAYS) return prompt
  return (
    <Card
      className={cx(className, styles.card)}
      title={t('home.next.title')}
      action={
        <MoreLink
          text={t('home.next.all', { n: data.total })}
          onClick={() => go(routes.reservation, { tab: 'booked' })}
        />
      }
    >
      <AppointmentFacts booking={next} date={next.date} time={next.time} daysLeft={daysLeft} />
      <View className={styles.actions}>
        <Button
          block
          size="card"
          icon="qr-code"
          onClick={() => go(routes.reservation, { tab: 'booked', code: next.id })}
        >
          {t('home.next.showCode')}
        </Button>
      </View>
    </Card>
  )
}
