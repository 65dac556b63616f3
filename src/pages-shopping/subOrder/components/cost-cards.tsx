import { UnreadState } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import type { OrderFormFields } from '@/features/orders/api/order-form.api'
import { OfferNote } from '@/features/orders/components/offer-note'
import { ReductionsCard } from '@/features/orders/components/reductions-card'
import { useSettled } from '@/hooks/use-settled'
import { useText } from '@/i18n/use-text'
import { idPrefix } from '../id-prefix'
import type { SubOrderState } from '../use-sub-order'
import { PriceCard } from './price-card'

interface CostCardsProps {
  fields: OrderFormFields
  state: SubOrderState
  codeError: string | undefined
}

/** Reductions and the resulting price, or why the special price is refused. */
export function CostCards({ fields, state, codeError }: CostCardsProps) {
  const { t } = useText('pages-shopping')
  // coupon, points and price arrive one after the other, and are rendered together initially
  const isCounted = useSettled([state.pricing.state])
  if (!isCounted)
    return <UnreadState state={{ kind: 'loading' }} skeleton={<SkeletonPage kind="form" count={3} />} />
  return (
    <>
      <ReductionsCard
        words={t}
        form={state.form}
        pricing={state.pricing}
        offer={state.offer}
        hasCode={fields.discountCode}
        codeId={`${idPrefix}-code`}
        codeError={codeError}
        onChange={state.changeReductions}
        onApplyCode={state.applyCode}
        onOpenCoupons={() => state.setIsCouponOpen(true)}
      />
      {state.pricing.offerRefusal === null ? (
        <PriceCard state={state} isTaxShown={fields.taxes} />
      ) : (
        <OfferNote
          words={t}
          reason={state.pricing.offerRefusal}
          again={t('subOrder.priceAgain')}
          isCounting={state.pricing.isCounting}
          onAgain={state.pricing.refetch}
        />
      )}
    </>
  )
}
