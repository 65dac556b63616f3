import { useState } from 'react'
import type { CartLine } from '@contract/routes/cart'
import { useCartListQuery } from '@/features/cart/api/cart.api'

/**
 * The cart lines in the address, as they were when the form opened: placing the order removes them from the
 * cart while the form is still shown.
 * @param cartIds comma-separated ids of lines; '' when a product is bought directly
 */
export function useCartLines(cartIds: string, isSignedIn: boolean) {
  const isWanted = isSignedIn && cartIds !== ''
  const cart = useCartListQuery(undefined, { skip: !isWanted })
  const [kept, setKept] = useState<CartLine[] | null>(null)
  if (cartIds === '') return null
  const ids = cartIds.split(',')
  const found = cart.currentData?.filter(({ id, state }) => ids.includes(id) && state === 'ok')
  if (isWanted && !kept && found?.length && !cart.isFetching) setKept(found)
  return {
    lines: kept ?? (cart.isFetching ? undefined : found),
    asked: ids.length,
    error: cart.error,
    isFetching: cart.isFetching,
    refetch: () => {
      if (isWanted) void cart.refetch()
    },
  }
}
