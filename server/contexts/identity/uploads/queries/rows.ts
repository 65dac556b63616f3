import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { upload, uploadPolicy } from '../../../../db/schema/account'

export type PolicyRow = typeof uploadPolicy.$inferSelect

export type UploadRow = typeof upload.$inferSelect

/** Number of the user's unused files, including those that open permissions still allow. */
export async function waitingFiles(db: Db, userId: string, now: Date): Promise<number> {
  const unused = await db.$count(upload, and(eq(upload.userId, userId), eq(upload.isUsed, false)))
  const [row] = await db
    .select({ left: sql<string | null>`sum(${uploadPolicy.filesLeft})` })
    .from(uploadPolicy)
    .where(and(eq(uploadPolicy.userId, userId), gt(uploadPolicy.expireTime, now)))
  return unused + Number(row?.left ?? 0)
}

export async function findPolicy(db: Db, userId: string, id: string): Promise<PolicyRow | null> {
  const [row] = await db
    .select()
    .from(uploadPolicy)
    .where(and(eq(uploadPolicy.id, id), eq(uploadPolicy.userId, userId)))
    .limit(1)
  return row ?? null
}

export async function findUpload(db: Db, key: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(upload).where(eq(upload.key, key)).limit(1)
  return row ?? null
}
