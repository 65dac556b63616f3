import { Client } from 'pg'
import type { FastifyInstance } from 'fastify'
import { QUEUE_CHANNEL } from './line'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000

export interface LiveHub {
  /** Calls `hear` for every change of a line from now on, whichever process made it, and once after the connection was lost and found. */
  subscribe(lineId: string, hear: () => void): Promise<() => void>
  /** Gives the connection back; nobody hears anything afterwards. */
  close(): Promise<void>
}

/**
 * One connection of this process listens to the database (LISTEN); every process does, so that a change made in one is heard in all.
 * It is opened for the first listener and opened again when it breaks.
 */
export function createLiveHub(app: FastifyInstance): LiveHub {
  const listeners = new Map<string, Set<() => void>>()
  let client: Promise<Client> | null = null
  let isClosed = false

  const tell = (lineId: string): void => listeners.get(lineId)?.forEach((hear) => hear())

  async function open(): Promise<Client> {
    const fresh = new Client({
      connectionString: app.pool.options.connectionString,
      application_name: 'medibook-live',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    })
    fresh.on('notification', (message) => {
      if (message.payload) tell(message.payload)
    })
    fresh.on('error', () => undefined)
    await fresh.connect()
    await fresh.query(`listen ${QUEUE_CHANNEL}`)
    fresh.on('end', () => {
      if (!isClosed) void reopen()
    })
    return fresh
  }

  /** What was said while nobody listened is lost, so everybody looks again. */
  async function reopen(): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; !isClosed; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
      client = open()
      try {
        await client
        for (const lineId of listeners.keys()) tell(lineId)
        return
      } catch (error) {
        app.log.warn({ err: error }, 'the queue cannot be followed; trying again')
        await new Promise<void>((resolve) => {
          setTimeout(resolve, pauseMs).unref()
        })
      }
    }
  }

  return {
    async subscribe(lineId, hear) {
      const group = listeners.get(lineId) ?? new Set()
      listeners.set(lineId, group.add(hear))
      const leave = (): void => {
        group.delete(hear)
        if (group.size === 0) listeners.delete(lineId)
      }
      client ??= open()
      try {
        await client
      } catch (error) {
        client = null
        leave()
        throw error
      }
      return leave
    },
    async close() {
      isClosed = true
      listeners.clear()
      await client?.then((opened) => opened.end()).catch(() => undefined)
    },
  }
}
