import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { appUser, loginCode, loginFailure } from '../../db/schema/users'

export type UserRow = typeof appUser.$inferSelect
export type CodeRow = typeof loginCode.$inferSelect

export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(appUser).where(eq(appUser.id, id)).limit(1)
  return row ?? null
}

/** By user name or e-mail address, whatever the case. */
export async function findUserByAccount(db: Db, account: string): Promise<UserRow | null> {
  const [row] = await db.select().from(appUser).where(or(sql`lower(${appUser.username}) = ${account}`, sql`lower(${appUser.email}) = ${account}`)).limit(1)
  return row ?? null
}

export async function findUserByPhone(db: Db, phoneCode: string, phone: string): Promise<UserRow | null> {
  const [row] = await db.select().from(appUser).where(and(eq(appUser.phoneCode, phoneCode), eq(appUser.phone, phone))).limit(1)
  return row ?? null
}

export async function findUserByOpenId(db: Db, openId: string): Promise<UserRow | null> {
  const [row] = await db.select().from(appUser).where(eq(appUser.openId, openId)).limit(1)
  return row ?? null
}

/** @returns null when somebody with the same phone or open id was faster */
export async function insertUser(db: Db, row: typeof appUser.$inferInsert): Promise<UserRow | null> {
  const [inserted] = await db.insert(appUser).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

/** @returns the moment until which the account is locked, when that lies ahead */
export async function lockedUntil(db: Db, account: string, now: Date): Promise<Date | null> {
  const [row] = await db.select({ until: loginFailure.lockedUntil }).from(loginFailure).where(and(eq(loginFailure.account, account), gt(loginFailure.lockedUntil, now))).limit(1)
  return row?.until ?? null
}

/** Counts one more failure, in one statement so that tries side by side all count; a lock that is over starts anew. */
export async function countFailure(db: Db, account: string, now: Date, limit: number, until: Date): Promise<number> {
  const next = sql`case when ${loginFailure.lockedUntil} <= ${now.toISOString()}::timestamptz then 1 else ${loginFailure.count} + 1 end`
  const [row] = await db.insert(loginFailure).values({ account, count: 1, lockedUntil: null }).onConflictDoUpdate({
    target: loginFailure.account,
    set: { count: next, lockedUntil: sql`case when (${next}) >= ${limit} then ${until.toISOString()}::timestamptz else null end` },
  }).returning({ count: loginFailure.count })
  return row?.count ?? 1
}

export const clearFailures = (db: Db, account: string) => db.delete(loginFailure).where(eq(loginFailure.account, account))

/** Makes senders of codes to one target wait for each other until the transaction ends. */
export const lockTarget = (db: Db, target: string) => db.execute(sql`select pg_advisory_xact_lock(7308333, hashtext(${target}))`)

export async function latestCode(db: Db, purpose: string, target: string): Promise<CodeRow | null> {
  const [row] = await db.select().from(loginCode).where(and(eq(loginCode.purpose, purpose), eq(loginCode.target, target))).orderBy(desc(loginCode.createTime)).limit(1)
  return row ?? null
}

export const countCodesSince = (db: Db, purpose: string, target: string, since: Date): Promise<number> =>
  db.$count(loginCode, and(eq(loginCode.purpose, purpose), eq(loginCode.target, target), gt(loginCode.createTime, since)))

export const insertCode = (db: Db, row: typeof loginCode.$inferInsert) => db.insert(loginCode).values(row)
export const deleteCode = (db: Db, id: string) => db.delete(loginCode).where(eq(loginCode.id, id))

/** Takes one try. @returns false when none was left */
export async function takeTry(db: Db, id: string): Promise<boolean> {
  const rows = await db.update(loginCode).set({ triesLeft: sql`${loginCode.triesLeft} - 1` }).where(and(eq(loginCode.id, id), gt(loginCode.triesLeft, 0), eq(loginCode.isUsed, false))).returning({ id: loginCode.id })
  return rows.length > 0
}

/** @returns false when the code was used in the meantime */
export async function markCodeUsed(db: Db, id: string): Promise<boolean> {
  const rows = await db.update(loginCode).set({ isUsed: true }).where(and(eq(loginCode.id, id), eq(loginCode.isUsed, false))).returning({ id: loginCode.id })
  return rows.length > 0
}
