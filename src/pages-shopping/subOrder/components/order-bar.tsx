import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { StillNeeded } from '@/components/still-needed'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { SubOrderState } from '../use-sub-order'

interface OrderBarProps {
  state: SubOrderState
  onNormalPrice: () => void
}

/**
 * The order button with the amount due; without a price it requests the price again, and after a refused special
 * price it leads to the regular one. It is filled once nothing is missing; what is stands above it.
 */
export function OrderBar({ state, onNormalPrice }: OrderBarProps) {
  const { t } = useText('pages-shopping')
  const { price, shownPrice, isStale, refetch, isCounting } = state.pricing
  const hasFailed = state.pricing.state.kind === 'failed'
  const isRefused = state.pricing.offerRefusal !== null
  const isMissing = !isRefused && !hasFailed && state.missing.length > 0
  return (
    <ActionBar note={isMissing && <StillNeeded fields={state.missing} />}>
      <Button
        kind={isMissing ? 'tint' : 'primary'}
        busy={state.isPlacing || isStale || (isCounting && !price)}
        disabled={!shownPrice && !hasFailed}
        onClick={isRefused ? onNormalPrice : price ? state.submit : refetch}
      >
        {isRefused
          ? t('reductions.offer.normalPrice')
          : hasFailed
            ? t('subOrder.priceAgain')
            : shownPrice
              ? t('subOrder.pay', { amount: formatPrice(shownPrice.paymentPrice) })
              : t('subOrder.title')}
      </Button>
    </ActionBar>
  )
}
