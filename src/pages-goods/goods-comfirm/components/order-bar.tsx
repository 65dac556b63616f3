import { View } from '@tarojs/components'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useHasColumnBar } from '@/components/column-bar'
import { Price } from '@/components/price'
import { StillNeeded } from '@/components/still-needed'
import { cx } from '@/components/web-props'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { OrderFormState } from '../use-order-form'
import styles from './order-form-view.module.scss'

/**
 * The button that places the order, with the amount due; without a price it requests the price again, and after a
 * refused special price it leads to the regular one. What is still missing stands above the button, which is filled
 * once nothing is. A visitor, whose button leads to the sign-in, sees the amount beside it, unless it is right above.
 */
export function OrderBar({ state }: { state: OrderFormState }) {
  const { t } = useText('pages-goods')
  const { pricing } = state
  const { isSignedIn } = state.buyer
  const isBelowPrice = useHasColumnBar()
  const { price, shownPrice, isStale, isCounting, refetch } = pricing
  const hasFailed = pricing.state.kind === 'failed'
  const isRefused = pricing.offerRefusal !== null
  const isPlacing = isSignedIn && !hasFailed && !isRefused
  return (
    <ActionBar
      note={isSignedIn && state.missing.length > 0 && <StillNeeded fields={state.missing} />}
      start={
        !isSignedIn &&
        !isBelowPrice &&
        (shownPrice || !hasFailed) && (
          <View className={cx(styles.due, isStale && styles.stale, !shownPrice && styles.awaited)}>
            <View className={styles.dueLabel}>{t('confirm.due')}</View>
            <Price cents={shownPrice?.paymentPrice ?? state.sku?.salesPrice ?? 0} size="l" />
          </View>
        )
      }
    >
      <Button
        kind={isPlacing && !state.isComplete ? 'tint' : 'primary'}
        busy={state.isPlacing || state.isWaiting || isStale || (isCounting && !price)}
        disabled={!shownPrice && !hasFailed}
        onClick={isRefused ? state.openNormalPrice : price ? state.submit : refetch}
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
