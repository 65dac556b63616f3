import { Client } from 'pg'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000
const CONNECT_TIMEOUT_MS = 10_000

interface ListenerOptions {
  /** Connects to PostgreSQL directly: a transaction-level pooler delivers no notifications. */
  connectionString: string
  applicationName: string
  channel: string
  onMessage(payload: string): void
  /** Called when the connection was reopened; notifications sent in between are lost. */
  onRecovered(): void
  onFailure?(error: unknown): void
  /** Called when the connection was lost; no notifications arrive until `onRecovered`. */
  onLost?(): void
}

interface Listener {
  /** Opens the connection if it is not open. @throws when the database does not answer */
  open(): Promise<void>
  close(): Promise<void>
}

/** Keeps one connection that waits for notifications (LISTEN) and reopens it when it breaks. */
export function createListener(options: ListenerOptions): Listener {
  let client: Promise<Client> | null = null
  let isReopening = false
  let isClosed = false

  async function connect(): Promise<Client> {
    const fresh = new Client({
      connectionString: options.connectionString,
      application_name: options.applicationName,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    })
    fresh.on('notification', (message) => options.onMessage(message.payload ?? ''))
    fresh.on('error', () => undefined)
    await fresh.connect()
    try {
      await fresh.query(`listen ${options.channel}`)
    } catch (error) {
      void fresh.end().catch(() => undefined)
      throw error
    }
    fresh.on('end', () => {
      if (isClosed) return
      options.onLost?.()
      void reopen()
    })
    return fresh
  }

  async function reopen(): Promise<void> {
    isReopening = true
    for (let pauseMs = FIRST_PAUSE_MS; !isClosed; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
      client = connect()
      try {
        await client
        isReopening = false
        return options.onRecovered()
      } catch (error) {
        options.onFailure?.(error)
        await new Promise<void>((resolve) => {
          setTimeout(resolve, pauseMs).unref()
        })
      }
    }
  }

  return {
    async open() {
      client ??= connect()
      try {
        await client
      } catch (error) {
        // While a reopening is in progress, a second connection would never be closed.
        if (!isReopening) client = null
        throw error
      }
    },
    async close() {
      isClosed = true
      await client?.then((opened) => opened.end()).catch(() => undefined)
    },
  }
}
