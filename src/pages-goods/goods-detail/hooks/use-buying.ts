import { useState } from 'react'
import type { GoodsDetail } from '@contract/routes/goods'
import { useAddToCart } from '@/features/cart/hooks/use-add-to-cart'
import { isCartable } from '@/features/catalogue/sku'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { chosenSku, wayOf } from '../sku-choice'
import { useBookingSheet } from './use-booking-sheet'
import { useFittingPerson } from './use-fitting-person'

/** Parameters of the page: a version, and the clinic that linked here. */
export interface Wished {
  skuId: string | undefined
  shopId: string | undefined
}

/** How the product is bought: SKU, person, and the actions of the main button and the cart button. */
export function useBuying(goods: GoodsDetail, wished: Wished) {
  const [skuId, setSkuId] = useState(wished.skuId)
  const fitting = useFittingPerson(goods.eligibility)
  const { add, isAdding, snack } = useAddToCart()
  const sku = chosenSku(goods, skuId)
  const way = wayOf(goods)
  const personId = fitting.current && !fitting.reasonOf(fitting.current) ? fitting.current.id : undefined
  const booking = useBookingSheet({
    spuId: goods.id,
    hasShops: goods.shopCount > 0,
    wishedShopId: wished.shopId,
    onChosen: ({ slotId, date, time }, shopId) =>
      go(way === 'free' ? routes.goodsFreeBook : routes.goodsConfirm, {
        id: goods.id,
        skuId: way === 'free' ? undefined : sku?.id,
        shopId,
        slotId,
        date,
        time,
        personId,
      }),
  })
  return {
    sku,
    setSkuId,
    fitting,
    way,
    canBook: way === 'free' || way === 'book',
    booking,
    snack,
    isAdding,
    onMain: () => {
      if (way === 'book') booking.open()
      else if (way === 'free') go(routes.goodsFreeBook, { id: goods.id, personId })
      else go(routes.goodsConfirm, { id: goods.id, skuId: sku?.id, personId })
    },
    onAdd:
      sku && isCartable(goods)
        ? () => {
            void add(goods, sku, personId ? { personId } : {})
          }
        : undefined,
  }
}
