import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { userCertificate } from '../../../../db/schema/account'

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
