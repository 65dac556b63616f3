import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { userIdentity } from '../../../db/schema/account'
import { appUser, loginCode, loginFailure } from '../../../db/schema/users'
import { isDigestOf, lookUpText } from '../../../db/sealing/columns'

export type UserRow = typeof appUser.$inferSelect
export type CodeRow = typeof loginCode.$inferSelect

export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(appUser).where(eq(appUser.id, id)).limit(1)
  return row ?? null
}

/** Finds an account by user name or e-mail address, ignoring case. */
export async function findUserByAccount(db: Db, account: string): Promise<UserRow | null> {
  const rows = await db
    .select()
    .from(appUser)
    .where(or(sql`lower(${appUser.username}) = ${account}`, hasEmail(account)))
  return rows.find((row) => [row.username, row.email].some((name) => name?.toLowerCase() === account)) ?? null
}

/**
 * By its digest; in clear where it was written by a server of 1.0.0 and not sealed since. Such a server leaves the
 * digest of before beside a changed contact: whoever finds a row looks whether it is its contact.
 */
const hasEmail = (email: string): SQL | undefined =>
  or(isDigestOf(appUser.emailDigest, 'app_user.email_digest', email), sql`lower(${appUser.email}) = ${email}`)
const hasPhone = (phoneCode: string, phone: string): SQL | undefined =>
  or(
    isDigestOf(appUser.phoneDigest, 'app_user.phone_digest', phone, phoneCode),
    sql`${appUser.phoneCode} = ${phoneCode} and ${appUser.phone} = ${phone}`,
  )

/** What a row is found by, beside the contacts that it gets. */
function lookUps({ phoneCode, phone, email }: Partial<typeof appUser.$inferInsert>) {
  return {
    ...(phone === undefined
      ? {}
      : { phoneDigest: lookUpText('app_user.phone_digest', phone, phoneCode ?? null) }),
    ...(email === undefined ? {} : { emailDigest: lookUpText('app_user.email_digest', email) }),
  }
}

export async function findUserByPhone(db: Db, phoneCode: string, phone: string): Promise<UserRow | null> {
  const rows = await db.select().from(appUser).where(hasPhone(phoneCode, phone))
  return rows.find((row) => row.phoneCode === phoneCode && row.phone === phone) ?? null
}

export async function findUserByOpenId(db: Db, openId: string): Promise<UserRow | null> {
  const [row] = await db.select().from(appUser).where(eq(appUser.openId, openId)).limit(1)
  return row ?? null
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const rows = await db.select().from(appUser).where(hasEmail(email))
  return rows.find((row) => row.email?.toLowerCase() === email) ?? null
}

export async function isUsernameTaken(db: Db, username: string, exceptUserId = ''): Promise<boolean> {
  const name = username.toLowerCase()
  const rows = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(or(sql`lower(${appUser.username}) = ${name}`, hasEmail(name)), ne(appUser.id, exceptUserId)))
    .limit(1)
  return rows.length > 0
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

export async function findUserByIdentity(db: Db, provider: string, subject: string): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: appUser })
    .from(userIdentity)
    .innerJoin(appUser, eq(appUser.id, userIdentity.userId))
    .where(and(eq(userIdentity.provider, provider), eq(userIdentity.subject, subject)))
    .limit(1)
  return row?.user ?? null
}

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

/** Names of the providers that can sign in to an account. */
export async function identitiesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ provider: userIdentity.provider })
    .from(userIdentity)
    .where(eq(userIdentity.userId, userId))
    .orderBy(userIdentity.provider)
  return rows.map((row) => row.provider)
}

/** Where the account's number is from, and whether its Alipay account is connected: what it is likely to pay with. */
export async function walletHintsOf(
  db: Db,
  userId: string,
): Promise<{ phoneCode: string | null; hasAlipay: boolean }> {
  const [row] = await db
    .select({ phoneCode: appUser.phoneCode, subject: userIdentity.subject })
    .from(appUser)
    .leftJoin(userIdentity, and(eq(userIdentity.userId, appUser.id), eq(userIdentity.provider, 'alipay')))
    .where(eq(appUser.id, userId))
  return { phoneCode: row?.phoneCode ?? null, hasAlipay: typeof row?.subject === 'string' }
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

/** @returns the end of the account's lock; null when it is not locked */
export async function lockedUntil(db: Db, account: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: loginFailure.lockedUntil })
    .from(loginFailure)
    .where(and(eq(loginFailure.account, account), gt(loginFailure.lockedUntil, now)))
    .limit(1)
  return row?.until ?? null
}

