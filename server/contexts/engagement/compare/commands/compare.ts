import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type * as contract from '../../../../../contract/compare'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import type { Db } from '../../../../db/client'
import { compareEntry } from '../../../../db/schema/favourites'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { toEntry } from '../mapper'
import { load, missing, requirePackage } from '../queries/compare'
import { listEntries, type EntryRow } from '../queries/rows'

/**
 * Adds an entry in the lowest free position of the user's list; an existing entry stays unchanged.
 * @returns null when every position is taken
 */
async function insertEntry(db: Db, row: Omit<EntryRow, 'position'>): Promise<EntryRow | null> {
  // Serialised per user, because concurrent calls would find the same free position.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`compare ${row.userId}`}, 0))`)
  const entries = await listEntries(db, row.userId)
  const known = entries.find((entry) => entry.spuId === row.spuId)
  if (known) return known
  const taken = new Set(entries.map((entry) => entry.position))
  const position = Array.from({ length: limits.compareList }, (_unused, index) => index + 1).find(
    (place) => !taken.has(place),
  )
  if (position === undefined) return null
  const [inserted] = await db
    .insert(compareEntry)
    .values({ ...row, position })
    .returning()
  return inserted ?? null
}

/** @returns false when the user has no such entry */
async function deleteEntry(db: Db, userId: string, id: string): Promise<boolean> {
  return (
    (
      await db
        .delete(compareEntry)
        .where(and(eq(compareEntry.id, id), eq(compareEntry.userId, userId)))
        .returning({ id: compareEntry.id })
    ).length > 0
  )
}

/**
 * Adds a package to the user's list; a repeated call returns the same entry.
 * @throws AppError compareFull, compareOnlyPackages, notFound, goodsDeleted
 */
export async function addToCompare(
  ctx: Context,
  userId: string,
  spuId: string,
): Promise<contract.CompareEntry> {
  const known = requirePackage((await load(ctx, [spuId])).get(spuId))
  const row = await inTransaction(ctx, (inner) =>
    insertEntry(inner.db, { id: `compare-${randomUUID()}`, userId, spuId, createTime: ctx.now() }),
  )
  if (!row) throw new AppError(codes.compareFull, 'compareFull', { count: limits.compareList })
  return toEntry(ctx, row, known)
}

/** @throws AppError notFound (unknown, or another user's) */
export async function removeFromCompare(ctx: Context, userId: string, id: string): Promise<true> {
  if (!(await deleteEntry(ctx.db, userId, id))) throw missing()
  return true
}
