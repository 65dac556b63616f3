import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { userIdentity } from '../../../../db/schema/account'
import { appUser } from '../../../../db/schema/users'
import { lookUpText } from '../../../../db/sealing/columns'
import type { UserRow } from '../mapper'

/** The look-up digests of an account's contacts. */
function lookUps({ phoneCode, phone, email }: Partial<typeof appUser.$inferInsert>) {
  return {
    ...(phone === undefined
      ? {}
      : { phoneDigest: lookUpText('app_user.phone_digest', phone, phoneCode ?? null) }),
    ...(email === undefined ? {} : { emailDigest: lookUpText('app_user.email_digest', email) }),
  }
}

/** @throws when another account has the user name, phone number or e-mail address: see `isTaken` */
export async function updateUser(
  db: Db,
  id: string,
  values: Partial<typeof appUser.$inferInsert>,
): Promise<UserRow> {
  const [updated] = await db
    .update(appUser)
    .set({ ...values, ...lookUps(values) })
    .where(eq(appUser.id, id))
    .returning()
  if (!updated) throw new Error('The user was not updated')
  return updated
}

/**
 * Whether PostgreSQL refused a row because another account has its user name, phone number or e-mail address.
 */
export function isTaken(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ((at as Error & { code?: string }).code === '23505') return true
  return false
}

/** Serialises changes of one account until the transaction ends. */
export const lockUser = (db: Db, id: string) =>
  db.execute(sql`select id from app_user where id = ${id} for update`)

/**
 * @returns false when the identity belongs to another account, or the account has another identity of this
 * provider
 */
export async function insertIdentity(db: Db, row: typeof userIdentity.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(userIdentity)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: userIdentity.userId })
  return rows.length > 0
}

/** @returns null when a concurrent call with the same phone number or open id was faster */
export async function insertUser(db: Db, row: typeof appUser.$inferInsert): Promise<UserRow | null> {
  const [inserted] = await db
    .insert(appUser)
    .values({ ...row, ...lookUps(row) })
    .onConflictDoNothing()
    .returning()
  return inserted ?? null
}
