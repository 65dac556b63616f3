import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '@contract/cart'
import type { Cart } from '@/hooks/use-cart'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useLoginGuard } from '@/navigation/use-login-guard'
import { canTick, type CartPart, checkoutParams, orderParts } from '../cart-parts'

/**
 * From ticked lines to the order form. What makes one order goes there at once; what makes several is offered one by one in
 * `parts`. A visitor signs in first: the lines are then those of the person's own cart, known by their SKU.
 * @param prepare sends what was pressed and not sent yet; false stops: what is ordered would not be what was pressed
 */
export function useCheckout(cart: Cart, prepare: () => Promise<boolean>) {
  const guard = useLoginGuard()
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const [chosenSkuIds, setChosenSkuIds] = useState<readonly string[] | null>(null)
  const { lines, isSignedIn, query, unmergedCount } = cart
  const partsOf = (skuIds: readonly string[], from: readonly CartLine[]) =>
    orderParts(from.filter((line) => skuIds.includes(line.skuId) && canTick(line)))
  const open = (part: CartPart) => go(routes.goodsConfirm, checkoutParams(part))

  const proceed = useRef<() => void>(() => undefined)
  useEffect(() => {
    proceed.current = () => {
      setWanted(null)
      const isMissing = (skuId: string) => !lines?.some((line) => line.skuId === skuId)
      // what was ticked before the sign-in is not in this cart: the page says so, and is pressed again once it is
      if (!wanted || !lines || (unmergedCount > 0 && wanted.some(isMissing))) return
      const parts = partsOf(wanted, lines)
      if (parts.length === 1 && parts[0]) open(parts[0])
      else if (parts.length > 1) setChosenSkuIds(wanted)
    }
  })
  const isReady =
    wanted !== null && isSignedIn && (lines !== undefined || query.error !== undefined) && !query.isFetching
  useEffect(() => {
    if (isReady) proceed.current()
  }, [isReady])

  return {
    isBusy: wanted !== null && isSignedIn,
    // before the sign-in, not after it: a visitor's last press belongs into the cart that is merged then
    start: (skuIds: readonly string[]) => {
      void prepare().then((isPrepared) => {
        if (isPrepared) guard(() => setWanted(skuIds))
      })
    },
    parts: chosenSkuIds && lines ? partsOf(chosenSkuIds, lines) : [],
    open: (part: CartPart) => {
      setChosenSkuIds(null)
      open(part)
    },
    close: () => setChosenSkuIds(null),
  }
}
