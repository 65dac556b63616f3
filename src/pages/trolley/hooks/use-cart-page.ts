import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import type { CartLine } from '@contract/routes/cart'
import { isApiError } from '@/api/api-error'
import { linesTicked, linesUnticked, selectUntickedKeys } from '@/features/cart/cart.slice'
import { useShownAgain } from '@/hooks/use-shown-again'
import type { Translate } from '@/i18n/engine'
import { useText } from '@/i18n/use-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { canTick, clashingIds, isSetApart, keyOf, keysOf, orderParts, sumOf } from '../cart-parts'
import { useCart } from './use-cart'
import { useCheckout } from './use-checkout'
import { useLinePlace } from './use-line-place'
import { useLineVersion } from './use-line-version'
import { useQuantities } from './use-quantities'
import { useRemoval } from './use-removal'

/** What follows the button: several orders, told before it is pressed; else what only the order works out. */
function noteOf(ticked: readonly CartLine[], t: Translate<'pages/trolley'>): string {
  const parts = orderParts(ticked)
  if (parts.length < 2) return t('cart.sumNote')
  const visits = parts.filter(({ kind }) => kind === 'appointment').length
  const parcels = parts.length - visits
  return t('cart.part.note', {
    count: parts.length,
    parts: [
      ...(visits ? [t('cart.part.visits', { count: visits })] : []),
      ...(parcels ? [t('cart.part.parcels', { count: parcels })] : []),
    ].join(t('cart.part.comma')),
  })
}

/** State and actions of the cart page. */
export function useCartPage() {
  const { t } = useText('pages/trolley')
  const dispatch = useAppDispatch()
  const cart = useCart()
  const unticked = useAppSelector(selectUntickedKeys)
  const [isEditing, setIsEditing] = useState(false)
  const refused = (error: unknown) =>
    removal.setNote({
      text: isApiError(error) && error.kind === 'business' && error.msg ? error.msg : t('cart.notSaved'),
    })
  const quantities = useQuantities(cart.setQuantity, refused)
  const removal = useRemoval(cart, quantities.flush)
  const version = useLineVersion(cart.setVersion, refused)
  const place = useLinePlace(cart.setPlace, refused)
  const checkout = useCheckout(cart, async () => (await quantities.flush()) && cart.settled())
  useShownAgain(() => {
    void cart.refetch()
  })
  usePullDownRefresh(() => {
    void cart.refetch().finally(() => Taro.stopPullDownRefresh())
  })

  const all = cart.lines ? quantities.apply(cart.lines) : []
  const shown = all.filter((line) => !isSetApart(line))
  const orderable = shown.filter(canTick)
  const ticked = orderable.filter((line) => !unticked.includes(keyOf(line)))
  const tick = (lines: readonly CartLine[], isTicked: boolean) => {
    dispatch((isTicked ? linesTicked : linesUnticked)(keysOf(lines.filter(canTick))))
  }
  return {
    cart,
    shown,
    apart: all.filter(isSetApart),
    hasLines: all.length > 0,
    ticked,
    clashing: clashingIds(ticked),
    tick,
    isEditing,
    toggleEditing: () => setIsEditing(!isEditing),
    quantities,
    version,
    place,
    checkout,
    ...removal,
    sum: {
      isAllTicked: orderable.length > 0 && ticked.length === orderable.length,
      canTickAll: orderable.length > 0,
      count: ticked.length,
      cents: sumOf(ticked),
      note: noteOf(ticked, t),
      isEditing,
      isBusy: checkout.isBusy,
      onTickAll: (isTicked: boolean) => tick(orderable, isTicked),
      onCheckout: () => checkout.start(keysOf(ticked)),
      onRemove: () => {
        void removal.remove(ticked)
      },
    },
  }
}
export type CartPageState = ReturnType<typeof useCartPage>
