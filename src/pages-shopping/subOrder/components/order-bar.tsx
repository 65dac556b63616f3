import { View } from '@tarojs/components'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Price } from '@/components/price'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import styles from '../sub-order.module.scss'
import type { SubOrderState } from '../use-sub-order'

interface OrderBarProps {
  state: SubOrderState
  onNormalPrice: () => void
}

/**
 * The amount due and the order button; without a price it requests the price again, and after a refused special
 * price it leads to the regular one.
 */
export function OrderBar({ state, onNormalPrice }: OrderBarProps) {
  const { t } = useText('pages-shopping')
  const { price, shownPrice, isStale, refetch, isCounting } = state.pricing
  const hasFailed = state.pricing.state.kind === 'failed'
  const isRefused = state.pricing.offerRefusal !== null
  return (
    <ActionBar
      start={
        <View className={cx(styles.due, isStale && styles.stale)}>
          {!hasFailed && <View className={styles.hint}>{t('subOrder.due')}</View>}
          {shownPrice && <Price cents={shownPrice.paymentPrice} size="l" />}
        </View>
      }
    >
      <Button
        busy={state.isPlacing || isStale || (isCounting && !price)}
        disabled={!shownPrice && !hasFailed}
        onClick={isRefused ? onNormalPrice : price ? state.submit : refetch}
      >
        {t(isRefused ? 'reductions.offer.normalPrice' : hasFailed ? 'subOrder.priceAgain' : 'subOrder.pay')}
      </Button>
    </ActionBar>
  )
}
