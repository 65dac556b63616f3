import { useOrderPriceQuery } from '@/api/orders.api'
import { parseCents } from '@/utils/money'
import { asApiError, type FieldError } from './confirm-form'

type Lines = { spuId: string; skuId: string; quantity: number }[]

/** What the order costs, as the server counts it; a code that it refuses leaves the price without one, and says why. */
export function useOrderPrice(lines: Lines, appliedCode: string, isSkipped: boolean) {
  const plain = useOrderPriceQuery({ lines }, { skip: isSkipped })
  const coded = useOrderPriceQuery(
    { lines, discountCode: appliedCode },
    { skip: isSkipped || appliedCode === '' },
  )
  const codedPrice = appliedCode === '' || coded.isError ? undefined : coded.currentData
  const codeError = appliedCode !== '' && coded.isError ? asApiError(coded.error) : null
  const price = codedPrice ?? plain.currentData
  return {
    query: {
      data: price,
      error: plain.error,
      isLoading: plain.isLoading,
      isFetching: plain.isFetching,
      refetch: plain.refetch,
    },
    price,
    totalCents: price && parseCents(price.paymentPrice),
    /** The code that the price counts with. */
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
