import { eq, sql } from 'drizzle-orm'
import type { DatabaseClient } from '../db/client'
import { createListener } from '../db/listener'
import { sandboxState } from '../db/schema/content'
import type { Clock } from '../ports/clock'

const KEY = 'clockOffsetMs'
const CHANNEL = 'sandbox_clock'
const REFRESH_MS = 15_000

/**
 * A clock that can be advanced. The offset is stored in the database, and changes are announced to every
 * process immediately.
 */
export interface SandboxClock extends Clock {
  offsetMs(): number
  /** Advances the clock. @returns the new offset in milliseconds */
  advance(ms: number): Promise<number>
  reset(): Promise<void>
  close(): Promise<void>
}

/** Reads the offset and listens for changes on a dedicated connection. */
export async function openSandboxClock(database: DatabaseClient): Promise<SandboxClock> {
  let offsetMs = 0

  // the latest known offset wins: the result of an earlier query is discarded
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
  const readAgain = (): void => {
    read().catch(() => undefined)
  }
  // queried rather than taken from the notification: notifications of concurrent changes may arrive in
  // another order
  const listener = createListener({
    connectionString: database.directUrl,
    applicationName: 'medibook-clock',
    channel: CHANNEL,
    onMessage: readAgain,
    onRecovered: readAgain,
  })
  await listener.open()
  await read()
  const refresher = setInterval(readAgain, REFRESH_MS)
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
      clearInterval(refresher)
      await listener.close()
    },
  }
}
