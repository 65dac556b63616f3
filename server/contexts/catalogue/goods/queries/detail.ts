import type { SlotKind } from '../../../../../contract/constants/enums'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/goods'
import type * as goodsFacts from '../../../../../contract/goods-facts'
import type { Context } from '../../../../lib/context'
import { messageText, type MessageKey } from '../../../../lib/messages'
import { displayPolicy } from '../../config/queries/settings'
import { toGoodsDetail } from '../mapper'
import { firstFreeMoments } from './calendars'
import { requireGoods } from './goods'
import { countFreeBookings, listSkus, type GoodsDetailRow } from './rows'

/**
 * Full detail of a product, including one off the shelf (`shelf: '0'`).
 * @throws AppError notFound, goodsDeleted
 */
export async function goodsDetail(ctx: Context, id: string): Promise<contract.GoodsDetail> {
  const row = await requireGoods(ctx, id)
  const [skus, policy, free] = await Promise.all([
    listSkus(ctx.readDb, id),
    displayPolicy(ctx),
    firstFreeMoments(ctx.readDb, [id], ctx.now()),
  ])
  return toGoodsDetail(ctx, row, { skus, policy, free: free.get(id) })
}

type Refusal = 'noPlaces' | 'already' | 'offShelf'

const refusalTexts: Record<Refusal, MessageKey> = {
  noPlaces: 'noFreeDates',
  already: 'alreadyBookedFree',
  offShelf: 'nothingToOrder',
}

/**
 * Whether this free service can be booked now, in the channel of `slotKind`. A user is refused with `already`
 * only when all of their persons have booked it.
 * @throws AppError notFound, goodsDeleted
 */
export async function canBook(
  ctx: Context,
  id: string,
  slotKind: Extract<SlotKind, 'free' | 'bjFree'>,
): Promise<DataOf<typeof goodsFacts.canBooking>> {
  const goods = await requireGoods(ctx, id)
  const reason = await refusal(ctx, goods, slotKind)
  return {
    canBooking: reason ? '0' : '1',
    reason,
    reasonText: reason && messageText(refusalTexts[reason], ctx.lang),
  }
}

async function refusal(ctx: Context, goods: GoodsDetailRow, slotKind: SlotKind): Promise<Refusal | null> {
  if (!goods.isOnShelf || !goods.isFree || goods.slotKind !== slotKind) return 'offShelf'
  if (ctx.user) {
    const { persons, booked } = await countFreeBookings(ctx.db, ctx.user.id, goods.id)
    if (persons > 0 && booked >= persons) return 'already'
  }
  const free = await firstFreeMoments(ctx.readDb, [goods.id], ctx.now(), { isAnywhere: true })
  return free.has(goods.id) ? null : 'noPlaces'
}
