import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { upload, uploadPolicy } from '../../../../db/schema/account'
import type { PolicyRow } from '../queries/rows'

export const insertPolicy = (db: Db, row: typeof uploadPolicy.$inferInsert) =>
  db.insert(uploadPolicy).values(row)

/** Uses one file of a permission. @returns null when it is expired, used up or unknown */
export async function takeFile(db: Db, id: string, now: Date): Promise<PolicyRow | null> {
  const [row] = await db
    .update(uploadPolicy)
    .set({ filesLeft: sql`${uploadPolicy.filesLeft} - 1` })
    .where(and(eq(uploadPolicy.id, id), gt(uploadPolicy.filesLeft, 0), gt(uploadPolicy.expireTime, now)))
    .returning()
  return row ?? null
}

/** Returns one file to a permission after a refused upload. */
export const giveFileBack = (db: Db, id: string) =>
  db
    .update(uploadPolicy)
    .set({ filesLeft: sql`${uploadPolicy.filesLeft} + 1` })
    .where(eq(uploadPolicy.id, id))

export const insertUpload = (db: Db, row: typeof upload.$inferInsert) => db.insert(upload).values(row)

/** Removes up to `limit` rows of files that have been unused for too long. */
export async function takeUnused(db: Db, before: Date, limit: number): Promise<string[]> {
  const old = db
    .select({ key: upload.key })
    .from(upload)
    .where(and(eq(upload.isUsed, false), lt(upload.createTime, before)))
    .orderBy(upload.createTime)
    .limit(limit)
  const rows = await db
    .delete(upload)
    .where(sql`${upload.key} in ${old}`)
    .returning({ key: upload.key })
  return rows.map((row) => row.key)
}

export const deleteOldPolicies = (db: Db, before: Date) =>
  db.delete(uploadPolicy).where(lt(uploadPolicy.expireTime, before))
