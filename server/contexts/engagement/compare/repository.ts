import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { limits } from '../../../../contract/constants/limits'
import type { Db } from '../../../db/client'
import { compareEntry } from '../../../db/schema/favourites'
import { spu } from '../../../db/schema/goods'
import type { PackageFacts } from './comparison'

export type EntryRow = typeof compareEntry.$inferSelect

export const listEntries = (db: Db, userId: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(compareEntry)
    .where(eq(compareEntry.userId, userId))
    .orderBy(asc(compareEntry.createTime), asc(compareEntry.position))

/**
 * Adds an entry in the lowest free position of the user's list; an existing entry stays unchanged.
 * @returns null when every position is taken
 */
export async function insertEntry(db: Db, row: Omit<EntryRow, 'position'>): Promise<EntryRow | null> {
  // Serialised per user: concurrent calls would find the same free position.
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
export async function deleteEntry(db: Db, userId: string, id: string): Promise<boolean> {
  return (
    (
      await db
        .delete(compareEntry)
        .where(and(eq(compareEntry.id, id), eq(compareEntry.userId, userId)))
        .returning({ id: compareEntry.id })
    ).length > 0
  )
}

/** Facts of these products by id, including products off the shelf. */
export async function findFacts(db: Db, ids: readonly string[]): Promise<Map<string, PackageFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: spu.id,
      isOnShelf: spu.isOnShelf,
      isDeleted: spu.isDeleted,
      kind: spu.kind,
      packageGroups: spu.packageGroups,
      sex: spu.sex,
      ageMin: spu.ageMin,
      ageMax: spu.ageMax,
      eligibilityText: spu.eligibilityText,
      durationMinutes: spu.durationMinutes,
      reportDays: spu.reportDays,
      doctorMinutes: spu.doctorMinutes,
      priceDownCents: spu.priceDownCents,
      shopCount: sql<number>`(select count(*)::int from spu_shop where spu_shop.spu_id = spu.id)`,
    })
    .from(spu)
    .where(inArray(spu.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
