import { UnreadState } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import type { OrderFormFields } from '@/features/orders/api/order-form.api'
import { ReductionsCard } from '@/features/orders/components/reductions-card'
import { useSettled } from '@/hooks/use-settled'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { idPrefix } from '../id-prefix'
import type { Ordered } from '../sub-order-state'
import type { SubOrderState } from '../use-sub-order'
import { OfferNote } from './offer-note'
import { PriceCard } from './price-card'

interface CostCardsProps {
  ordered: Ordered
  fields: OrderFormFields
  state: SubOrderState
  codeError: string | undefined
}

/** Reductions and the resulting price, or why the special price is refused. */
export function CostCards({ ordered, fields, state, codeError }: CostCardsProps) {
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
          reason={state.pricing.offerRefusal}
          onNormalPrice={() => {
            if (ordered.kind === 'goods')
              replace(routes.subOrder, { id: ordered.goods.id, skuId: ordered.skuId })
          }}
        />
      )}
    </>
  )
}
