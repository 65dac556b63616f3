import type * as contract from '../../../../contract/compare'
import type { GoodsCard } from '../../../../contract/goods'
import type { Context } from '../../../lib/context'
import { momentText } from '../../../lib/store-time'
import { countItems, isAvailable, pricePerItem, type PackageFacts } from './comparison'
import type { EntryRow } from './queries/rows'

export const toEntry = (ctx: Context, row: EntryRow, { facts, card }: Known): contract.CompareEntry => ({
  id: row.id,
  spuId: row.spuId,
  createTime: momentText(row.createTime, ctx.config.storeTimeZone),
  isAvailable: isAvailable(facts),
  goods: card,
  itemCount: countItems(facts),
  pricePerItem: pricePerItem(facts, card),
})

export interface Known {
  facts: PackageFacts
  card: GoodsCard
}
