import type { GoodsDetail, Sku } from '@contract/routes/goods'
import { isSkuOpen } from '@/features/catalogue/sku'

/** The selected SKU: the requested one if available, else the first available one, else none. */
export const chosenSku = (goods: GoodsDetail, wishedId: string | undefined): Sku | undefined =>
  goods.skus.find((sku) => sku.id === wishedId && isSkuOpen(sku)) ?? goods.skus.find(isSkuOpen)

/** How the product is obtained: booked for free, on request (hidden price), booked on a date, or bought. */
export type Way = 'free' | 'ask' | 'book' | 'buy' | 'none'

/** The action of the page's main button. Nothing is available when every SKU is closed. */
export function wayOf(goods: GoodsDetail): Way {
  if (goods.isFree) return 'free'
  if (goods.priceText !== null || goods.salesPrice === null) return 'ask'
  if (!goods.skus.some(isSkuOpen)) return 'none'
  return goods.firstFreeDay !== null ? 'book' : 'buy'
}
