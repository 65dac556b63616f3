import { useOrderPriceQuery } from '@/features/orders/api/orders.api'
import { type Offer, offerRefusal } from '@/features/orders/offer'
import type { FieldError } from '@/pages-goods/hooks/use-form-faults'
import { readState } from '@/utils/read-state'
import { asApiError } from './confirm-form'

type Lines = { spuId: string; skuId: string; quantity: number }[]

/**
 * The order's price as calculated by the server; a refused code leaves the price without discount and shows
 * the reason.
 * @param offer the special price; a discount code does not go with it
 */
export function useOrderPrice(
  lines: Lines,
  appliedCode: string,
  isSkipped: boolean,
  offer: Offer | undefined,
) {
  const plain = useOrderPriceQuery({ lines, ...(offer ? { offer } : {}) }, { skip: isSkipped })
  const coded = useOrderPriceQuery(
    { lines, discountCode: appliedCode },
    { skip: isSkipped || appliedCode === '' },
  )
  const codedPrice = appliedCode === '' || coded.isError ? undefined : coded.currentData
  const codeError = appliedCode !== '' && coded.isError ? asApiError(coded.error) : null
  const price = codedPrice ?? plain.currentData
  return {
    state: readState(price, plain),
    /** why the special price is not given; null when it is */
    offerRefusal: offerRefusal(offer, plain.error),
    refetch: plain.refetch,
    price,
    totalCents: price && price.paymentPrice,
    /** The code that the price includes. */
    discountCode: codedPrice ? appliedCode : undefined,
    discountText: codedPrice?.discount?.text,
    codeError: (codeError && codeError.msg
      ? { text: codeError.msg }
      : codeError
        ? { key: 'confirm.error.codeNotChecked' }
        : undefined) as FieldError | undefined,
    isCheckingCode: appliedCode !== '' && coded.isFetching,
    checkAgain: () => {
      if (!coded.isUninitialized) void coded.refetch()
    },
  }
}
export type OrderPriceState = ReturnType<typeof useOrderPrice>
