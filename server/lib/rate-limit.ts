import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { DatabaseAwayError, isConnectionLost } from '../db/database-away'

/** The limiter's error; the error handler turns it into an envelope in the caller's language. */
export function refuseTooMany(): Error {
  return Object.assign(new Error('Too many requests'), { statusCode: 429 })
}

/**
 * Prefix of keys that are counted exactly across all server processes: those that protect passwords and
 * codes.
 */
export const EXACT = 'exact|'

/** Other keys are written to the database each time a process has counted this fraction of the limit. */
const PARTS = 20
const MAX_KEYS = 50_000

interface Count {
  current: number
  ttl: number
}
type Done = (error: Error | null, result?: Count) => void
interface Local {
  count: number
  unwritten: number
  others: number
}

/**
 * Adds to the count of a key in the window that begins at `$2` and returns the sum of all processes. A row of
 * an earlier window is reset; a late count for a window that is over has no effect.
 */
const ADD = `insert into attempt_window as w (key, start_time, count) values ($1, to_timestamp($2::double precision /
  1000), $3)
  on conflict (key) do update set
    count = case when w.start_time = excluded.start_time then w.count + excluded.count when w.start_time
      < excluded.start_time then excluded.count else w.count end,
    start_time = greatest(w.start_time, excluded.start_time)
  returning count`

/**
 * Store of the request limiter for several server processes on one database: see
 * docs/adr/0007-shared-rate-limits.md. Windows begin at full minutes of the server's clock, so that all
 * processes agree without communication.
 */
export function sharedRateStore(pool: Pool, secret: Buffer, nowMs: () => number) {
  /** Addresses and tokens are personal data, so the database gets a keyed hash. */
  const rowKey = (key: string): string =>
    `rate:${createHmac('sha256', secret).update(`rate\n${key}`).digest('base64url')}`
  const add = async (key: string, startMs: number, count: number): Promise<number> => {
    const { rows } = await pool
      .query<{ count: number }>(ADD, [rowKey(key), startMs, count])
      .catch((error: unknown) => {
        throw isConnectionLost(error) ? new DatabaseAwayError(error) : error
      })
    return rows[0]?.count ?? count
  }

  return class SharedRateStore {
    private windowMs = 0
    private readonly local = new Map<string, Local>()

    incr(key: string, done: Done, timeWindow = 60_000, max = Number.MAX_SAFE_INTEGER): void {
      const now = nowMs()
      const startMs = Math.floor(now / timeWindow) * timeWindow
      const ttl = startMs + timeWindow - now
      if (key.startsWith(EXACT)) {
        add(key, startMs, 1).then((current) => done(null, { current, ttl }), done)
        return
      }
      const entry = this.entryOf(key, startMs)
      entry.count += 1
      entry.unwritten += 1
      const current = entry.count + entry.others
      // Callers over the limit are refused in either case, so further counts need not be written.
      const isDue = entry.unwritten >= Math.max(1, Math.floor(max / PARTS)) && current <= max + 1
      if (!isDue) done(null, { current, ttl })
      else
        void this.write(key, startMs, entry).then(() =>
          done(null, { current: entry.count + entry.others, ttl }),
        )
    }

    private entryOf(key: string, startMs: number): Local {
      if (this.windowMs !== startMs || this.local.size > MAX_KEYS) {
        this.local.clear()
        this.windowMs = startMs
      }
      const kept = this.local.get(key)
      if (kept) return kept
      const entry = { count: 0, unwritten: 0, others: 0 }
      this.local.set(key, entry)
      return entry
    }

    /**
     * Writes the outstanding count and reads that of the other processes. Without the database each process
     * uses its own count.
     */
    private async write(key: string, startMs: number, entry: Local): Promise<void> {
      const part = entry.unwritten
      const written = entry.count
      entry.unwritten = 0
      try {
        entry.others = Math.max(entry.others, (await add(key, startMs, part)) - written)
      } catch {
        entry.unwritten += part
      }
    }

    child(): SharedRateStore {
      return this
    }
  }
}
