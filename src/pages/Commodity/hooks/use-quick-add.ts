import { useState } from 'react'
import { limits } from '@contract/constants/limits'
import type { GoodsDetail } from '@contract/routes/goods'
import { useAddToCart } from '@/features/cart/hooks/use-add-to-cart'
import { useLazyGoodsDetailQuery } from '@/features/catalogue/api/goods.api'
import { isSkuOpen } from '@/features/catalogue/sku'

/**
 * Adds products to the cart from a list: those with one version immediately, others after a choice. Pass
 * `sheet` to VersionSheet and `snack` to SnackBar.
 */
export function useQuickAdd() {
  const [read] = useLazyGoodsDetailQuery()
  const { add, refuse, isAdding, snack } = useAddToCart()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [asked, setAsked] = useState<{
    goods: GoodsDetail
    skuId: string | undefined
    quantity: number
  } | null>(null)
  const sku = asked?.goods.skus.find(({ id }) => id === asked.skuId)
  const price = sku?.salesPrice ?? asked?.goods.salesPrice ?? null

  const start = async (id: string) => {
    if (busyId !== null) return
    setBusyId(id)
    const { data: goods, error } = await read(id, true)
    const [first, second] = goods?.skus.filter(isSkuOpen) ?? []
    if (goods && first && goods.skus.length === 1 && !second) await add(goods, first)
    else if (goods) setAsked({ goods, skuId: first?.id, quantity: 1 })
    // no longer available since the list was read
    else refuse(error)
    setBusyId(null)
  }
  const confirm = async () => {
    if (asked && sku && (await add(asked.goods, sku, { quantity: asked.quantity }))) setAsked(null)
  }
  return {
    start: (id: string) => {
      void start(id)
    },
    busyId,
    snack,
    sheet: {
      isOpen: asked !== null,
      name: asked?.goods.name ?? '',
      picture: sku?.picUrl || asked?.goods.picUrls[0] || '',
      priceCents: price === null ? null : price,
      skus: asked?.goods.skus ?? [],
      chosenId: asked?.skuId,
      isBusy: isAdding,
      ...(asked && !asked.goods.isBookable
        ? {
            quantity: {
              value: asked.quantity,
              max: Math.min(limits.cartQuantity, sku?.stock ?? 1),
              onChange: (quantity: number) => setAsked({ ...asked, quantity }),
            },
          }
        : null),
      onChoose: (skuId: string) => setAsked((now) => now && { ...now, skuId, quantity: 1 }),
      onConfirm: () => {
        void confirm()
      },
      onClose: () => setAsked(null),
    },
  }
}
