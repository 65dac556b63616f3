import { View } from '@tarojs/components'
import { NextStrip } from '@/components/next-strip'
import { Countdown } from '@/features/orders/components/countdown'
import type { Translate } from '@/i18n/engine'
import { formatTime, msToMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { PaymentFace } from './payment-face'
import styles from './result-view.module.scss'

interface TimeLeftProps {
  deadlineMs: number
  onEnd: () => void
}

/** Until when an order is kept; that nothing is charged only where no payment may be on its way. */
const keptUntil = (face: PaymentFace, deadlineMs: number, t: Translate<'pages-order'>): string => {
  const time = formatTime(msToMoment(deadlineMs))
  return t(face === 'unpaid' ? 'result.keptThenClosed' : 'result.keptUntil', { time })
}

/** Which order waits for its payment and until when, and the time left to pay. */
export function TimeLeft({ children, ...countdown }: TimeLeftProps & { children: string }) {
  const { t } = useText('pages-order')
  return (
    <NextStrip kind="warn" icon="clock-countdown">
      {children}
      <View className={styles.left}>
        <View>{t('next.unpaid')}</View>
        <Countdown {...countdown} />
      </View>
    </NextStrip>
  )
}

/** The time left of the order that the page is about. */
export function OwnTimeLeft({ face, ...time }: TimeLeftProps & { face: PaymentFace }) {
  const { t } = useText('pages-order')
  return <TimeLeft {...time}>{keptUntil(face, time.deadlineMs, t)}</TimeLeft>
}
