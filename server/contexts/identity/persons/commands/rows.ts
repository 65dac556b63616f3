import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { person } from '../../../../db/schema/users'
import { mine, type PersonRow } from '../queries/rows'

/** Serialises saves of one user, because the number of persons and the default must stay consistent. */
export const lockPersons = (db: Db, userId: string) =>
  db.execute(sql`select id from app_user where id = ${userId} for update`)

export async function insertPerson(db: Db, row: typeof person.$inferInsert): Promise<PersonRow> {
  const [inserted] = await db.insert(person).values(row).returning()
  if (!inserted) throw new Error('The person was not inserted')
  return inserted
}

export async function updatePerson(
  db: Db,
  id: string,
  values: Partial<typeof person.$inferInsert>,
): Promise<PersonRow> {
  const [updated] = await db.update(person).set(values).where(eq(person.id, id)).returning()
  if (!updated) throw new Error('The person was not updated')
  return updated
}

export const clearDefault = (db: Db, userId: string, exceptId: string) =>
  db
    .update(person)
    .set({ isDefault: false })
    .where(and(mine(userId), ne(person.id, exceptId), eq(person.isDefault, true)))

/** Deletes the ID number permanently; appointments keep the name and birth date recorded with them. */
export const removePerson = (db: Db, id: string) =>
  db
    .update(person)
    .set({ isDeleted: true, isDefault: false, idNumber: null, idNumberMasked: null })
    .where(eq(person.id, id))
