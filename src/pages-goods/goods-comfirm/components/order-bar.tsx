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
 * The amount due, and the button that places the order; without a price it requests the price again, and after a
 * refused special price it leads to the regular one.
 */
export function OrderBar({ pricing, isSignedIn, isPlacing, onSubmit, onNormalPrice }: OrderBarProps) {
  const { t } = useText('pages-goods')
  const { price, shownPrice, isStale, isCounting, refetch } = pricing
  const { discountPrice = 0, couponPrice = 0, pointsPrice = 0 } = shownPrice ?? {}
  const savedCents = discountPrice + couponPrice + pointsPrice
  const hasFailed = pricing.state.kind === 'failed'
  const isRefused = pricing.offerRefusal !== null
  return (
    <ActionBar
      start={
        <View className={cx(styles.due, isStale && styles.stale)}>
          {!hasFailed && (
            <View className={styles.dueLabel}>
              {savedCents > 0 ? t('confirm.dueSaved', { amount: formatPrice(savedCents) }) : t('confirm.due')}
            </View>
          )}
          {shownPrice && <Price cents={shownPrice.paymentPrice} size="l" />}
        </View>
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
        )}
      </Button>
    </ActionBar>
  )
}
