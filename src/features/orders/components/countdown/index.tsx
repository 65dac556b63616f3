import { View } from '@tarojs/components'
import { VisuallyHidden } from '@/components/visually-hidden'
import { hiddenProps } from '@/components/web-props'
import { useSecondsLeft } from '@/hooks/use-seconds-left'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

/** A countdown to a time (epoch ms), announced once a minute instead of every second. onEnd is called once. */
export function Countdown({ deadlineMs, onEnd }: { deadlineMs: number; onEnd?: () => void }) {
  const { t } = useText('common')
  const seconds = useSecondsLeft(deadlineMs, onEnd)
  return (
    <View className={styles.root}>
      <View className={styles.time} {...hiddenProps()}>
        {t('payment.left', { m: Math.floor(seconds / 60), s: String(seconds % 60).padStart(2, '0') })}
      </View>
      <VisuallyHidden isLive>{t('payment.minutes', { n: Math.ceil(seconds / 60) })}</VisuallyHidden>
    </View>
  )
}
