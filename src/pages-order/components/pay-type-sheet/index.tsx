import { View } from '@tarojs/components'
import { useState } from 'react'
import type { PayType } from '@contract/constants/enums'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { Price } from '@/components/price'
import { QueryGate } from '@/components/query-gate'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Sheet } from '@/components/sheet'
import { Skeleton } from '@/components/skeleton'
import { webProps } from '@/components/web-props'
import { Countdown } from '@/features/orders/components/countdown'
import { PayMethod } from '@/features/orders/components/pay-method'
import { selectPayType } from '@/features/shop-config/shop-config.slice'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import { type ReadState, readyData } from '@/utils/read-state'
import styles from './index.module.scss'

interface PayTypeSheetProps {
  isOpen: boolean
  /** the enabled methods, in the server's order and wording */
  types: ReadState<readonly { payType: PayType; name: string }[]>
  amountCents: number
  /** payment deadline, epoch milliseconds; null without one */
  deadlineMs: number | null
  /** the payment is being started */
  isBusy?: boolean
  /** starting it failed because the server was not reached */
  isUnsent?: boolean
  onChoose: (payType: PayType) => void
  onClose: () => void
}

/** As high as two methods, so that the sheet keeps its height when they arrive. */
const Waiting = () => (
  <View {...webProps({ 'aria-busy': true })}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </View>
)

/** The payment methods, one of them selected. */
function PayTypeChoice({
  types,
  chosen,
  onPick,
}: Pick<PayTypeSheetProps, 'types'> & { chosen: PayType | undefined; onPick: (payType: PayType) => void }) {
  const { t } = useText('pages-order')
  // the default skeleton, made for a whole page, would be higher than the methods
  if (types.kind === 'loading') return <Waiting />
  return (
    <QueryGate state={types} skeleton={null} isPart>
      {(ways) =>
        ways.length === 0 ? (
          <View className={styles.none}>{t('payType.none')}</View>
        ) : (
          <RadioGroup label={t('payType.title')}>
            {ways.map(({ payType, name }) => (
              <RadioCard
                key={payType}
                title={<PayMethod payType={payType} name={name} />}
                isChosen={payType === chosen}
                onClick={() => onPick(payType)}
              />
            ))}
          </RadioGroup>
        )
      }
    </QueryGate>
  )
}

/**
 * The choice of a payment method: the last used one, else the first, is preselected; the button shows the
 * amount.
 */
export function PayTypeSheet({
  isOpen,
  types,
  amountCents,
  deadlineMs,
  isBusy,
  isUnsent,
  onChoose,
  onClose,
}: PayTypeSheetProps) {
  const { t } = useText('pages-order')
  const [picked, setPicked] = useState<PayType | null>(null)
  const last = useAppSelector(selectPayType)
  const known = readyData(types)
  const chosen = (known?.find(({ payType }) => payType === (picked ?? last)) ?? known?.[0])?.payType
  return (
    <Sheet
      isOpen={isOpen}
      title={t('payType.title')}
      onClose={onClose}
      footer={
        <Button
          block
          disabled={!chosen}
          busy={isBusy}
          onClick={() => {
            if (chosen) onChoose(chosen)
          }}
        >
          {t('action.payAmount', { amount: formatPrice(amountCents) })}
        </Button>
      }
    >
      <View className={styles.amount}>
        <View>{t('payType.amount')}</View>
        <Price cents={amountCents} size="l" />
      </View>
      {isOpen && deadlineMs !== null && (
        <View className={styles.left}>
          <View>{t('next.unpaid')}</View>
          <Countdown deadlineMs={deadlineMs} onEnd={onClose} />
        </View>
      )}
      <PayTypeChoice types={types} chosen={chosen} onPick={setPicked} />
      {isUnsent && (
        <View className={styles.trouble}>
          <NextStrip kind="danger" icon="wifi-slash">
            {t('payType.unsent')}
          </NextStrip>
        </View>
      )}
    </Sheet>
  )
}
