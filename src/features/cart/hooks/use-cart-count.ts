import { useCartCountQuery } from '@/features/cart/api/cart.api'
import { selectShoppingCartCountNum } from '@/features/cart/cart.slice'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useAppSelector } from '@/store/hooks'

/** Number of lines in the cart: the account's, or the visitor's on this device. */
export function useCartCount(): number {
  useCartCountQuery(undefined, { skip: !useAppSelector(selectIsSignedIn) })
  return useAppSelector(selectShoppingCartCountNum)
}
