import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { person } from '../../db/schema/users'

export type PersonRow = typeof person.$inferSelect

const mine = (userId: string) => and(eq(person.userId, userId), eq(person.isDeleted, false))

/** Default first, then the order in which they were added. */
export const listPersons = (db: Db, userId: string): Promise<PersonRow[]> =>
  db
    .select()
    .from(person)
    .where(mine(userId))
    .orderBy(desc(person.isDefault), asc(person.createTime), asc(person.id))

/** @returns null for a person that is not there, removed, or somebody else's: a caller cannot tell which */
export async function findPerson(db: Db, userId: string, id: string): Promise<PersonRow | null> {
  const [row] = await db
    .select()
    .from(person)
    .where(and(mine(userId), eq(person.id, id)))
    .limit(1)
  return row ?? null
}

export const countPersons = (db: Db, userId: string): Promise<number> => db.$count(person, mine(userId))

/** Saves of one user wait for each other: how many there are and which is default must hold together. */
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

/** The number goes for good; appointments keep the name and birth date that they recorded. */
export const removePerson = (db: Db, id: string) =>
  db
    .update(person)
    .set({ isDeleted: true, isDefault: false, idNumberSealed: null, idNumberMasked: null })
    .where(eq(person.id, id))
