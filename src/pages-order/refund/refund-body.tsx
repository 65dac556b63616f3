import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { RefundDetail } from '@contract/routes/aftersales'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { NextStrip } from '@/components/next-strip'
import { WrittenTag } from '@/components/other-language'
import { ReceiptLines } from '@/components/receipt-lines'
import { Tappable } from '@/components/tappable'
import { Timeline } from '@/components/timeline'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { refundSteps } from './refund-face'
import { RefundHead } from './refund-head'
import { RefundItems } from './refund-items'
import { sumLines, useMethodName } from './refund-sums'
import styles from './refund.module.scss'

interface RefundBodyProps {
  refund: RefundDetail
  onCopy: (text: string) => void
}

/** A request: state, amounts, and the text and pictures submitted. */
export function RefundBody({ refund, onCopy, action }: RefundBodyProps & { action: ReactNode }) {
  const { t } = useText('pages-order')
  return (
    <View className={styles.columns}>
      <View className={styles.stack}>
        <RefundHead refund={refund} />
        {refund.answer && (
          <Card title={t('refund.answer')}>
            <View className={styles.said}>{refund.answer}</View>
            <WrittenTag text={refund.answer} />
          </Card>
        )}
        <Card title={t('refund.progress')}>
          <Timeline label={t('refund.progress')} steps={refundSteps(refund, t)} />
          {/* where it has no bar of its own */}
          {action && <View className={styles.action}>{action}</View>}
        </Card>
      </View>
      <View className={styles.stack}>
        <SumsCard refund={refund} />
        <RequestCard refund={refund} onCopy={onCopy} />
      </View>
    </View>
  )
}

/** The lines with their amounts, the sum, and what is returned besides money. */
function SumsCard({ refund }: { refund: RefundDetail }) {
  const { t } = useText('pages-order')
  const method = useMethodName(refund.paymentType)
  return (
    <Card title={t('refund.back')}>
      <RefundItems items={refund.items} />
      <ReceiptLines lines={[...sumLines(refund, t), { label: t('refund.method'), value: method }]} />
      {refund.keepsReductions && refund.state !== 'refused' && refund.state !== 'withdrawn' && (
        <View className={styles.strip}>
          <NextStrip kind="info" icon="info">
            {t('refund.keeps')}
          </NextStrip>
        </View>
      )}
    </Card>
  )
}

/** The requested lines, reason, text and pictures, and the order. */
function RequestCard({ refund, onCopy }: RefundBodyProps) {
  const { t } = useText('pages-order')
  return (
    <Card title={t('refund.request')}>
      <ReceiptLines
        lines={[
          { label: t('refund.why'), value: refund.reasonText },
          ...(refund.description ? [{ label: t('refund.more'), value: refund.description }] : []),
          {
            label: t('refund.number'),
            value: (
              <Tappable
                className={styles.copy}
                label={`${t('refund.copyNumber')} ${refund.refundNo}`}
                onClick={() => onCopy(refund.refundNo)}
              >
                <View>{refund.refundNo}</View>
                <Icon name="copy" size={16} className={styles.icon} />
              </Tappable>
            ),
          },
          {
            label: t('refund.order'),
            value: (
              <Tappable
                className={styles.copy}
                role="link"
                label={`${t('result.seeOrder')} ${refund.orderNo}`}
                onClick={() => go(routes.orderInfo, { id: refund.orderId })}
              >
                <View>{refund.orderNo}</View>
                <Icon name="caret-right" size={16} className={styles.icon} />
              </Tappable>
            ),
          },
        ]}
      />
      {refund.picUrls.length > 0 && (
        <View className={styles.pictures}>
          {refund.picUrls.map((url, i) => (
            <View key={url} className={styles.thumb}>
              <Image src={url} alt={t('refund.picture', { n: i + 1 })} ratio="1:1" lazy />
            </View>
          ))}
        </View>
      )}
    </Card>
  )
}
