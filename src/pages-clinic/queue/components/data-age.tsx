import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { cx } from '@/components/web-props'
import { selectIsNetworkLost } from '@/features/shell/shell.slice'
import { formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import { useNow } from '../hooks/use-now'
import { useSeenAt } from '../hooks/use-seen-at'
import styles from './data-age.module.scss'

const SECOND_MS = 1_000
const SECONDS_A_MINUTE = 60
const JUST_NOW_SECONDS = 5

interface DataAgeProps {
  /** server time of the answer */
  serverTime: string
  /** The stream is connected and reports every change. */
  isLive: boolean
  /** Polling interval in milliseconds; 0: the ticket is final. */
  everyMs: number
  isActive: boolean
  isBusy: boolean
  onRefresh: () => void
}

/** Age of the data, polling interval and a refresh button; offline, the time of the data. */
export function DataAge({ serverTime, isLive, everyMs, isActive, isBusy, onRefresh }: DataAgeProps) {
  const { t } = useText('pages-clinic')
  const isNetworkLost = useAppSelector(selectIsNetworkLost)
  const seenAtMs = useSeenAt(serverTime)
  const seconds = Math.max(0, Math.floor((useNow(SECOND_MS, isActive) - seenAtMs) / SECOND_MS))
  const age =
    seconds < JUST_NOW_SECONDS
      ? t('queue.age.now')
      : seconds < SECONDS_A_MINUTE
        ? t('queue.age.seconds', { count: seconds })
        : t('queue.age.minutes', { count: Math.floor(seconds / SECONDS_A_MINUTE) })
  const rhythm = isLive
    ? t('queue.age.live')
    : everyMs > 0
      ? t('queue.age.every', { n: Math.round(everyMs / SECOND_MS) })
      : ''
  return (
    <View className={styles.root}>
      <View className={cx(styles.dot, isNetworkLost && styles.lost)} />
      <View className={styles.words}>
        {isNetworkLost
          ? t('queue.age.offline', { time: formatTime(serverTime) })
          : [age, rhythm].filter(Boolean).join('\u00a0· ')}
      </View>
      <Button kind="text" size="small" icon="arrow-clockwise" busy={isBusy} onClick={onRefresh}>
        {t('queue.age.refresh')}
      </Button>
    </View>
  )
}
