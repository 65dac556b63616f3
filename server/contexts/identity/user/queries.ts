import { and, desc, eq, gt, ne, or, sql, type SQL } from 'drizzle-orm'
import { codes } from '../../../../contract/constants/codes'
import type { DataOf } from '../../../../contract/define-endpoint'
import type * as contract from '../../../../contract/user'
import { h5AppIdOf } from '../../../config'
import type { Db } from '../../../db/client'
import { userIdentity } from '../../../db/schema/account'
import { appUser, loginCode, loginFailure } from '../../../db/schema/users'
import { isDigestOf } from '../../../db/sealing/columns'
import { AppError } from '../../../lib/app-error'
import type { Context, SessionUser } from '../../../lib/context'
import { brandIn } from '../../../lib/language'
import { toUserInfo, type UserRow } from './mapper'

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
 * Matches by digest; in clear where the row was written by a server of 1.0.0 and not encrypted since. Such a
 * server leaves the old digest beside a changed contact, so the contact of a matched row is compared.
 */
const hasEmail = (email: string): SQL | undefined =>
  or(isDigestOf(appUser.emailDigest, 'app_user.email_digest', email), sql`lower(${appUser.email}) = ${email}`)

const hasPhone = (phoneCode: string, phone: string): SQL | undefined =>
  or(
    isDigestOf(appUser.phoneDigest, 'app_user.phone_digest', phone, phoneCode),
    sql`${appUser.phoneCode} = ${phoneCode} and ${appUser.phone} = ${phone}`,
  )

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

export async function findUserByIdentity(db: Db, provider: string, subject: string): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: appUser })
    .from(userIdentity)
    .innerJoin(appUser, eq(appUser.id, userIdentity.userId))
    .where(and(eq(userIdentity.provider, provider), eq(userIdentity.subject, subject)))
    .limit(1)
  return row?.user ?? null
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

/**
 * Region of the account's number, and whether its Alipay account is connected: hints for the preferred
 * payment method.
 */
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
export const FAILURES_KEPT_MS = 3_600_000

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

/** @throws AppError sessionExpired when the user no longer exists */
export async function requireUserRow(ctx: Context, user: SessionUser): Promise<UserRow> {
  const row = await findUser(ctx.db, user.id)
  if (!row) throw new AppError(codes.sessionExpired, 'sessionExpired')
  return row
}

export const userInfo = async (ctx: Context, user: SessionUser): Promise<contract.UserInfo> =>
  toUserInfo(ctx, await requireUserRow(ctx, user))

export function h5Init(ctx: Context): DataOf<typeof contract.h5Init> {
  return {
    appId: h5AppIdOf(ctx.config),
    tenantId: ctx.config.tenant,
    brandName: brandIn(ctx.lang, ctx.config),
  }
}
