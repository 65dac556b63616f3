import type { GoodsDetail } from '@contract/routes/goods'
import { isGone } from '@/api/api-error'
import { isShipped } from '@/features/catalogue/open-goods'
import { type Reading, readState, type Unread } from '@/utils/read-state'

/** The states of the page. `elsewhere`: the product is not shipped and has its own page. */
export type ShippedGoodsState =
  Unread | { kind: 'gone' } | { kind: 'elsewhere'; id: string } | { kind: 'ready'; data: GoodsDetail }

/** @param id in the address; '' when there is none */
export function shippedGoodsState(
  id: string,
  query: Reading & { currentData?: GoodsDetail | undefined },
): ShippedGoodsState {
  const goods = query.currentData
  const state = readState(goods, query, {
    isGone: id === '' || (goods ? !goods.shelf : isGone(query.error)),
  })
  return state.kind === 'ready' && !isShipped(state.data) ? { kind: 'elsewhere', id } : state
}
