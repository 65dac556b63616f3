import type { CartLine } from '@contract/routes/cart'
import type { GoodsDetail } from '@contract/routes/goods'
import { isGone } from '@/api/api-error'
import type { OrderFormFields } from '@/features/orders/api/order-form.api'
import { type Reading, readState, readTogether, type Unread } from '@/utils/read-state'

/** The ordered goods: cart lines, or one product. */
export type Ordered =
  | { kind: 'cart'; lines: readonly CartLine[]; asked: number }
  | { kind: 'goods'; goods: GoodsDetail; skuId: string }

/** The states of the page of an order of shipped goods. */
export type SubOrderPageState =
  | Unread
  | { kind: 'visitor' }
  | { kind: 'gone' }
  | { kind: 'cartGone' }
  | { kind: 'ready'; ordered: Ordered; fields: OrderFormFields }

interface Reads {
  isSignedIn: boolean
  skuId: string | undefined
  goods: Reading & { data?: GoodsDetail | undefined }
  display: Reading & { data?: OrderFormFields | undefined }
  /** the lines in the address; null when a product is bought directly */
  cart: (Reading & { lines: readonly CartLine[] | undefined; asked: number }) | null
}

const skuOf = (goods: GoodsDetail, skuId: string | undefined): string | undefined =>
  (goods.skus.find((sku) => sku.id === skuId) ?? goods.skus.find((sku) => sku.enable && sku.stock > 0))?.id

/** Signing in first loses no input, because none exists yet. */
export function subOrderPageState({ isSignedIn, skuId, goods, display, cart }: Reads): SubOrderPageState {
  if (!isSignedIn) return { kind: 'visitor' }
  const reads = readTogether(display, cart ?? goods)
  if (cart) {
    const both = cart.lines && display.data ? { lines: cart.lines, fields: display.data } : undefined
    const state = readState(both, reads)
    if (state.kind !== 'ready') return state
    const { lines, fields } = state.data
    if (lines.length === 0) return { kind: 'cartGone' }
    return { kind: 'ready', ordered: { kind: 'cart', lines, asked: cart.asked }, fields }
  }
  const both = goods.data && display.data ? { of: goods.data, fields: display.data } : undefined
  const state = readState(both, reads, { isGone: isGone(goods.error) })
  if (state.kind !== 'ready') return state
  const { of, fields } = state.data
  const sku = skuOf(of, skuId)
  if (sku === undefined || of.isBookable || of.priceText !== null) return { kind: 'gone' }
  return { kind: 'ready', ordered: { kind: 'goods', goods: of, skuId: sku }, fields }
}
