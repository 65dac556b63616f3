import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { userCertificate } from '../../../../db/schema/account'
import type { CertificateRow } from '../queries/rows'

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
