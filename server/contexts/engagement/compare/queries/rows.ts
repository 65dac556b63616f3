import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { compareEntry } from '../../../../db/schema/favourites'
import { spu } from '../../../../db/schema/goods'
import type { PackageFacts } from '../comparison'

export type EntryRow = typeof compareEntry.$inferSelect

export const listEntries = (db: Db, userId: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(compareEntry)
    .where(eq(compareEntry.userId, userId))
    .orderBy(asc(compareEntry.createTime), asc(compareEntry.position))

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
