import { View } from '@tarojs/components'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Price } from '@/components/price'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import styles from '../sub-order.module.scss'
import type { SubOrderState } from '../use-sub-order'

/** The amount due and the order button; without a price it requests the price again. */
export function OrderBar({ state }: { state: SubOrderState }) {
  const { t } = useText('pages-shopping')
  const { price, shownPrice, isStale, refetch, isCounting } = state.pricing
  const hasFailed = state.pricing.state.kind === 'failed'
  return (
    <ActionBar
      start={
        <View className={cx(styles.due, isStale && styles.stale)}>
          <View className={styles.hint}>{t('subOrder.due')}</View>
          {shownPrice && <Price cents={shownPrice.paymentPrice} size="l" />}
        </View>
      }
    >
      <Button
        busy={state.isPlacing || isStale || (isCounting && !price)}
        disabled={!shownPrice && !hasFailed}
        onClick={price ? state.submit : refetch}
      >
        {t(hasFailed ? 'subOrder.priceAgain' : 'subOrder.pay')}
      </Button>
    </ActionBar>
  )
}
