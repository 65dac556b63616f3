import type { FastifyInstance } from 'fastify'
import { createListener } from '../../../db/listener'
import { QUEUE_CHANNEL } from './rules'

export interface LiveHub {
  /**
   * Calls `hear` for every change of a queue, whichever process made it, and once after the connection was
   * re-established.
   */
  subscribe(lineId: string, hear: () => void): Promise<() => void>
  /** Closes the connection; no listener is called afterwards. */
  close(): Promise<void>
}

/**
 * Listens to the database (LISTEN) on one connection per process, so that a change made in one process
 * reaches all. The connection is opened with the first listener and reopened when it breaks.
 */
export function createLiveHub(app: FastifyInstance): LiveHub {
  const listeners = new Map<string, Set<() => void>>()
  const tell = (lineId: string): void => listeners.get(lineId)?.forEach((hear) => hear())
  const connection = createListener({
    connectionString: app.directDatabaseUrl,
    applicationName: 'medibook-live',
    channel: QUEUE_CHANNEL,
    onMessage: tell,
    // Changes may have been missed while the connection was down, so all streams read again.
    onRecovered: () => [...listeners.keys()].forEach(tell),
    onFailure: (error) => app.log.warn({ err: error }, 'the queue cannot be followed; trying again'),
  })

  return {
    async subscribe(lineId, hear) {
      const group = listeners.get(lineId) ?? new Set()
      listeners.set(lineId, group.add(hear))
      const leave = (): void => {
        group.delete(hear)
        if (group.size === 0) listeners.delete(lineId)
      }
      try {
        await connection.open()
      } catch (error) {
        leave()
        throw error
      }
      return leave
    },
    async close() {
      listeners.clear()
      await connection.close()
    },
  }
}
