import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { userCertificate } from '../../../db/schema/account'

export type CertificateRow = typeof userCertificate.$inferSelect

/** The default one first, then newest first. */
export const listCertificates = (db: Db, userId: string): Promise<CertificateRow[]> =>
  db
    .select()
    .from(userCertificate)
    .where(eq(userCertificate.userId, userId))
    .orderBy(desc(userCertificate.isDefault), desc(userCertificate.createTime), userCertificate.id)

/**
 * @returns null for an unknown certificate and for another user's, so that a caller cannot tell them apart
 */
export async function findCertificate(db: Db, userId: string, id: string): Promise<CertificateRow | null> {
  const [row] = await db
    .select()
    .from(userCertificate)
    .where(and(eq(userCertificate.userId, userId), eq(userCertificate.id, id)))
    .limit(1)
  return row ?? null
}

export const clearDefaultCertificate = (db: Db, userId: string) =>
  db
    .update(userCertificate)
    .set({ isDefault: false })
    .where(and(eq(userCertificate.userId, userId), eq(userCertificate.isDefault, true)))
export const setDefaultCertificate = (db: Db, id: string) =>
  db.update(userCertificate).set({ isDefault: true }).where(eq(userCertificate.id, id))

export async function insertCertificate(
  db: Db,
  row: typeof userCertificate.$inferInsert,
): Promise<CertificateRow> {
  const [inserted] = await db.insert(userCertificate).values(row).returning()
  if (!inserted) throw new Error('The certificate was not inserted')
  return inserted
}

export async function updateCertificate(
  db: Db,
  id: string,
  values: Partial<typeof userCertificate.$inferInsert>,
): Promise<CertificateRow> {
  const [updated] = await db.update(userCertificate).set(values).where(eq(userCertificate.id, id)).returning()
  if (!updated) throw new Error('The certificate was not updated')
  return updated
}

export const removeCertificate = (db: Db, id: string) =>
  db.delete(userCertificate).where(eq(userCertificate.id, id))
