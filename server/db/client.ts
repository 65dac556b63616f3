import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { DatabaseAwayError, isConnectionLost } from './database-away'
import * as schema from './schema/index'

export type Schema = typeof schema
/** The database, or a transaction on it: services take either. */
export type Db = Pick<
  NodePgDatabase<Schema>,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | 'query'
  | '$count'
  | 'with'
>

export interface DatabaseClient {
  db: NodePgDatabase<Schema>
  pool: Pool
  close(): Promise<void>
}

/** How long a request waits for a free connection: half of what a client waits for its answer. */
const WAIT_MS = 30_000

/** True when no connection became free in time, or the database is away: the server is busy, not broken. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAwayError) return true
  // A network code alone may come from any other service; below a failed query it is the database's.
  if (error instanceof DrizzleQueryError) return isConnectionLost(error.cause)
  return isDatabaseBusy(error.cause)
}

/** Opens a pool on `url`. A connection that breaks leaves the pool; whoever used it gets the error of its statement. */
export function openDatabase(
  url: string,
  options: { poolSize?: number; connectTimeoutMs?: number } = {},
): DatabaseClient {
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    application_name: 'medibook',
    connectionTimeoutMillis: options.connectTimeoutMs ?? WAIT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // The pool listens on idle connections only. One that breaks while it is checked out would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return { db: openDrizzle(pool), pool, close: () => pool.end() }
}

/**
 * Drizzle on a pool. Its own `transaction` never gives a connection back whose `begin` failed, and a failed
 * `rollback` hides what went wrong: both happen when the database goes away.
 */
function openDrizzle(pool: Pool): NodePgDatabase<Schema> {
  const db = drizzle(pool, { schema })
  const dialect = new PgDialect()
  const { fullSchema, schema: tables, tableNamesMap } = db._
  const relations = tables && { fullSchema, schema: tables, tableNamesMap }
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw isConnectionLost(error) ? new DatabaseAwayError(error) : error
    })
    let failure: unknown
    try {
      const session = new NodePgSession<Schema, NonNullable<typeof tables>>(client, dialect, relations)
      return await session.transaction(work, config)
    } catch (error) {
      failure = error
      throw error
    } finally {
      client.release(isDatabaseBusy(failure))
    }
  }
  return Object.assign(db, { transaction })
}
