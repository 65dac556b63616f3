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

  const read = async (): Promise<void> => {
    const [row] = await database.db.select().from(sandboxState).where(eq(sandboxState.key, KEY))
    offsetMs = typeof row?.value === 'number' ? row.value : 0
  }
  const listen = async (pool: Pool): Promise<void> => {
    const client = await pool.connect()
    client.on('notification', (message) => {
      if (message.payload !== undefined) offsetMs = Number(message.payload)
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

  const announce = (ms: number) => database.db.execute(sql`select pg_notify(${CHANNEL}, ${String(ms)})`)
  return {
    now: () => new Date(Date.now() + offsetMs),
    nowMs: () => Date.now() + offsetMs,
    offsetMs: () => offsetMs,
    async advance(ms) {
      const rows = await database.db.insert(sandboxState).values({ key: KEY, value: ms })
        .onConflictDoUpdate({ target: sandboxState.key, set: { value: sql`to_jsonb((${sandboxState.value})::numeric + ${ms})` } })
        .returning({ value: sandboxState.value })
      offsetMs = Number(rows[0]?.value ?? 0)
      await announce(offsetMs)
      return offsetMs
    },
    async reset() {
      await database.db.delete(sandboxState).where(eq(sandboxState.key, KEY))
      offsetMs = 0
      await announce(0)
    },
    async close() {
      isClosed = true
      clearInterval(refresher)
      listener?.release(true)
      listener = null
    },
  }
}
