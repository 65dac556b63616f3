import type { CartLineState } from '../../../../contract/constants/enums'
import { limits } from '../../../../contract/constants/limits'
import type { sku, spu } from '../../../db/schema/goods'
import type { shoppingCart } from '../../../db/schema/trade'

export type CartRow = typeof shoppingCart.$inferSelect

type SpuRow = typeof spu.$inferSelect

type SkuRow = typeof sku.$inferSelect

/** The product of a line; null when it was deleted from the catalogue. */
export interface CartGoods {
  spu: SpuRow
  sku: SkuRow
}

/**
 * The maximum quantity of a SKU in a cart or an order; products with appointments are bought one at a time.
 */
export function largestQuantity(goods: CartGoods): number {
  return Math.max(0, Math.min(goods.spu.isBookable ? 1 : limits.cartQuantity, goods.sku.stock))
}

const isForSale = (goods: CartGoods): boolean =>
  goods.spu.isOnShelf && !goods.spu.isDeleted && !goods.spu.isFree && goods.sku.isEnabled

/** The reason why a line cannot be ordered. */
export function lineStateOf(goods: CartGoods | null, quantity: number): CartLineState {
  if (!goods || !isForSale(goods)) return 'offShelf'
  if (goods.spu.isPriceHidden) return 'priceHidden'
  if (goods.sku.stock === 0) return 'soldOut'
  return quantity > largestQuantity(goods) ? 'short' : 'ok'
}
