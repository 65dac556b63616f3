import { View } from '@tarojs/components'
import { useKnownNextBookings } from '@/api/bookings.api'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { DateBlock } from '@/components/date-block'
import { MoreLink } from '@/components/section-header'
import { cx } from '@/components/web-props'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { momentToMs, msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import styles from './next-appointment.module.scss'

const DAY_MS = 86_400_000
const SHOWN_WITHIN_DAYS = 7

/** In place of the appointment where the page keeps room for it: what would stand there, and the way to it. */
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

/** The soonest appointment of the next seven days, which the page has asked for; without one, `promptClassName` says where a page keeps room for a prompt. */
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
  const daysLeft = Math.round(
    (momentToMs(`${next.date} 00:00:00`) - momentToMs(`${msToDay(Date.now())} 00:00:00`)) / DAY_MS,
  )
  if (daysLeft > SHOWN_WITHIN_DAYS) return prompt
  const when =
    daysLeft <= 0
      ? t('home.next.today')
      : daysLeft === 1
        ? t('home.next.tomorrow')
        : t('home.next.inDays', { n: daysLeft })
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
      <View className={styles.line}>
        <DateBlock date={next.date} />
        <View className={styles.words}>
          <View className={styles.name}>
            {next.time}　{next.spuName}
            {next.needleTotal > 1 ? ` · ${t('home.next.needle', { n: next.needleNo })}` : ''}
          </View>
          <View className={styles.place}>{[next.personName, next.shopName].filter(Boolean).join('　')}</View>
          <View className={styles.left}>
            {when} ·{' '}
            {next.changesLeft > 0
              ? t('home.next.canChange', { n: next.changesLeft })
              : t('home.next.noChange')}
          </View>
        </View>
      </View>
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
