import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { LogisticsState } from '@contract/constants/enums'
import type { Logistics } from '@contract/routes/logistics'
import type { OrderItem } from '@contract/routes/orders'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { DateBlock } from '@/components/date-block'
import { Heading } from '@/components/heading'
import type { IconName } from '@/components/icon'
import { NextStrip } from '@/components/next-strip'
import type { TagKind } from '@/components/tag'
import { Timeline, type TimelineStep } from '@/components/timeline'
import { formatMoment, formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { StateTag } from '@/pages-order/components/state-tag'
import styles from './logistics.module.scss'
import { ParcelFacts, ParcelItems } from './parcel-facts'

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
  /** what the order contains, once it is known */
  items: readonly OrderItem[]
  recipient: string | undefined
  onCopy: (text: string) => void
  onContact: () => void
  /** what confirms the arrival, where it has no bar of its own */
  actions: ReactNode
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

/** What is on its way, carrier, number, address, and every scan. */
export function ParcelBody({ parcel, items, recipient, onCopy, onContact, actions }: ParcelBodyProps) {
  const { t } = useText('pages-order')
  const face = faces[parcel.state]
  return (
    <View className={styles.columns}>
      <View className={styles.stack}>
        <Card>
          <View className={styles.head}>
            {parcel.expectedDay && <DateBlock date={parcel.expectedDay} />}
            <View className={styles.words}>
              <StateTag kind={face.kind} icon={face.icon}>
                {parcel.stateDesc}
              </StateTag>
              {parcel.expectedDay && (
                <Heading level={2} size="title">
                  {t('logistics.expected', { day: formatShortDay(parcel.expectedDay) })}
                </Heading>
              )}
              <View className={styles.carrier}>{parcel.carrierName}</View>
            </View>
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
          <ParcelItems items={items} />
          <ParcelFacts parcel={parcel} recipient={recipient} onCopy={onCopy} />
          {actions && <View className={styles.action}>{actions}</View>}
        </Card>
      </View>
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
