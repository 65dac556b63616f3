import { View } from '@tarojs/components'
import type { LogisticsState } from '@contract/constants/enums'
import type { Logistics } from '@contract/routes/logistics'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Icon, type IconName } from '@/components/icon'
import { NextStrip } from '@/components/next-strip'
import { ReceiptLines } from '@/components/receipt-lines'
import type { TagKind } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import { Timeline, type TimelineStep } from '@/components/timeline'
import { formatMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { StateTag } from '@/pages-order/components/state-tag'
import styles from './logistics.module.scss'

const faces: Record<LogisticsState, { icon: IconName; kind: TagKind }> = {
  collected: { icon: 'package', kind: 'info' },
  inTransit: { icon: 'truck', kind: 'info' },
  customs: { icon: 'clipboard-text', kind: 'info' },
  delivering: { icon: 'truck', kind: 'info' },
  signed: { icon: 'check-circle', kind: 'ok' },
  exception: { icon: 'warning-circle', kind: 'warn' },
}

interface ParcelBodyProps {
  parcel: Logistics
  onCopy: (text: string) => void
  onContact: () => void
}

/** The carrier's scans, latest first: the newest one is the parcel's current position. */
const stepsOf = ({ traces, state }: Logistics): TimelineStep[] =>
  traces.map((trace, i) => ({
    key: `${trace.time} ${trace.state} ${i}`,
    number: traces.length - i,
    state: i === 0 && state !== 'signed' ? 'now' : 'done',
    title: trace.stateDesc,
    note: formatMoment(trace.time),
    content: <View>{trace.text}</View>,
  }))

/** Carrier, number, address, and every scan. */
export function ParcelBody({ parcel, onCopy, onContact }: ParcelBodyProps) {
  const { t } = useText('pages-order')
  const face = faces[parcel.state]
  return (
    <View className={styles.stack}>
      <Card>
        <View className={styles.head}>
          <StateTag kind={face.kind} icon={face.icon}>
            {parcel.stateDesc}
          </StateTag>
          <View className={styles.carrier}>{parcel.carrierName}</View>
        </View>
        {parcel.state === 'exception' && (
          <NextStrip
            kind="warn"
            icon="warning-circle"
            action={
              <Button kind="text" size="small" onClick={onContact}>
                {t('action.contact')}
              </Button>
            }
          >
            {t('logistics.exception')}
          </NextStrip>
        )}
        <ParcelFacts parcel={parcel} onCopy={onCopy} />
      </Card>
      <Card title={t('logistics.traces')}>
        {parcel.traces.length === 0 ? (
          <View className={styles.none}>
            <View>{t('logistics.noneTitle')}</View>
            <View className={styles.note}>{t('logistics.noneText')}</View>
          </View>
        ) : (
          <Timeline label={t('logistics.traces')} steps={stepsOf(parcel)} />
        )}
      </Card>
    </View>
  )
}

function ParcelFacts({ parcel, onCopy }: Pick<ParcelBodyProps, 'parcel' | 'onCopy'>) {
  const { t } = useText('pages-order')
  return (
    <ReceiptLines
      lines={[
        {
          label: t('logistics.number'),
          isCode: true,
          value: (
            <Tappable
              className={styles.copy}
              label={`${t('logistics.copyNumber')} ${parcel.number}`}
              onClick={() => onCopy(parcel.number)}
            >
              <View>{parcel.number}</View>
              <Icon name="copy" size={16} className={styles.icon} />
            </Tappable>
          ),
        },
        ...(parcel.deliveryAddress ? [{ label: t('logistics.address'), value: parcel.deliveryAddress }] : []),
        {
          label: t('logistics.order'),
          isCode: true,
          value: (
            <Tappable
              className={styles.copy}
              role="link"
              label={`${t('refund.seeOrder')} ${parcel.orderNo}`}
              onClick={() => go(routes.orderInfo, { id: parcel.orderId })}
            >
              <View>{parcel.orderNo}</View>
              <Icon name="caret-right" size={16} className={styles.icon} />
            </Tappable>
          ),
        },
      ]}
    />
  )
}
