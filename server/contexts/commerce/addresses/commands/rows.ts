import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { userAddress } from '../../../../db/schema/account'
import type { AddressRow } from '../queries/rows'

export const clearDefaultAddress = (db: Db, userId: string) =>
  db
    .update(userAddress)
    .set({ isDefault: false })
    .where(and(eq(userAddress.userId, userId), eq(userAddress.isDefault, true)))

export const setDefaultAddress = (db: Db, id: string) =>
  db.update(userAddress).set({ isDefault: true }).where(eq(userAddress.id, id))

export async function insertAddress(db: Db, row: typeof userAddress.$inferInsert): Promise<AddressRow> {
  const [inserted] = await db.insert(userAddress).values(row).returning()
  if (!inserted) throw new Error('The address was not inserted')
  return inserted
}

export async function updateAddress(
  db: Db,
  id: string,
  values: Partial<typeof userAddress.$inferInsert>,
): Promise<AddressRow> {
  const [updated] = await db.update(userAddress).set(values).where(eq(userAddress.id, id)).returning()
  if (!updated) throw new Error('The address was not updated')
  return updated
}

export const removeAddress = (db: Db, id: string) => db.delete(userAddress).where(eq(userAddress.id, id))
