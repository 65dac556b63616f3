import type { DataOf } from '@contract/route'
import type { calculateOrderPrice } from '@contract/routes/orders'
import { isApiError } from '@/api/api-error'
import { useOrderPriceQuery } from '@/features/orders/api/orders.api'
import { type Offer, offerRefusal } from '@/features/orders/offer'
import { useCouponsForLinesQuery } from '@/pages-shopping/api/coupons.api'
import { readState } from '@/utils/read-state'
import type { OrderLines, SubOrderForm } from './sub-order-form'

export type OrderPrice = DataOf<typeof calculateOrderPrice>

interface Reductions {
  discountCode?: string
  couponUserId?: string
}

/** The coupon that the order goes with: the chosen one, or the best; none beside a discount code or special price. */
function useCoupon(lines: OrderLines, { couponId, appliedCode }: SubOrderForm, isSkipped: boolean) {
  const coupons = useCouponsForLinesQuery({ lines }, { skip: isSkipped })
  const usable = coupons.currentData?.usable ?? []
  const best = usable[0]
  const chosen = couponId === null ? best : usable.find(({ id }) => id === couponId)
  return {
    usable,
    unusable: coupons.currentData?.unusable ?? [],
    isReading: coupons.isFetching && !coupons.currentData,
    best,
    chosen: appliedCode === '' ? chosen : undefined,
    refetch: () => {
      if (!isSkipped) void coupons.refetch()
    },
  }
}

/**
 * The price as the server counts it: with the code or the best coupon, and with as many points as the order takes. A
 * refused code leaves the price without it, and its reason.
 * @param offer the special price: neither coupon nor code goes with it
 */
export function useSubOrderPrice(lines: OrderLines, form: SubOrderForm, offer: Offer | undefined) {
  const special = offer ? { offer } : {}
  const coupon = useCoupon(lines, form, !!offer)
  const plain = useOrderPriceQuery({ lines, ...special })
  const reductions: Reductions = offer
    ? {}
    : form.appliedCode !== ''
      ? { discountCode: form.appliedCode }
      : coupon.chosen
        ? { couponUserId: coupon.chosen.id }
        : {}
  const isReduced = Object.keys(reductions).length > 0
  const reduced = useOrderPriceQuery({ lines, ...reductions }, { skip: !isReduced })
  const isRefused = isReduced && reduced.isError
  const base = isReduced && !isRefused ? reduced.currentData : plain.currentData
  const sent = isRefused ? {} : reductions

  const usablePoints = base?.points?.usable ?? 0
  const pointsUsed = form.hasPoints ? usablePoints : 0
  const pointed = useOrderPriceQuery(
    { lines, ...special, ...sent, pointsUsed },
    { skip: pointsUsed === 0 || !base },
  )
  const hasPoints = pointsUsed > 0 && !pointed.isError
  const price = coupon.isReading ? undefined : hasPoints ? pointed.currentData : base
  const error = isRefused && isApiError(reduced.error) ? reduced.error : null
  return {
    coupon,
    /** what the order is worth without any reduction: its lines are known first */
    plain: plain.currentData,
    price,
    state: readState(price, plain),
    /** why the special price is not given; null when it is */
    offerRefusal: offerRefusal(offer, plain.error),
    usablePoints,
    reductions: { ...special, ...sent, ...(hasPoints ? { pointsUsed } : {}) },
    codeError: form.appliedCode !== '' ? error : null,
    codeText: base?.discount?.text,
    isCounting: reduced.isFetching || pointed.isFetching || plain.isFetching,
    refetch: () => {
      void plain.refetch()
      coupon.refetch()
      if (isReduced) void reduced.refetch()
      if (hasPoints) void pointed.refetch()
    },
  }
}
export type SubOrderPrice = ReturnType<typeof useSubOrderPrice>
