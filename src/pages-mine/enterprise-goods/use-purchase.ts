import { useState } from 'react'
import { limits } from '@contract/constants/limits'
import type { EnterpriseGoodsDetail } from '@contract/routes/enterprise'
import type { Sku } from '@contract/routes/goods'
import { isSkuOpen } from '@/features/catalogue/sku'
import { offerParam } from '@/features/orders/offer'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Versions with the prices of the price list in place of the usual ones. */
export const withPrices = (skus: readonly Sku[], prices: EnterpriseGoodsDetail['prices']): Sku[] =>
  skus.map((sku) => ({
    ...sku,
    salesPrice: prices.find(({ skuId }) => skuId === sku.id)?.enterprisePrice ?? null,
  }))

/** The versions on the price list, the chosen one with its price and quota, and the quantity. */
export function usePurchase(detail: EnterpriseGoodsDetail | undefined) {
  const [skuId, setSkuId] = useState('')
  const [wanted, setWanted] = useState(1)
  const skus = detail?.goods.skus.filter(({ id }) => detail.prices.some((price) => price.skuId === id)) ?? []
  const sku = skus.find(({ id }) => id === skuId) ?? skus.find(isSkuOpen) ?? skus[0]
  const price = detail?.prices.find((one) => one.skuId === sku?.id)
  const max = Math.min(limits.cartQuantity, price?.quotaLeft ?? 0, sku?.stock ?? 0)
  const quantity = Math.min(wanted, Math.max(1, max))
  const buy = () => {
    if (!detail || !price) return
    go(detail.goods.isBookable ? routes.goodsConfirm : routes.subOrder, {
      id: detail.goods.id,
      skuId: price.skuId,
      quantity,
      offer: offerParam({ kind: 'enterprise', id: price.offerId }),
      most: price.quotaLeft,
    })
  }
  const canBuy = !!sku && isSkuOpen(sku) && max > 0
  return { skus, sku, price, max, quantity, canBuy, setSkuId, setWanted, buy }
}
export type Purchase = ReturnType<typeof usePurchase>
