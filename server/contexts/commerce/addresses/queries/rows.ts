import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { userAddress } from '../../../../db/schema/account'
import type { PageRange } from '../../../../lib/pages'

export type AddressRow = typeof userAddress.$inferSelect

export async function listAddresses(
  db: Db,
  userId: string,
  range: PageRange,
): Promise<{ rows: AddressRow[]; total: number }> {
  const isMine = eq(userAddress.userId, userId)
  const rows = await db
    .select()
    .from(userAddress)
    .where(isMine)
    .orderBy(desc(userAddress.isDefault), desc(userAddress.createTime), userAddress.id)
    .limit(range.limit)
    .offset(range.offset)
  const [counted] = range.isCounted ? await db.select({ total: count() }).from(userAddress).where(isMine) : []
  return { rows, total: counted?.total ?? 0 }
}

/** @returns null for an unknown address and for another user's, so that a caller cannot tell them apart */
export async function findAddress(db: Db, userId: string, id: string): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(userAddress)
    .where(and(eq(userAddress.userId, userId), eq(userAddress.id, id)))
    .limit(1)
  return row ?? null
}

export const countAddresses = (db: Db, userId: string): Promise<number> =>
  db.$count(userAddress, eq(userAddress.userId, userId))

export async function newestAddress(db: Db, userId: string, exceptId: string): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(userAddress)
    .where(and(eq(userAddress.userId, userId), ne(userAddress.id, exceptId)))
    .orderBy(desc(userAddress.createTime), userAddress.id)
    .limit(1)
  return row ?? null
}
