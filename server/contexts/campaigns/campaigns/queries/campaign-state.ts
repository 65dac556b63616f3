import { and, gt, lte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CampaignState } from '../../../../../contract/constants/enums'
import type { Context } from '../../../../lib/context'

/** `campaignStateOf` as an SQL condition on the columns of a table. */
export function isCampaignState(
  ctx: Context,
  columns: { startTime: PgColumn; endTime: PgColumn },
  state: CampaignState,
): SQL | undefined {
  const now = ctx.now()
  if (state === 'coming') return gt(columns.startTime, now)
  if (state === 'over') return lte(columns.endTime, now)
  return and(lte(columns.startTime, now), gt(columns.endTime, now))
}
