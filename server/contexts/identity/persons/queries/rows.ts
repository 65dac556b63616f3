import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { person } from '../../../../db/schema/users'

export type PersonRow = typeof person.$inferSelect

export const mine = (userId: string) => and(eq(person.userId, userId), eq(person.isDeleted, false))

/** The default one first, then in order of creation. */
export const listPersons = (db: Db, userId: string): Promise<PersonRow[]> =>
  db
    .select()
    .from(person)
    .where(mine(userId))
    .orderBy(desc(person.isDefault), asc(person.createTime), asc(person.id))

/**
 * @returns null for an unknown or removed person and for another user's, so that a caller cannot tell them
 * apart
 */
export async function findPerson(db: Db, userId: string, id: string): Promise<PersonRow | null> {
  const [row] = await db
    .select()
    .from(person)
    .where(and(mine(userId), eq(person.id, id)))
    .limit(1)
  return row ?? null
}

export const countPersons = (db: Db, userId: string): Promise<number> => db.$count(person, mine(userId))
