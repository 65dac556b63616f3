import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import type { OrderPriceState } from '../use-order-price'
import styles from './discount-card.module.scss'

interface DiscountCardProps {
  id: string
  text: string
  pricing: OrderPriceState
  error?: string
  onText: (text: string) => void
  onApply: () => void
}

/** The discount code: entered, checked by the server; its discount is shown below. */
export function DiscountCard({ id, text, pricing, error, onText, onApply }: DiscountCardProps) {
  const { t } = useText('pages-goods')
  return (
    <Card>
      <View id={id}>
        <Field
          label={t('confirm.discountCode')}
          name="discountCode"
          value={text}
          maxLength={32}
          placeholder={t('confirm.discountHint')}
          error={error}
          onChange={onText}
          onConfirm={onApply}
          suffix={
            <Button kind="text" size="small" busy={pricing.isCheckingCode} onClick={onApply}>
              {t('confirm.applyCode')}
            </Button>
          }
        />
      </View>
      {pricing.discountCode && (
        <View className={styles.applied}>
          <NextStrip
            kind="ok"
            icon="check-circle-fill"
            action={
              <Button
                kind="text"
                size="small"
                ariaLabel={t('confirm.removeCodeLabel')}
                onClick={() => onText('')}
              >
                {t('confirm.removeCode')}
              </Button>
            }
          >
            {pricing.discountText ?? t('confirm.codeApplied')}
          </NextStrip>
        </View>
      )}
    </Card>
  )
}
