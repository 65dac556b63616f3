import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Language } from '../../contract/constants/enums'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { preparedOn } from '../db/prepared'
import { accountKey, appUser, session } from '../db/schema/users'
import type { Clock } from '../ports/clock'

interface SessionDeps {
  db: Db
  config: Pick<Config, 'sessionTtlMs'>
  now(): Date
}

export interface OpenedSession {
  /** Sent by the client in the session header. The server stores only its hash. */
  token: string
  expireTime: Date
  expireInMs: number
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Opens a session for a user whose identity has been verified. */
export async function openSession(ctx: SessionDeps, userId: string): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url')
  const createTime = ctx.now()
  const expireInMs = ctx.config.sessionTtlMs
  const expireTime = new Date(createTime.getTime() + expireInMs)
  await ctx.db.insert(session).values({ tokenHash: hashOf(token), userId, createTime, expireTime })
  return { token, expireTime, expireInMs }
}

interface FoundSession {
  userId: string
  tokenHash: string
  enterpriseId: string | null
  /** The language last used by the account; null before the first call. */
  lang: string | null
}

const prepareFind = (db: Db) =>
  db
    .select({
      userId: session.userId,
      expireTime: session.expireTime,
      enterpriseId: session.enterpriseId,
      lang: appUser.lang,
      // Selected for the connection, which then decrypts the account's data without querying the key.
      keyId: accountKey.id,
      keyUserId: accountKey.userId,
      keySealed: accountKey.keySealed,
    })
    .from(session)
    .leftJoin(appUser, eq(appUser.id, session.userId))
    .leftJoin(accountKey, eq(accountKey.userId, session.userId))
    .where(eq(session.tokenHash, sql.placeholder('tokenHash')))
    .limit(1)
    .prepare('find_session')
/** @returns the user of a valid token, else null */
export async function findSession(db: Db, clock: Clock, token: string): Promise<FoundSession | null> {
  if (token.length > 200) return null
  const tokenHash = hashOf(token)
  const [row] = await preparedOn(db, prepareFind).execute({ tokenHash })
  if (!row || row.expireTime.getTime() <= clock.nowMs()) return null
  return { userId: row.userId, tokenHash, enterpriseId: row.enterpriseId, lang: row.lang }
}

/** Stores the language of the account's calls: its messages are written in it. */
export async function rememberLanguage(db: Db, userId: string, lang: Language): Promise<void> {
  await db
    .update(appUser)
    .set({ lang })
    .where(and(eq(appUser.id, userId), isNull(appUser.deleteTime)))
}

/** Expiry of a session; null when it does not exist. */
export async function findSessionEnd(db: Db, tokenHash: string): Promise<Date | null> {
  const [row] = await db
    .select({ expireTime: session.expireTime })
    .from(session)
    .where(eq(session.tokenHash, tokenHash))
    .limit(1)
  return row?.expireTime ?? null
}

/** Ends one session; its token becomes invalid. */
export async function closeSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, tokenHash))
}

/** Ends every session of a user. */
export async function closeAllSessions(db: Db, userId: string): Promise<void> {
  await db.delete(session).where(eq(session.userId, userId))
}

/** Ends every session of a user but the current one, after a change of password. */
export async function closeOtherSessions(db: Db, userId: string, keptTokenHash: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.tokenHash, keptTokenHash)))
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.expireTime, now))
}
