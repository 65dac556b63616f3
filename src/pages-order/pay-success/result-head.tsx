import { View } from '@tarojs/components'
import type { OrderDetail } from '@contract/routes/orders'
import { Heading } from '@/components/heading'
import { Icon, type IconName } from '@/components/icon'
import { QrCode } from '@/components/qr-code'
import { cx, webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { resultText } from './next-steps'
import type { PaymentFace } from './payment-face'
import styles from './result-view.module.scss'

interface ResultHeadProps {
  face: PaymentFace
  /** The content of the QR code for the payer's app. */
  scan?: string | undefined
  order: OrderDetail
}

const marks: Record<PaymentFace, { icon: IconName; tone: 'ok' | 'warn' | 'danger' | 'plain' }> = {
  paid: { icon: 'check-circle-fill', tone: 'ok' },
  refused: { icon: 'x-circle-fill', tone: 'danger' },
  closed: { icon: 'prohibit', tone: 'plain' },
  unpaid: { icon: 'wallet', tone: 'warn' },
  checking: { icon: 'hourglass-medium', tone: 'plain' },
  waiting: { icon: 'hourglass-medium', tone: 'warn' },
  scan: { icon: 'qr-code', tone: 'plain' },
}

/** The result in words, below its mark or the code to scan. */
export function ResultHead({ face, scan, order }: ResultHeadProps) {
  const { t } = useText('pages-order')
  const { icon, tone } = marks[face]
  const text = resultText(face, order, t)
  return (
    <View className={styles.head} {...webProps({ role: 'status', 'aria-live': 'polite' })}>
      {face === 'scan' && scan ? (
        <QrCode text={scan} label={t('result.scanCode')} />
      ) : (
        <View className={cx(styles.mark, styles[tone])}>
          <Icon name={icon} size={28} />
        </View>
      )}
      <View className={styles.words}>
        <Heading level={2} size="headline">
          {t(`result.${face}`)}
        </Heading>
        {text && <View className={styles.text}>{text}</View>}
      </View>
    </View>
  )
}
