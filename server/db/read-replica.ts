import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Db, SendQuery } from './client'
import { isConnectionLost } from './database-away'

const REST_MS = 5_000
/**
 * The replica cancelled the query because of replication, or is unavailable. Class 28: authorisation failed.
 */
const GONE_STATES = /^(40001|3D000|28...)$/

export interface ReadReplica {
  /** For reads that may lag slightly: uses the replica, or the primary while the replica does not answer. */
  db: Db
  /** Sends one statement with the same routing as `db`. */
  query: SendQuery
  /** Checks the replica itself. @returns false when it does not answer */
  isUp(): Promise<boolean>
}

/** True when the replica is unavailable rather than the query wrong: only then is the primary queried. */
function isGone(error: unknown): boolean {
  if (isConnectionLost(error)) return true
  const { code, message } = error as { code?: string; message?: string }
  return code === undefined ? /terminat|timeout|connect/i.test(message ?? '') : GONE_STATES.test(code)
}

/**
 * Reads from `replica`, or from `primary` when the replica is unavailable: after a failure the replica is
 * skipped for a few seconds, so that not every request waits for its time-out. Only for statements that
 * change nothing, because they may run twice.
 */
export function readReplica(primary: Pool, replica: Pool, onFallback: (error: unknown) => void): ReadReplica {
  let restUntilMs = 0
  const query = async (...args: unknown[]): Promise<unknown> => {
    const ask = (pool: Pool): Promise<unknown> =>
      (pool.query as unknown as (...all: unknown[]) => Promise<unknown>).apply(pool, args)
    if (performance.now() < restUntilMs) return ask(primary)
    try {
      return await ask(replica)
    } catch (error) {
      if (!isGone(error)) throw error
      restUntilMs = performance.now() + REST_MS
      onFallback(error)
      return ask(primary)
    }
  }
  return {
    // drizzle only calls `query` of a client when no transaction is opened
    db: drizzle({ query } as unknown as Pool),
    query,
    async isUp() {
      try {
        await replica.query('select 1')
        restUntilMs = 0
        return true
      } catch {
        return false
      }
    },
  }
}
