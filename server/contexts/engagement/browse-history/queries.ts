import { and, asc, desc, eq, gte, lt } from 'drizzle-orm'
import type * as contract from '../../../../contract/browse-history'
import type { PageOf } from '../../../../contract/common'
import type { BrowseKind } from '../../../../contract/constants/enums'
import type { QueryOf } from '../../../../contract/define-endpoint'
import { addDays } from '../../../../contract/rules/dates'
import { browseRecord } from '../../../db/schema/favourites'
import type { Context } from '../../../lib/context'
import { requireDay } from '../../../lib/day-input'
import { pageFrom, pageRange } from '../../../lib/pages'
import { dayText, instantOf, momentText } from '../../../lib/store-time'
import { loadTargets } from '../favourites/queries/targets'

/** @throws AppError badInput for a day that does not exist */
export async function historyPage(
  ctx: Context,
  userId: string,
  query: QueryOf<typeof contract.browsePage>,
): Promise<PageOf<contract.BrowseRecord>> {
  const zone = ctx.config.storeTimeZone
  if (query.day !== undefined) requireDay(query.day, 'day')
  const range = pageRange(query)
  const where = and(
    eq(browseRecord.userId, userId),
    query.kind ? eq(browseRecord.kind, query.kind) : undefined,
    query.day
      ? and(
          gte(browseRecord.time, instantOf(query.day, '00:00', zone)),
          lt(browseRecord.time, instantOf(addDays(query.day, 1), '00:00', zone)),
        )
      : undefined,
  )
  const rows = await ctx.db
    .select()
    .from(browseRecord)
    .where(where)
    .orderBy(desc(browseRecord.time), asc(browseRecord.id))
    .limit(range.limit)
    .offset(range.offset)
  const targetOf = await loadTargets(ctx, rows)
  const total = range.isCounted ? await ctx.db.$count(browseRecord, where) : 0
  return pageFrom(
    rows.map((row) => ({
      id: row.id,
      kind: row.kind as BrowseKind,
      targetId: row.targetId,
      day: dayText(row.time, zone),
      time: momentText(row.time, zone),
      ...targetOf(row),
    })),
    total,
    range,
  )
}
