import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '@contract/routes/cart'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { canTick, type CartPart, checkoutParams, linesOf, orderParts } from '../cart-parts'
import type { Cart } from './use-cart'

/**
 * From selected lines to the order form. A single order opens immediately; several are offered one by one in
 * `parts`. Visitors sign in first; the lines are then found in the account's cart by their keys.
 * @param prepare sends pending changes; on false it aborts, since the order would differ from what is shown
 */
export function useCheckout(cart: Cart, prepare: () => Promise<boolean>) {
  const guard = useLoginGuard()
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const [chosenKeys, setChosenKeys] = useState<readonly string[] | null>(null)
  const { lines, isSignedIn, isSettled, unmergedCount } = cart
  const partsOf = (keys: readonly string[], from: readonly CartLine[]) =>
    orderParts(linesOf(keys, from).filter(canTick))
  const open = (part: CartPart) =>
    part.kind === 'appointment'
      ? go(routes.goodsConfirm, checkoutParams(part))
      : go(routes.subOrder, { cartIds: part.lines.map(({ id }) => id).join(',') })

  const proceed = useRef<() => void>(() => undefined)
  useEffect(() => {
    proceed.current = () => {
      setWanted(null)
      const isMissing = (key: string) => linesOf([key], lines ?? []).length === 0
      // the selection from before the sign-in is not in this cart yet: the page shows that, and the button
      // has to be pressed again afterwards
      if (!wanted || !lines || (unmergedCount > 0 && wanted.some(isMissing))) return
      const parts = partsOf(wanted, lines)
      if (parts.length === 1 && parts[0]) open(parts[0])
      else if (parts.length > 1) setChosenKeys(wanted)
    }
  })
  const isReady = wanted !== null && isSignedIn && isSettled
  useEffect(() => {
    if (isReady) proceed.current()
  }, [isReady])

  return {
    isBusy: wanted !== null && isSignedIn,
    // before the sign-in, because a visitor's last change belongs to the cart that is merged then
    start: (keys: readonly string[]) => {
      void prepare().then((isPrepared) => {
        if (isPrepared) guard(() => setWanted(keys))
      })
    },
    parts: chosenKeys && lines ? partsOf(chosenKeys, lines) : [],
    open: (part: CartPart) => {
      setChosenKeys(null)
      open(part)
    },
    close: () => setChosenKeys(null),
  }
}
