import type { DataOf } from '@contract/route'
import type { CartLine } from '@contract/routes/cart'
import type { GoodsDetail } from '@contract/routes/goods'
import type * as reading from '@contract/routes/reading'
import { isGone } from '@/api/api-error'
import { isShipped } from '@/features/catalogue/open-goods'
import { type Reading, readState, readTogether, type Unread } from '@/utils/read-state'

/** The fields that the form shows. */
type Fields = DataOf<typeof reading.orderConfirmDisplay>

/** The states of the order form page. */
export type ConfirmState =
  | Unread
  | { kind: 'gone' }
  /** known, but cannot be ordered with this form: hidden price, free, or without a version */
  | { kind: 'notForSale'; goodsId: string }
  /** shipped to a recipient: has its own page and order form */
  | { kind: 'elsewhere'; goodsId: string }
  /** none of the cart lines in the URL exists any more */
  | { kind: 'cartGone' }
  | { kind: 'ready'; goods: GoodsDetail; fields: Fields; cartLines: readonly CartLine[] | null }

interface ConfirmReads {
  /** id of the product in the URL; '' for none */
  id: string
  goods: Reading & { data?: GoodsDetail | undefined }
  display: Reading & { data?: Fields | undefined }
  /** the cart lines in the URL; null when a product is bought directly */
  cart: (Reading & { lines: readonly CartLine[] | undefined }) | null
}

const isForSale = ({ skus, priceText, isFree }: GoodsDetail): boolean =>
  skus.length > 0 && priceText === null && !isFree

/** Products first, then fields, then lines: an open form is not removed by a later failure. */
export function confirmState({ id, goods, display, cart }: ConfirmReads): ConfirmState {
  // reads that failed together are retried together; no failure is shown while one of them is loading
  const { error: _first, ...together } = readTogether(goods, display, ...(cart ? [cart] : []))
  const of = ({ error }: Reading): Reading => ({ ...together, error })
  const known = goods.data
  if (known && isShipped(known)) return { kind: 'elsewhere', goodsId: known.id }
  if (!known || !isForSale(known)) {
    const state = readState(known, of(goods), { isGone: id === '' || isGone(goods.error) })
    return state.kind === 'ready' ? { kind: 'notForSale', goodsId: state.data.id } : state
  }
  const fields = readState(display.data, of(display))
  if (fields.kind !== 'ready') return fields
  const ready = { kind: 'ready', goods: known, fields: fields.data } as const
  if (!cart) return { ...ready, cartLines: null }
  const lines = readState(cart.lines, of(cart))
  if (lines.kind !== 'ready') return lines
  return lines.data.length > 0 ? { ...ready, cartLines: lines.data } : { kind: 'cartGone' }
}
