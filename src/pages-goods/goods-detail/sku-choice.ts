import type { GoodsDetail, Sku } from '@contract/goods'
import { isSkuOpen } from '@/utils/sku'

/** The version that is chosen: the wished one when it can be had, else the first that can, else none. */
export const chosenSku = (goods: GoodsDetail, wishedId: string | undefined): Sku | undefined =>
  goods.skus.find((sku) => sku.id === wishedId && isSkuOpen(sku)) ?? goods.skus.find(isSkuOpen)

/** How the goods are got: booked free, asked about (price hidden), booked on a date, or bought. */
export type Way = 'free' | 'ask' | 'book' | 'buy' | 'none'

/** The one thing the page's main button does. Nothing can be had when every version is closed. */
export function wayOf(goods: GoodsDetail): Way {
  if (goods.isFree === '1') return 'free'
  if (goods.priceText !== null || goods.salesPrice === null) return 'ask'
  if (!goods.skus.some(isSkuOpen)) return 'none'
  return goods.isBookable === '1' && goods.firstFreeDay !== null ? 'book' : 'buy'
}
