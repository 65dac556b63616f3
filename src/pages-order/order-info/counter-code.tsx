import { View } from '@tarojs/components'
import { useState } from 'react'
import type { DataOf } from '@contract/route'
import type { generateOrderCode } from '@contract/routes/aftersales'
import type { OrderDetail } from '@contract/routes/orders'
import { Card } from '@/components/card'
import { BrightnessButton, useScreenFor } from '@/components/code-sheet'
import { ListRow } from '@/components/list-row'
import { QrCode } from '@/components/qr-code'
import { QueryGate } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { Skeleton } from '@/components/skeleton'
import { useSecondsLeft } from '@/hooks/use-seconds-left'
import { useText } from '@/i18n/use-text'
import { useOrderCodeQuery } from '@/pages-order/api/order-code.api'
import { readState } from '@/utils/read-state'
import styles from './counter-code.module.scss'

interface LiveCodeProps {
  code: DataOf<typeof generateOrderCode>
  deadlineMs: number
  onEnd: () => void
}

/** The code with its remaining validity; it is replaced automatically. */
function LiveCode({ code, deadlineMs, onEnd }: LiveCodeProps) {
  const { t } = useText('pages-order')
  const left = useSecondsLeft(deadlineMs, onEnd)
  return (
    <View className={styles.root}>
      <QrCode text={code.code} label={t('counter.qr')} />
      <View className={styles.number}>{t('counter.order', { number: code.orderNo })}</View>
      <View className={styles.note} ariaRole="timer">
        {t('counter.renews', {
          time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`,
        })}
      </View>
      <BrightnessButton isOn />
      <View className={styles.note}>{t('counter.note')}</View>
    </View>
  )
}

function CodeContent({ orderId }: { orderId: string }) {
  const query = useOrderCodeQuery(orderId, { refetchOnMountOrArgChange: true })
  useScreenFor(true)
  const readAtMs = query.fulfilledTimeStamp ?? 0
  return (
    <QueryGate
      isPart
      // a cached code may have expired
      state={readState(query.isFetching ? undefined : query.currentData, query)}
      skeleton={<Skeleton shape="block" />}
    >
      {(code) => (
        <LiveCode
          code={code}
          deadlineMs={readAtMs + code.secondsLeft * 1000}
          onEnd={() => void query.refetch()}
        />
      )}
    </QueryGate>
  )
}

/** Opens the code for staff at the counter, who use it to hand over goods or to verify today's appointments. */
export function CounterCodeCard({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-order')
  const [isOpen, setIsOpen] = useState(false)
  if (order.hasCounterCode !== true) return null
  return (
    <>
      <Card flush>
        <ListRow
          icon="qr-code"
          title={t('counter.title')}
          note={t('counter.row')}
          onClick={() => setIsOpen(true)}
        />
      </Card>
      <Sheet isOpen={isOpen} title={t('counter.title')} onClose={() => setIsOpen(false)}>
        {isOpen && <CodeContent orderId={order.id} />}
      </Sheet>
    </>
  )
}
