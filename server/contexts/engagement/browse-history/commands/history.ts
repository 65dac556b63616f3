import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { BrowseKind } from '../../../../../contract/constants/enums'
import { limits } from '../../../../../contract/constants/limits'
import { browseRecord } from '../../../../db/schema/favourites'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { findTarget } from '../../favourites/queries/targets'

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
