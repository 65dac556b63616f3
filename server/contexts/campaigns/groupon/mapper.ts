import type { GrouponState } from '../../../../contract/constants/enums'
import type { grouponGroup, grouponInfo, grouponUser } from '../../../db/schema/campaigns'
import type { Context } from '../../../lib/context'
import { messageText } from '../../../lib/messages'

const MINUTES_PER_HOUR = 60

export type GroupRow = typeof grouponGroup.$inferSelect

export type PlaceRow = typeof grouponUser.$inferSelect

export const isOverdue = (ctx: Context, group: Pick<GroupRow, 'state' | 'endTime'>): boolean =>
  group.state === 'open' && group.endTime.getTime() <= ctx.now().getTime()

export type GrouponInfoRow = typeof grouponInfo.$inferSelect

/** What happens to the money when a group is not complete in the time it has. */
export const refundRule = (ctx: Context, info: Pick<GrouponInfoRow, 'durationMinutes'>): string =>
  messageText('grouponRefundRule', ctx.lang, { hours: info.durationMinutes / MINUTES_PER_HOUR })

export const noteOf = (ctx: Context, state: GrouponState, info: GrouponInfoRow): string | null =>
  state === 'failed'
    ? messageText('grouponRefunded', ctx.lang)
    : state === 'open' || state === 'founding'
      ? refundRule(ctx, info)
      : null
