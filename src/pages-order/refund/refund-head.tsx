import { View } from '@tarojs/components'
import type { RefundDetail } from '@contract/routes/aftersales'
import { Card } from '@/components/card'
import { Price } from '@/components/price'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { StateTag } from '@/pages-order/components/state-tag'
import { refundFaces, refundSentence } from './refund-face'
import styles from './refund.module.scss'

/** State and amount of a request, and when the money arrives. */
export function RefundHead({ refund }: { refund: RefundDetail }) {
  const { t } = useText('pages-order')
  const face = refundFaces[refund.state]
  const sentence = refundSentence(refund, t)
  return (
    <Card>
      <View className={styles.head}>
        <StateTag kind={face.kind} icon={face.icon}>
          {refund.stateDesc}
        </StateTag>
        <Price cents={refund.refundPrice} size="l" plain />
      </View>
      <View className={styles.sentence}>
        <View className={styles.clause}>{sentence}</View>
        {refund.state === 'applied' && refund.backBy && (
          <View className={styles.clause}>
            {/* ideographic sentences follow each other without a space */}
            {(sentence.endsWith('。') ? '' : ' ') +
              t('refund.appliedBy', { day: formatShortDay(refund.backBy) })}
          </View>
        )}
      </View>
    </Card>
  )
}
