import { limits } from '@contract/constants/limits'
import type { CartLine } from '@contract/routes/cart'
import type { GoodsDetail } from '@contract/routes/goods'
import type { Day, Time } from '@contract/rules/day'

interface KeptLine {
  spuId: string
  skuId: string
  quantity: number
  addPrice: number
  place: { shopId: string; shopName: string; slotId: string; bookingDate: Day; bookingTime: Time } | null
}

function stateOf(
  goods: GoodsDetail | null,
  quantity: number,
  maxQuantity: number,
  isSkuThere: boolean,
): CartLine['state'] {
  if (!goods || !goods.shelf || goods.isFree || !isSkuThere) return 'offShelf'
  if (goods.priceText !== null) return 'priceHidden'
  if (maxQuantity === 0) return 'soldOut'
  return quantity > maxQuantity ? 'short' : 'ok'
}

/**
 * A visitor's line in the form of the server's cart lines, with the SKU as id. Whether the chosen slot is
 * still available is unknown, except when it is in the past.
 * @param goods null when the product no longer exists
 * @param now 'yyyy-MM-dd HH:mm' in the store's zone
 */
export function toCartLine(line: KeptLine, goods: GoodsDetail | null, now: string): CartLine {
  const sku = goods?.skus.find(({ id, enable }) => id === line.skuId && enable)
  const stock = sku?.stock ?? 0
  const maxQuantity = Math.min(goods?.isBookable === true ? 1 : limits.cartQuantity, stock)
  const salesPrice = goods?.priceText === null ? (sku?.salesPrice ?? null) : null
  const change = salesPrice === null ? 0 : salesPrice - line.addPrice
  const place = goods?.isBookable === true ? line.place : null
  return {
    id: line.skuId,
    spuId: line.spuId,
    skuId: line.skuId,
    spuName: goods?.name ?? '',
    specInfo: sku?.name ?? '',
    picUrl: sku?.picUrl || goods?.picUrls[0] || '',
    kind: goods?.kind ?? 'product',
    isBookable: goods?.isBookable ?? false,
    isCrossBorder: false,
    quantity: line.quantity,
    maxQuantity,
    stock,
    addPrice: line.addPrice,
    salesPrice,
    priceChange: change === 0 ? null : change,
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

/** The current lines with the removed ones back in their positions; later changes and additions are kept. */
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
