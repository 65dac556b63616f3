import { View } from '@tarojs/components'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Price } from '@/components/price'
import { cx } from '@/components/web-props'
import type { ReducedPrice } from '@/features/orders/hooks/use-reduced-price'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './order-form-view.module.scss'

interface OrderBarProps {
  pricing: ReducedPrice
  isSignedIn: boolean
  isPlacing: boolean
  onSubmit: () => void
  onNormalPrice: () => void
}

/**
 * The button that places the order, with the amount due; without a price it requests the price again, and after a
 * refused special price it leads to the regular one. A visitor, whose button leads to the sign-in, sees the amount
 * beside it.
 */
export function OrderBar({ pricing, isSignedIn, isPlacing, onSubmit, onNormalPrice }: OrderBarProps) {
  const { t } = useText('pages-goods')
  const { price, shownPrice, isStale, isCounting, refetch } = pricing
  const hasFailed = pricing.state.kind === 'failed'
  const isRefused = pricing.offerRefusal !== null
  return (
    <ActionBar
      start={
        shownPrice &&
        !isSignedIn && (
          <View className={cx(styles.due, isStale && styles.stale)}>
            <View className={styles.dueLabel}>{t('confirm.due')}</View>
            <Price cents={shownPrice.paymentPrice} size="l" />
          </View>
        )
      }
    >
      <Button
        busy={isPlacing || isStale || (isCounting && !price)}
        disabled={!shownPrice && !hasFailed}
        onClick={isRefused ? onNormalPrice : price ? onSubmit : refetch}
      >
        {t(
          isRefused
            ? 'reductions.offer.normalPrice'
            : hasFailed
              ? 'confirm.priceAgain'
              : isSignedIn
                ? 'confirm.pay'
                : 'confirm.signInToOrder',
          // until the price is known, the label is the text before the amount
          { amount: shownPrice ? formatPrice(shownPrice.paymentPrice) : '' },
        )}
      </Button>
    </ActionBar>
  )
}
