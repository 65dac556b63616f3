import { View } from '@tarojs/components'
import { DateBlock } from '@/components/date-block'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import { daysUntil, formatTime } from '@/i18n/format'
import { NO_BREAK_SPACE as EMPTY_LINE } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { nextOf, useComingVisitsQuery } from '@/pages/Home/api/coming-visits.api'
import { daysLeftText } from '@/pages/Home/components/days-left'
import { useAppSelector } from '@/store/hooks'
import { tellUnread } from '@/utils/told-in-place'
import styles from './next-row.module.scss'

/** The line of the name, which has space for two. */
const NAME = 1

/** The account's next appointment on a phone; on a desktop it has a card. */
export function NextRow() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { width } = useWindowSize()
  return isSignedIn && width < desktopFromPx ? <LoadedRow /> : null
}

/**
 * One press leads to the code or the request, without one to what can be booked. As high before it is known: nothing
 * moves.
 */
function LoadedRow() {
  const { t } = useText('main')
  const visits = useComingVisitsQuery(undefined, { refetchOnMountOrArgChange: true })
  tellUnread(visits)
  const next = visits.data && nextOf(visits.data.records)
  const lines = next
    ? [
        // the block beside it has the day
        `${formatTime(next.time)}\u00a0· ${daysLeftText(daysUntil(next.date), t).toLowerCase()}`,
        [next.name, next.doseTotal > 1 ? t('home.next.dose', { n: next.doseNo }) : '']
          .filter(Boolean)
          .join('\u00a0· '),
        [next.personName, next.shopName].filter(Boolean).join('\u00a0· '),
      ]
    : [t('home.next.title'), visits.data ? t('home.next.none') : EMPTY_LINE]
  const open = () => {
    if (visits.data && !next) return switchTo(routes.commodity)
    if (next?.kind === 'doctor') return go(routes.doctorBooking, { id: next.id })
    return go(routes.reservation, next ? { tab: 'booked', code: next.id } : {})
  }
  return (
    <Tappable className={styles.root} role="link" onClick={open}>
      <View className={styles.head}>
        {next ? <DateBlock date={next.date} /> : <Icon name="calendar-check" size={28} />}
        <View className={styles.words}>
          {lines.map((line, i) => (
            <View key={line} className={cx(styles.line, (!next || i === NAME) && styles.two)}>
              {line}
            </View>
          ))}
        </View>
      </View>
      {visits.data && (
        <View className={styles.step}>
          {next?.kind === 'booking' && <Icon name="qr-code" size={20} />}
          {t(`home.next.${next ? (next.kind === 'booking' ? 'showCode' : 'details') : 'choose'}`)}
        </View>
      )}
    </Tappable>
  )
}
