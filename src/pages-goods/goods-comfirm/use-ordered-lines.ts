import { useState } from 'react'
import type { CartLine } from '@contract/routes/cart'
import { useCartListQuery } from '@/features/cart/api/cart.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useAppSelector } from '@/store/hooks'

/**
 * The cart lines named in the address, as they were when the form opened: placing the order removes them from
 * the cart while the payment is still to come. A visitor has no cart on the server, so goods are then bought
 * directly.
 * @param cartIds comma-separated ids of lines
 * @returns null when goods are bought directly
 */
export function useOrderedLines(cartIds: string | undefined) {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const isWanted = isSignedIn && !!cartIds
  const cart = useCartListQuery(undefined, { skip: !isWanted })
  const [kept, setKept] = useState<CartLine[] | null>(null)
  const ids = cartIds?.split(',') ?? []
  const found = cart.currentData?.filter(({ id, state }) => ids.includes(id) && state === 'ok')
  if (isWanted && !kept && found?.length && !cart.isFetching) setKept(found)
  if (!isWanted && kept === null) return null
  return {
    lines: kept ?? (cart.isFetching ? undefined : found),
    error: cart.error,
    isFetching: cart.isFetching,
    refetch: cart.refetch,
  }
}