/** Failures expire an hour after the last one. */
const FAILURES_KEPT_MS = 3_600_000

/**
 * Counts one more failure in a single statement, so that concurrent attempts all count; starts again after an
 * expired lock.
 */
export async function countFailure(
  db: Db,
  account: string,
  now: Date,
  limit: number,
  until: Date,
): Promise<number> {
  const forgotten = new Date(now.getTime() - FAILURES_KEPT_MS).toISOString()
  const next = sql`case when ${loginFailure.lockedUntil} <= ${now.toISOString()}::timestamptz or
    ${loginFailure.lastTime} <= ${forgotten}::timestamptz then 1 else ${loginFailure.count} + 1 end`
  const [row] = await db
    .insert(loginFailure)
    .values({ account, count: 1, lockedUntil: null, lastTime: now })
    .onConflictDoUpdate({
      target: loginFailure.account,
      set: {
        count: next,
        lastTime: now,
        lockedUntil: sql`case when (${next}) >= ${limit} then ${until.toISOString()}::timestamptz else null end`,
      },
    })
    .returning({ count: loginFailure.count })
  return row?.count ?? 1
}

/** @returns the number of counted failures of an account */
export async function failuresOf(db: Db, account: string, now: Date): Promise<number> {
  const [row] = await db
    .select({
      count: loginFailure.count,
      lockedUntil: loginFailure.lockedUntil,
      lastTime: loginFailure.lastTime,
    })
    .from(loginFailure)
    .where(eq(loginFailure.account, account))
    .limit(1)
  if (
    !row ||
    (row.lockedUntil && row.lockedUntil <= now) ||
    (row.lastTime && row.lastTime.getTime() <= now.getTime() - FAILURES_KEPT_MS)
  )
    return 0
  return row.count
}

export const deleteOldFailures = (db: Db, now: Date) =>
  db
    .delete(loginFailure)
    .where(
      and(
        lt(loginFailure.lastTime, new Date(now.getTime() - FAILURES_KEPT_MS)),
        or(isNull(loginFailure.lockedUntil), lt(loginFailure.lockedUntil, now)),
      ),
    )

export const clearFailures = (db: Db, account: string) =>
  db.delete(loginFailure).where(eq(loginFailure.account, account))

/** Serialises the sending of codes to one target until the transaction ends. */
export const lockTarget = (db: Db, target: string) =>
  db.execute(sql`select pg_advisory_xact_lock(7308333, hashtext(${target}))`)

export async function latestCode(db: Db, purpose: string, target: string): Promise<CodeRow | null> {
  const [row] = await db
    .select()
    .from(loginCode)
    .where(and(eq(loginCode.purpose, purpose), eq(loginCode.target, target)))
    .orderBy(desc(loginCode.createTime))
    .limit(1)
  return row ?? null
}

/** Counted for all purposes together, since they reach the same phone. */
export const countCodesSince = (db: Db, target: string, since: Date): Promise<number> =>
  db.$count(loginCode, and(eq(loginCode.target, target), gt(loginCode.createTime, since)))

export const deleteOldCodes = (db: Db, before: Date) =>
  db.delete(loginCode).where(lt(loginCode.createTime, before))

export const insertCode = (db: Db, row: typeof loginCode.$inferInsert) => db.insert(loginCode).values(row)
export const deleteCode = (db: Db, id: string) => db.delete(loginCode).where(eq(loginCode.id, id))

/** Uses one attempt. @returns false when none was left */
export async function takeTry(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(loginCode)
    .set({ triesLeft: sql`${loginCode.triesLeft} - 1` })
    .where(and(eq(loginCode.id, id), gt(loginCode.triesLeft, 0), eq(loginCode.isUsed, false)))
    .returning({ id: loginCode.id })
  return rows.length > 0
}

/** @returns false when the code was used in the meantime */
export async function markCodeUsed(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(loginCode)
    .set({ isUsed: true })
    .where(and(eq(loginCode.id, id), eq(loginCode.isUsed, false)))
    .returning({ id: loginCode.id })
  return rows.length > 0
}
