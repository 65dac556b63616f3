import { useState } from 'react'
import type { BodyOf, DataOf } from '@contract/route'
import type { couponUserForLines } from '@contract/routes/coupons'
import type { calculateOrderPrice, placeOrder } from '@contract/routes/order-placing'
import { isApiError } from '@/api/api-error'
import { useCouponsForLinesQuery } from '@/features/orders/api/order-coupons.api'
import { useOrderPriceQuery } from '@/features/orders/api/order-placing.api'
import { type Offer, offerRefusal } from '@/features/orders/offer'
import { selectIsSignedIn } from '@/features/session/session.slice'
import type { TextParams } from '@/i18n/engine'
import type { TextKey } from '@/i18n/text-keys'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'

export type OrderLines = BodyOf<typeof placeOrder>['lines']
export type OrderPrice = DataOf<typeof calculateOrderPrice>

type ReductionKey = Extract<TextKey<'pages-goods'>, `reductions.${string}`>
/** The texts of the namespace of the order page: each such namespace has its own block `reductions`. */
export type ReductionWords = (key: ReductionKey, params?: TextParams) => string

/** The part of an order form that reduces its price. */
export interface ReductionForm {
  /** null: the best one; '' for none */
  couponId: string | null
  hasPoints: boolean
  codeText: string
  /** the code to validate on the server; '' for none */
  appliedCode: string
}
export const emptyReductions: ReductionForm = {
  couponId: null,
  hasPoints: true,
  codeText: '',
  appliedCode: '',
}

interface Reductions {
  discountCode?: string
  couponUserId?: string
}
type Chosen = Pick<ReductionForm, 'couponId' | 'hasPoints' | 'appliedCode'>

type Coupons = DataOf<typeof couponUserForLines>

/** The coupons for the lines, with the chosen or the best one; none together with a discount code. */
function couponsOf(known: Coupons | undefined, { couponId, appliedCode }: Chosen) {
  const usable = known?.usable ?? []
  const best = usable[0]
  const chosen = couponId === null ? best : usable.find(({ id }) => id === couponId)
  return { usable, unusable: known?.unusable ?? [], best, chosen: appliedCode === '' ? chosen : undefined }
}

/** The account's coupons for the lines; `shown` are those of the previous lines until they are known. */
function useCoupons(lines: OrderLines, form: Chosen, isSkipped: boolean) {
  // visitors have no coupons
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const coupons = useCouponsForLinesQuery({ lines }, { skip: isSkipped || !isSignedIn })
  const known = isSignedIn ? coupons.currentData : undefined
  const isReading = coupons.isFetching && !known
  const shown = isReading && isSignedIn ? coupons.data : known
  return {
    now: couponsOf(known, form),
    shown: { ...couponsOf(shown, form), isReading: isReading && !shown },
    isReading,
    refetch: () => {
      if (!coupons.isUninitialized) void coupons.refetch()
    },
  }
}

/** The last complete price: shown until that of other lines or reductions is known. */
function useLastPrice(price: OrderPrice | undefined): OrderPrice | undefined {
  const [last, setLast] = useState(price)
  if (price && price !== last) setLast(price)
  return last
}

/** A code, or else the coupon: they exclude one another. */
function reductionsOf(code: string, couponUserId: string | undefined): Reductions {
  if (code !== '') return { discountCode: code }
  return couponUserId === undefined ? {} : { couponUserId }
}

/**
 * The price computed by the server: with the code or the best coupon, and with as many points as the order
 * accepts. When a code is refused, the price without it and the reason.
 * @param offer the special price, which excludes coupon and code
 * @param isSkipped there is nothing to price
 */
export function useReducedPrice(
  lines: OrderLines,
  form: Chosen,
  { offer, isSkipped = false }: { offer?: Offer | undefined; isSkipped?: boolean } = {},
) {
  const special = offer ? { offer } : {}
  const coupons = useCoupons(lines, form, isSkipped || !!offer)
  const plain = useOrderPriceQuery({ lines, ...special }, { skip: isSkipped })
  const reductions = offer ? {} : reductionsOf(form.appliedCode, coupons.now.chosen?.id)
  const isReduced = !isSkipped && Object.keys(reductions).length > 0
  const reduced = useOrderPriceQuery({ lines, ...reductions }, { skip: !isReduced })
  const isRefused = isReduced && reduced.isError
  const base = isReduced && !isRefused ? reduced.currentData : plain.currentData
  const sent = isRefused ? {} : reductions

  // until the price with the coupon arrives, use the one without: the points row must not disappear and
  // return
  const usablePoints = (base ?? plain.currentData)?.points?.usable ?? 0
  const pointsUsed = form.hasPoints ? usablePoints : 0
  const pointed = useOrderPriceQuery(
    { lines, ...special, ...sent, pointsUsed },
    { skip: pointsUsed === 0 || !base },
  )
  const hasPoints = pointsUsed > 0 && !pointed.isError
  const price = coupons.isReading ? undefined : hasPoints ? pointed.currentData : base
  const isCounting = reduced.isFetching || pointed.isFetching || plain.isFetching
  const last = useLastPrice(price)
  const isStale = !price && last !== undefined && (isCounting || coupons.isReading)
  const shownPrice = isStale ? last : price
  const error = isRefused && isApiError(reduced.error) ? reduced.error : null
  return {
    coupon: coupons.shown,
    /** the price without reductions: its lines are known first */
    plain: plain.isFetching ? plain.data : plain.currentData,
    /** the price of these lines and reductions; only it may be ordered at */
    price,
    /** the price to display; `isStale`: still the previous one */
    shownPrice,
    isStale,
    state: readState(shownPrice, plain),
    /** why the special price is refused; null when it is not */
    offerRefusal: offerRefusal(offer, plain.error),
    usablePoints: isStale ? (last.points?.usable ?? 0) : usablePoints,
    reductions: { ...special, ...sent, ...(hasPoints ? { pointsUsed } : {}) },
    codeError: form.appliedCode !== '' ? error : null,
    codeText: base?.discount?.text,
    isCounting,
    refetch: () => {
      if (!plain.isUninitialized) void plain.refetch()
      coupons.refetch()
      if (isReduced) void reduced.refetch()
      if (hasPoints) void pointed.refetch()
    },
  }
}
export type ReducedPrice = ReturnType<typeof useReducedPrice>
