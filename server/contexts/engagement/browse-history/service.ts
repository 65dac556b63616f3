import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type * as contract from '../../../../contract/browse-history'
import type { PageOf } from '../../../../contract/common'
import { codes } from '../../../../contract/constants/codes'
import type { BrowseKind } from '../../../../contract/constants/enums'
import { limits } from '../../../../contract/constants/limits'
import type { QueryOf } from '../../../../contract/define-endpoint'
import { addDays } from '../../../../contract/rules/dates'
import { browseRecord } from '../../../db/schema/favourites'
import { AppError } from '../../../lib/app-error'
import { type Context, inTransaction } from '../../../lib/context'
import { requireDay } from '../../../lib/day-input'
import { pageFrom, pageRange } from '../../../lib/pages'
import { dayText, instantOf, momentText } from '../../../lib/store-time'
import { findTarget, loadTargets } from '../favourites/targets'

/** Records a view and deletes the oldest records beyond the limit. @throws AppError notFound */
export async function recordView(
  ctx: Context,
  userId: string,
  of: { kind: BrowseKind; targetId: string },
): Promise<{ id: string }> {
  if (!(await findTarget(ctx, of))) throw new AppError(codes.notFound, 'notFound')
  return inTransaction(ctx, async ({ db }) => {
    const [row] = await db
      .insert(browseRecord)
      .values({ id: `seen-${randomUUID()}`, userId, ...of, time: ctx.now() })
      .onConflictDoUpdate({
        target: [browseRecord.userId, browseRecord.kind, browseRecord.targetId],
        set: { time: ctx.now() },
      })
      .returning({ id: browseRecord.id })
    const kept = db
      .select({ id: browseRecord.id })
      .from(browseRecord)
      .where(eq(browseRecord.userId, userId))
      .orderBy(desc(browseRecord.time), asc(browseRecord.id))
      .offset(limits.browseRecords)
    await db.delete(browseRecord).where(inArray(browseRecord.id, kept))
    return { id: row?.id ?? '' }
  })
}

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

/** Deletes some of the user's records. @returns how many there were */
export async function forget(
  ctx: Context,
  userId: string,
  of: { ids: readonly string[] } | { kind: BrowseKind | undefined },
): Promise<{ deleted: number }> {
  const which =
    'ids' in of ? inArray(browseRecord.id, [...of.ids]) : of.kind ? eq(browseRecord.kind, of.kind) : undefined
  const rows = await ctx.db
    .delete(browseRecord)
    .where(and(eq(browseRecord.userId, userId), which))
    .returning({ one: sql`1` })
  return { deleted: rows.length }
}
