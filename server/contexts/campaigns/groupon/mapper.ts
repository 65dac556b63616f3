import type { GrouponState } from '../../../../contract/constants/enums'
import type { grouponGroup, grouponInfo, grouponUser } from '../../../db/schema/campaigns'
import type { Context } from '../../../lib/context'
import { messageText } from '../../../lib/messages'

export type GroupRow = typeof grouponGroup.$inferSelect

export type PlaceRow = typeof grouponUser.$inferSelect

export const isOverdue = (ctx: Context, group: Pick<GroupRow, 'state' | 'endTime'>): boolean =>
  group.state === 'open' && group.endTime.getTime() <= ctx.now().getTime()

export type GrouponInfoRow = typeof grouponInfo.$inferSelect

export const noteOf = (ctx: Context, state: GrouponState): string | null =>
  state === 'failed'
    ? messageText('grouponRefunded', ctx.lang)
    : state === 'open' || state === 'founding'
      ? messageText('grouponRefundRule', ctx.lang)
      : null
