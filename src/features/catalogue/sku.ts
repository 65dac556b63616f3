import type { GoodsDetail, Sku } from '@contract/routes/goods'

/** Whether a version is available. */
export const isSkuOpen = (sku: Sku): boolean => sku.enable && sku.stock > 0

/** Whether goods can be added to a cart: on sale and with a visible price. */
export const isCartable = (
  goods: Pick<GoodsDetail, 'shelf' | 'isFree' | 'priceText' | 'salesPrice' | 'stock'>,
): boolean =>
  goods.shelf && !goods.isFree && goods.priceText === null && goods.salesPrice !== null && goods.stock > 0
