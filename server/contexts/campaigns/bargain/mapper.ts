import type { BargainCut } from '../../../../contract/bargain'
import type { BargainState } from '../../../../contract/constants/enums'
import { formatCents } from '../../../../contract/rules/money'
import type { bargainCut, bargainInfo, bargainUser } from '../../../db/schema/campaigns'
import type { Context } from '../../../lib/context'
import { momentText } from '../../../lib/store-time'

export type BargainInfoRow = typeof bargainInfo.$inferSelect

export type BargainUserRow = typeof bargainUser.$inferSelect

export type BargainCutRow = typeof bargainCut.$inferSelect

/** The current state of a bargain. A bargain that is held by an order stays held after its deadline. */
export function bargainStateOf(ctx: Context, row: BargainUserRow): BargainState {
  if (row.isBought) return 'bought'
  if (row.orderId !== null) return 'ordered'
  if (row.endTime.getTime() <= ctx.now().getTime()) return 'expired'
  return row.cutsDone >= row.cutTotal ? 'done' : 'open'
}

export function toBargainCut(
  ctx: Context,
  row: BargainCutRow,
  nameOf: (userId: string) => string,
): BargainCut {
  return {
    id: row.id,
    nickName: nameOf(row.userId),
    cutPrice: formatCents(row.cutCents),
    isSelf: row.userId === ctx.user?.id ? '1' : '0',
    createTime: momentText(row.createTime, ctx.config.storeTimeZone),
  }
}
