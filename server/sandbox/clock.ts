import { eq, sql } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import type { DatabaseClient } from '../db/client'
import { sandboxState } from '../db/schema/content'
import type { Clock } from '../ports/clock'

const KEY = 'clockOffsetMs'
const CHANNEL = 'sandbox_clock'
const REFRESH_MS = 15_000

/** A clock that can be moved. The offset lives in the database, and every process hears of a change at once. */
export interface SandboxClock extends Clock {
  offsetMs(): number
  /** Moves the clock forward. @returns the new offset */
  advance(ms: number): Promise<number>
  reset(): Promise<void>
  close(): Promise<void>
}

/** Reads the offset and listens for changes on a connection of its own. */
export async function openSandboxClock(database: DatabaseClient): Promise<SandboxClock> {
  let offsetMs = 0
  let isClosed = false
  let listener: PoolClient | null = null

  // what was learnt last holds: an answer that was asked for before it is dropped
  let learnt = 0
  const know = (ms: number): void => {
    learnt += 1
    offsetMs = ms
  }
  const read = async (): Promise<void> => {
    learnt += 1
    const asked = learnt
    const [row] = await database.db.select().from(sandboxState).where(eq(sandboxState.key, KEY))
    if (asked === learnt) offsetMs = typeof row?.value === 'number' ? row.value : 0
  }
  const listen = async (pool: Pool): Promise<void> => {
    const client = await pool.connect()
    // read anew instead of taken from the message: messages of two who move it at once may come in another order
    client.on('notification', () => {
      read().catch(() => undefined)
    })
    client.on('error', () => {
      listener = null
    })
    await client.query(`listen ${CHANNEL}`)
    listener = client
  }
  await listen(database.pool)
  await read()

  const refresher = setInterval(() => {
    if (isClosed) return
    const again = listener ? read() : listen(database.pool).then(read)
    again.catch(() => undefined)
  }, REFRESH_MS)
  refresher.unref()

  const announce = () => database.db.execute(sql`select pg_notify(${CHANNEL}, '')`)
  return {
    now: () => new Date(Date.now() + offsetMs),
    nowMs: () => Date.now() + offsetMs,
    offsetMs: () => offsetMs,
    async advance(ms) {
      const rows = await database.db
        .insert(sandboxState)
        .values({ key: KEY, value: ms })
        .onConflictDoUpdate({
          target: sandboxState.key,
          set: { value: sql`to_jsonb((${sandboxState.value})::numeric + ${ms})` },
        })
        .returning({ value: sandboxState.value })
      const moved = Number(rows[0]?.value ?? 0)
      know(moved)
      await announce()
      return moved
    },
    async reset() {
      await database.db.delete(sandboxState).where(eq(sandboxState.key, KEY))
      know(0)
      await announce()
    },
    async close() {
      isClosed = true
      clearInterval(refresher)
      listener?.release(true)
      listener = null
    },
  }
}
