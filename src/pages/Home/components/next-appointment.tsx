import { View } from '@tarojs/components'
import { useNextBookingsQuery } from '@/api/bookings.api'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { DateBlock } from '@/components/date-block'
import { MoreLink } from '@/components/section-header'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { momentToMs, msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import styles from './next-appointment.module.scss'

const DAY_MS = 86_400_000
const SHOWN_WITHIN_DAYS = 7

/** The soonest appointment of the next seven days; nothing for visitors or when there is none. */
export function NextAppointment({ className }: { className?: string }) {
  const { t } = useText('main')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data } = useNextBookingsQuery(undefined, { skip: !isSignedIn })
  const next = isSignedIn ? data?.records.find(({ date, time }) => date && time && momentToMs(`${date} ${time}:00`) > Date.now()) : undefined
  if (!next?.date || !next.time || !data) return null
  const daysLeft = Math.round((momentToMs(`${next.date} 00:00:00`) - momentToMs(`${msToDay(Date.now())} 00:00:00`)) / DAY_MS)
  if (daysLeft > SHOWN_WITHIN_DAYS) return null
  const when = daysLeft <= 0 ? t('home.next.today') : daysLeft === 1 ? t('home.next.tomorrow') : t('home.next.inDays', { n: daysLeft })
  return (
    <Card className={className} title={t('home.next.title')} action={<MoreLink text={t('home.next.all', { n: data.total })} onClick={() => go(routes.reservation, { tab: 'booked' })} />}>
      <View className={styles.line}>
        <DateBlock date={next.date} />
        <View className={styles.words}>
          <View className={styles.name}>{next.time}　{next.spuName}{next.needleTotal > 1 ? ` · ${t('home.next.needle', { n: next.needleNo })}` : ''}</View>
          <View className={styles.place}>{[next.personName, next.shopName].filter(Boolean).join('　')}</View>
          <View className={styles.left}>{when} · {next.changesLeft > 0 ? t('home.next.canChange', { n: next.changesLeft }) : t('home.next.noChange')}</View>
        </View>
      </View>
      <View className={styles.actions}><Button block size='card' icon='qr-code' onClick={() => go(routes.reservation, { tab: 'booked', code: next.id })}>{t('home.next.showCode')}</Button></View>
    </Card>
  )
}

