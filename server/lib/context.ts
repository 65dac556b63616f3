import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '../../contract/constants/enums'
import type { Config } from '../config'
import type { Db } from '../db/client'
import type { Ports } from '../ports/ports'

/** Who is signed in, as the session says. */
export interface SessionUser {
  id: string
  /** Hash of the session's token: the key of its row. */
  tokenHash: string
  /** Set when the session was opened by an enterprise sign-in. */
  enterpriseId: string | null
}

/** What every service function takes first: the database (or a transaction), the ports and who asks in which language. */
export interface Context {
  db: Db
  /** For catalogue reads: a replica that may lie a moment behind when one is configured, else `db`; inside a transaction always the transaction. */
  readDb: Db
  config: Config
  ports: Ports
  log: FastifyBaseLogger
  lang: Language
  user: SessionUser | null
  /** The moment by the clock port: never read the system clock in a rule. */
  now(): Date
}

/** The same context inside a transaction: everything the callback writes stands or falls together. */
export function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => work({ ...ctx, db: tx, readDb: tx }))
}
