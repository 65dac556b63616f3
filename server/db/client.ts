import { DrizzleQueryError, type ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, NodePgDatabase, type NodePgQueryResultHKT, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { createDataChanges, type DataChanges } from './data-changes'
import { DatabaseAwayError, isConnectionLost } from './database-away'
import * as schema from './schema/index'
import { createSealing, type Sealing } from './sealing'
import type { SealConfig } from './sealing/seal-config'
import { readStatement } from './statements'
import { watchingClient } from './watching-client'

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
  /**
   * Connections that keep their session from one statement to the next, for locks that outlive a transaction.
   * The pool itself unless a pooler is used.
   */
  sessions: Pool
  /** The address of `sessions`: for a connection of one's own that listens (LISTEN). */
  directUrl: string
  /** What was changed through this client. */
  changes: DataChanges
  /** Null for a client without keys. */
  sealing: Sealing | null
  close(): Promise<void>
}

const dialect = new PgDialect()

export interface DatabaseOptions {
  poolSize?: number
  connectTimeoutMs?: number
  /** Past a pooler that lends connections for one transaction only; null when `url` names PostgreSQL itself. */
  directUrl?: string | null
  /** False where a pooler cannot follow named statements: they are then sent without their name. */
  canPrepare?: boolean
  /** Keys by which values of persons are sealed and opened; without them they are read as they are stored. */
  seals?: SealConfig
}

/** How long a request waits for a free connection: half of what a client waits for its answer. */
const WAIT_MS = 30_000
/** Besides the pool, where a pooler is in between: a job's lock is held by one of these. */
const MOST_SESSIONS = 3

/** True when no connection became free in time, or the database is away: the server is busy, not broken. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAwayError) return true
  // A network code alone may come from any other service; below a failed query it is the database's.
  if (error instanceof DrizzleQueryError) return isConnectionLost(error.cause)
  return isDatabaseBusy(error.cause)
}

/** A connection that breaks leaves the pool; its current statement fails with the error. */
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
  // The pool listens on idle connections only. One that breaks while it is checked out would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return pool
}

/** Opens a pool on `url`, and where a pooler is in between a small second one past it. */
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

type Tables = ExtractTablesWithRelations<Schema>

/** What drizzle reads out of the schema's tables. */
function readRelations({ _: { fullSchema, schema: tables, tableNamesMap } }: NodePgDatabase<Schema>) {
  return tables && { fullSchema, schema: tables, tableNamesMap }
}

/**
 * Drizzle on a pool. The `transaction` of drizzle's own never gives a connection back whose `begin` failed, and a
 * failed `rollback` hides what went wrong: both happen when the database goes away.
 */
class PooledDatabase extends NodePgDatabase<Schema> {
  readonly #pool: Pool

  constructor(pool: Pool) {
    const relations = readRelations(drizzle(pool, { schema }))
    super(dialect, new NodePgSession<Schema, Tables>(pool, dialect, relations), relations)
    this.#pool = pool
  }

  override async transaction<T>(
    work: (tx: PgTransaction<NodePgQueryResultHKT, Schema, Tables>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw isConnectionLost(error) ? new DatabaseAwayError(error) : error
    })
    let failure: unknown
    try {
      const session = new NodePgSession<Schema, Tables>(client, dialect, readRelations(this))
      return await session.transaction(work, config)
    } catch (error) {
      failure = error
      throw error
    } finally {
      client.release(isDatabaseBusy(failure))
    }
  }
}

/** What is only read: it needs no transaction. */
class WatchedDatabase extends NodePgDatabase<Schema> {
  override transaction(): Promise<never> {
    return Promise.reject(new Error('What is only read needs no transaction'))
  }
}

/** Sends one statement: `query` of a pool. */
export type SendQuery = (config: object, values: unknown[]) => Promise<unknown>

/**
 * The same tables for reads whose statements report the tables that they name to `hear`. They are not
 * prepared: a filter's best plan depends on its values.
 * @throws Error in place of a transaction
 */
export function watchedReads(
  db: NodePgDatabase<Schema>,
  send: SendQuery,
  hear: (tables: readonly string[]) => void,
): Db {
  const relations = readRelations(db)
  const query: SendQuery = (config, values) => {
    hear(readStatement((config as { text: string }).text).tables)
    return send({ ...config, name: '' }, values)
  }
  const session = new NodePgSession<Schema, Tables>({ query } as unknown as Pool, dialect, relations)
  return new WatchedDatabase(dialect, session, relations)
}
