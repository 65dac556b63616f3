import type { CartLine } from '@contract/cart'
import { limits } from '@contract/constants/limits'
import type { GoodsDetail } from '@contract/goods'
import { formatCents, parseCents } from './money'

interface KeptLine {
  spuId: string
  skuId: string
  quantity: number
  addPrice: string
  place: { shopId: string; shopName: string; slotId: string; bookingDate: string; bookingTime: string } | null
}

function stateOf(
  goods: GoodsDetail | null,
  quantity: number,
  maxQuantity: number,
  isSkuThere: boolean,
): CartLine['state'] {
  if (!goods || goods.shelf !== '1' || goods.isFree === '1' || !isSkuThere) return 'offShelf'
  if (goods.priceText !== null) return 'priceHidden'
  if (maxQuantity === 0) return 'soldOut'
  return quantity > maxQuantity ? 'short' : 'ok'
}

/**
 * A visitor's line as the server would show it in a cart of its own. Its id is the SKU's. What became of a wished
 * appointment is known only for one that has gone by.
 * @param goods null when they are gone
 * @param now 'yyyy-MM-dd HH:mm' in the store's zone
 */
export function toCartLine(line: KeptLine, goods: GoodsDetail | null, now: string): CartLine {
  const sku = goods?.skus.find(({ id, enable }) => id === line.skuId && enable === '1')
  const stock = sku?.stock ?? 0
  const maxQuantity = Math.min(goods?.isBookable === '1' ? 1 : limits.cartQuantity, stock)
  const salesPrice = goods?.priceText === null ? (sku?.salesPrice ?? null) : null
  const change = salesPrice === null ? 0 : parseCents(salesPrice) - parseCents(line.addPrice)
  const place = goods?.isBookable === '1' ? line.place : null
  return {
    id: line.skuId,
    spuId: line.spuId,
    skuId: line.skuId,
    spuName: goods?.name ?? '',
    specInfo: sku?.name ?? '',
    picUrl: sku?.picUrl || goods?.picUrls[0] || '',
    kind: goods?.kind ?? 'product',
    isBookable: goods?.isBookable ?? '0',
    isCrossBorder: '0',
    quantity: line.quantity,
    maxQuantity,
    stock,
    addPrice: line.addPrice,
    salesPrice,
    priceChange: change === 0 ? null : formatCents(change),
    state: stateOf(goods, line.quantity, maxQuantity, sku !== undefined),
    stateDesc: '',
    shopId: place?.shopId ?? null,
    shopName: place?.shopName ?? null,
    personId: null,
    personName: null,
    slotId: place?.slotId ?? null,
    bookingDate: place?.bookingDate ?? null,
    bookingTime: place?.bookingTime ?? null,
    bookingState: !place ? 'none' : `${place.bookingDate} ${place.bookingTime}` < now ? 'past' : 'ok',
    bookingDesc: '',
  }
}

/** The lines of now with the removed ones back in their places: what was changed or added since stays so. */
export function withReturned<L extends { skuId: string }>(
  now: readonly L[],
  before: readonly L[],
  removedSkuIds: readonly string[],
): L[] {
  const find = (skuId: string) => now.find((line) => line.skuId === skuId)
  const added = now.filter(({ skuId }) => !before.some((line) => line.skuId === skuId))
  return [
    ...added,
    ...before.flatMap((line) => find(line.skuId) ?? (removedSkuIds.includes(line.skuId) ? [line] : [])),
  ]
}
