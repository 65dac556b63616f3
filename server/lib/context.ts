import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '../../contract/constants/enums'
import type { Config } from '../config'
import type { Db } from '../db/client'
import type { Ports } from '../ports/ports'
import type { Wiring } from './wiring'

/** The account of the session. */
export interface SessionUser {
  id: string
  /** Hash of the session's token, the primary key of its row. */
  tokenHash: string
  /** Set when the session was opened by an enterprise sign-in. */
  enterpriseId: string | null
}

/**
 * The first argument of every service function: the database (or a transaction), the ports, the account and
 * the language of the request.
 */
export interface Context {
  db: Db
  /**
   * For catalogue reads: a replica that may lag behind when one is configured, else `db`; inside a
   * transaction always the transaction.
   */
  readDb: Db
  config: Config
  ports: Ports
  /** Implementations of this module's needs by other modules. */
  wiring: Wiring
  log: FastifyBaseLogger
  lang: Language
  user: SessionUser | null
  /** The current time by the clock port; rules must never read the system clock. */
  now(): Date
}

/** Runs `work` with a context inside a transaction: its writes are committed together or not at all. */
export function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => work({ ...ctx, db: tx, readDb: tx }))
}
