import { View } from '@tarojs/components'
import { useState } from 'react'
import type { PayType } from '@contract/constants/enums'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { Button } from '../button'
import { NextStrip } from '../next-strip'
import { Price } from '../price'
import { type GateQuery, QueryGate } from '../query-gate'
import { RadioCard, RadioGroup } from '../radio-card'
import { Sheet } from '../sheet'
import { SkeletonPage } from '../skeleton'
import styles from './index.module.scss'

interface PayTypeSheetProps {
  isOpen: boolean
  /** the ways that are on, in the server's order and words */
  types: GateQuery<readonly { payType: PayType; name: string }[]>
  amountCents: number
  /** the payment is being started */
  isBusy?: boolean
  /** it could not be started for want of a network */
  isUnsent?: boolean
  onChoose: (payType: PayType) => void
  onClose: () => void
}

/** How to pay: the first way is chosen already, the button says how much. */
export function PayTypeSheet({
  isOpen,
  types,
  amountCents,
  isBusy,
  isUnsent,
  onChoose,
  onClose,
}: PayTypeSheetProps) {
  const { t } = useText('common')
  const [picked, setPicked] = useState<PayType | null>(null)
  const chosen = types.data?.find(({ payType }) => payType === picked)?.payType ?? types.data?.[0]?.payType
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
          {t('payType.pay', { amount: formatPrice(amountCents) })}
        </Button>
      }
    >
      <View className={styles.amount}>
        <View>{t('payType.amount')}</View>
        <Price cents={amountCents} size="l" />
      </View>
      <QueryGate query={types} skeleton={<SkeletonPage kind="cards" count={2} />} isPart>
        {(ways) =>
          ways.length === 0 ? (
            <View className={styles.none}>{t('payType.none')}</View>
          ) : (
            <RadioGroup label={t('payType.title')}>
              {ways.map(({ payType, name }) => (
                <RadioCard
                  key={payType}
                  title={name}
                  isOn={payType === chosen}
                  onClick={() => setPicked(payType)}
                />
              ))}
            </RadioGroup>
          )
        }
      </QueryGate>
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
