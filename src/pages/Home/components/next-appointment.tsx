import { View } from '@tarojs/components'
import type { ComingVisit } from '@contract/routes/visits'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { DateBlock } from '@/components/date-block'
import { MoreLink } from '@/components/section-header'
import { cx } from '@/components/web-props'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { daysUntil, formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { nextOf, useKnownComingVisits } from '@/pages/Home/api/coming-visits.api'
import { useAppSelector } from '@/store/hooks'
import { daysLeftText } from './days-left'
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
function AppointmentFacts({ visit, daysLeft }: { visit: ComingVisit; daysLeft: number }) {
  const { t } = useText('main')
  const { date, time, name, doseNo, doseTotal, changesLeft, personName, shopName } = visit
  return (
    <View className={styles.line}>
      <DateBlock date={date} />
      <View className={styles.words}>
        <View className={styles.name}>
          <View className={styles.time}>{formatTime(time)}</View> {name}
          {doseTotal > 1 ? ` · ${t('home.next.dose', { n: doseNo })}` : ''}
        </View>
        <View className={styles.place}>{[personName, shopName].filter(Boolean).join('　')}</View>
        <View className={styles.left}>
          {daysLeftText(daysLeft, t)}
          {/* a request to a doctor is cancelled instead */}
          {changesLeft !== null &&
            ` · ${changesLeft > 0 ? t('home.next.canChange', { count: changesLeft }) : t('home.next.noChange')}`}
        </View>
      </View>
    </View>
  )
}

/** The code or the request, and the way to the clinic. */
function AppointmentActions({ visit: { kind, id, shopId, shopName } }: { visit: ComingVisit }) {
  const { t } = useText('main')
  const { t: common } = useText('common')
  return (
    <View className={cx(styles.actions, styles.both)}>
      {kind === 'booking' ? (
        <Button
          block
          size="card"
          icon="qr-code"
          onClick={() => go(routes.reservation, { tab: 'booked', code: id })}
        >
          {t('home.next.showCode')}
        </Button>
      ) : (
        <Button block size="card" onClick={() => go(routes.doctorBooking, { id })}>
          {t('home.next.details')}
        </Button>
      )}
      {shopId && (
        <Button
          kind="outline"
          size="card"
          icon="map-trifold"
          className={styles.map}
          ariaLabel={common('clinicView.mapName', { name: shopName })}
          onClick={() => go(routes.map, { id: shopId })}
        >
          {common('clinicView.map')}
        </Button>
      )}
    </View>
  )
}

/**
 * The next appointment within seven days, a doctor's included, loaded by the page. `promptClassName`: class of the
 * prompt shown without one, where the page reserves space for it.
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
  const { data } = useKnownComingVisits(undefined, { skip: !isSignedIn })
  const next = isSignedIn && data ? nextOf(data.records) : undefined
  const prompt =
    isSignedIn && !data ? null : (
      <AppointmentPrompt
        isSignedIn={isSignedIn}
        {...(promptClassName ? { className: promptClassName } : {})}
      />
    )
  if (!next || !data) return prompt
  const daysLeft = daysUntil(next.date)
  if (daysLeft > SHOWN_WITHIN_DAYS) return prompt
  return (
    <Card
      className={cx(className, styles.card)}
      title={t('home.next.title')}
      action={
        <MoreLink text={t('home.next.all', { n: data.total })} onClick={() => go(routes.clinicReservation)} />
      }
    >
      <AppointmentFacts visit={next} daysLeft={daysLeft} />
      <AppointmentActions visit={next} />
    </Card>
  )
}
