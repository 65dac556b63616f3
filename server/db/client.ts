import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
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
/** pg-pool's own words for a wait that was too long. */
const WAITED_IN_VAIN = 'timeout exceeded when trying to connect'

/** True when every connection was in use for too long: the server is busy, not broken. */
export function isPoolBusy(error: unknown): boolean {
  return error instanceof Error && (error.message === WAITED_IN_VAIN || isPoolBusy(error.cause))
}

/** Opens a pool on `url`. `onIdleError` hears of connections that broke while nobody used them. */
export function openDatabase(
  url: string,
  options: { poolSize?: number; onIdleError?: (error: Error) => void; connectTimeoutMs?: number } = {},
): DatabaseClient {
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    application_name: 'medibook',
    connectionTimeoutMillis: options.connectTimeoutMs ?? WAIT_MS,
    idleTimeoutMillis: 30_000,
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}
