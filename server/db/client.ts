import { DrizzleQueryError } from 'drizzle-orm'
import { NodePgDatabase, type NodePgQueryResultHKT, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient } from 'pg'
import { createDataChanges, type DataChanges } from './data-changes'
import { DatabaseAwayError, isConnectionLost } from './database-away'
import { rememberConnection } from './prepared'
import { createSealing, type Sealing } from './sealing'
import type { SealConfig } from './sealing/seal-config'
import { readStatement } from './statements'
import { watchingClient } from './watching-client'

/**
 * Statements are built from the tables themselves, not from drizzle's relations: with those, every transaction
 * would create a query builder for each table.
 */
type NoRelations = Record<string, never>
type Database = NodePgDatabase<NoRelations>
/** The database or a transaction; services accept either. */
export type Db = Pick<
  Database,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$count'
  | 'with'
>

export interface DatabaseClient {
  db: Database
  pool: Pool
  /**
   * Connections that keep their session between statements, for locks that outlive a transaction. The same
   * pool unless a pooler is used.
   */
  sessions: Pool
  /** Connection string of `sessions`, for dedicated LISTEN connections. */
  directUrl: string
  /** Changes made through this client. */
  changes: DataChanges
  /** Null for a client without encryption keys. */
  sealing: Sealing | null
  close(): Promise<void>
}

const dialect = new PgDialect()

export interface DatabaseOptions {
  poolSize?: number
  connectTimeoutMs?: number
  /**
   * Connection string that bypasses a transaction-level pooler; null when `url` connects to PostgreSQL
   * directly.
   */
  directUrl?: string | null
  /** False where a pooler does not support prepared statements: statements are then sent unnamed. */
  canPrepare?: boolean
  /** Keys that encrypt and decrypt personal data; without them values are read as stored. */
  seals?: SealConfig
}

/** Longest wait for a free connection, in milliseconds: half the time-out of a client. */
const WAIT_MS = 30_000
/** Size of the second pool when a pooler is used: each lock of a job occupies one of its connections. */
const MOST_SESSIONS = 3

/**
 * True when no connection became free in time or the database is unavailable, which is answered as "busy"
 * rather than as an error.
 */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAwayError) return true
  // A network error code alone may come from any service; as the cause of a failed query it comes from the
  // database.
  if (error instanceof DrizzleQueryError) return isConnectionLost(error.cause)
  return isDatabaseBusy(error.cause)
}

/** Opens a pool. A broken connection leaves it, and its current statement rejects. */
function openPool(
  url: string,
  max: number,
  {
    connectTimeoutMs = WAIT_MS,
    canPrepare = true,
    changes,
    sealing,
  }: DatabaseOptions & { changes: DataChanges; sealing: Sealing | null },
) {
  const pool = new Pool({
    Client: watchingClient({ changes, canPrepare, sealing }),
    connectionString: url,
    max,
    application_name: 'medibook',
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // The pool handles errors of idle connections only. An unhandled error of a connection in use would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return pool
}

/** Opens a pool on `url`, and with a pooler a small second pool that bypasses it. */
export function openDatabase(url: string, options: DatabaseOptions = {}): DatabaseClient {
  const changes = createDataChanges()
  const sealing = options.seals ? createSealing(options.seals) : null
  changes.onOwn((tables) => {
    if (tables.includes('account_key')) sealing?.forgetKeys()
  })
  const pool = openPool(url, options.poolSize ?? 10, { ...options, changes, sealing })
  const { directUrl } = options
  const sessions = directUrl
    ? openPool(directUrl, MOST_SESSIONS, { ...options, canPrepare: true, changes, sealing })
    : pool
  return {
    db: new PooledDatabase(pool),
    pool,
    sessions,
    directUrl: directUrl ?? url,
    changes,
    sealing,
    async close() {
      await pool.end()
      if (sessions !== pool) await sessions.end()
    },
  }
}

const sessionOn = (client: Pool | PoolClient): NodePgSession<NoRelations, NoRelations> =>
  new NodePgSession<NoRelations, NoRelations>(client, dialect, undefined)

/**
 * Drizzle on a pool. The `transaction` of drizzle itself leaks the connection when `begin` fails and hides
 * the original error when `rollback` fails; both happen when the database becomes unavailable.
 */
class PooledDatabase extends NodePgDatabase<NoRelations> {
  readonly #pool: Pool

  constructor(pool: Pool) {
    super(dialect, sessionOn(pool), undefined)
    this.#pool = pool
    rememberConnection(this, pool)
  }

  override async transaction<T>(
    work: (tx: PgTransaction<NodePgQueryResultHKT, NoRelations, NoRelations>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw isConnectionLost(error) ? new DatabaseAwayError(error) : error
    })
    let failure: unknown
    try {
      return await sessionOn(client).transaction((tx) => {
        rememberConnection(tx, client)
        return work(tx)
      }, config)
    } catch (error) {
      failure = error
      throw error
    } finally {
      client.release(isDatabaseBusy(failure))
    }
  }
}

/** Read-only, so that it needs no transaction. */
class WatchedDatabase extends NodePgDatabase<NoRelations> {
  override transaction(): Promise<never> {
    return Promise.reject(new Error('What is only read needs no transaction'))
  }
}

/** Sends one statement: `query` of a pool. */
export type SendQuery = (config: object, values: unknown[]) => Promise<unknown>

/**
 * Returns a client for reads whose statements report the tables that they name to `hear`. They are not
 * prepared, because the best plan of a filter depends on its values.
 * @throws Error when a transaction is started
 */
export function watchedReads(send: SendQuery, hear: (tables: readonly string[]) => void): Db {
  const query: SendQuery = (config, values) => {
    hear(readStatement((config as { text: string }).text).tables)
    return send({ ...config, name: '' }, values)
  }
  return new WatchedDatabase(dialect, sessionOn({ query } as unknown as Pool), undefined)
}
