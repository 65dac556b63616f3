import { View } from '@tarojs/components'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Price } from '@/components/price'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { OrderPriceState } from '../use-order-price'
import styles from './order-form-view.module.scss'

interface OrderBarProps {
  pricing: OrderPriceState
  isPlacing: boolean
  onSubmit: () => void
}

/** The amount due, and the button that places the order; without a price it requests the price again. */
export function OrderBar({ pricing, isPlacing, onSubmit }: OrderBarProps) {
  const { t } = useText('pages-goods')
  const savedCents = pricing.price ? pricing.price.discountPrice : 0
  return (
    <ActionBar
      start={
        <View className={styles.due}>
          <View className={styles.dueLabel}>
            {savedCents > 0 ? t('confirm.dueSaved', { amount: formatPrice(savedCents) }) : t('confirm.due')}
          </View>
          {pricing.totalCents === undefined ? null : <Price cents={pricing.totalCents} size="l" />}
        </View>
      }
    >
      <Button
        busy={isPlacing || pricing.isCheckingCode}
        disabled={pricing.state.kind === 'loading'}
        onClick={
          pricing.price
            ? onSubmit
            : () => {
                void pricing.refetch()
              }
        }
      >
        {t(pricing.state.kind === 'failed' ? 'confirm.priceAgain' : 'confirm.pay')}
      </Button>
    </ActionBar>
  )
}
