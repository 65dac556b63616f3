import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Language } from '../../contract/constants/enums'
import { type DatabaseClient, watchedReads } from '../db/client'
import type { DataChanges } from '../db/data-changes'
import { createListener } from '../db/listener'
import { createAnswerCache, type KeptAnswer, type MadeAnswer } from '../lib/answer-cache'
import type { PublicContext } from '../lib/register-answer'

/** Cache of answers that do not depend on the user, until their data changes. */
export interface Answers {
  /** Returns the cached answer if it is up to date. */
  find(key: string): KeptAnswer | null
  /** Returns the cached answer, or that of `make`. Without a key the answer is not cached. */
  get(key: string | null, make: () => Promise<MadeAnswer>): Promise<KeptAnswer>
  /** Creates a context for computing an answer that tracks the tables read in it. */
  contextFor(lang: Language): { ctx: PublicContext; tables(): string[] }
  size(): { answers: number; bytes: number }
}

declare module 'fastify' {
  interface FastifyInstance {
    answers: Answers
  }
  interface FastifyContextConfig {
    /** The answer does not depend on the session. */
    isPublic?: boolean
  }
}

const CHANNEL = 'data_changed'
/** Changes are batched, to at most ten notifications a second: each costs a transaction. */
const PAUSE_MS = 20
const BUSY_PAUSE_MS = 100
const AGAIN_MS = 1_000
/** A replica may lag behind, so an answer read from it is valid for one second. */
const REPLICA_AGE_MS = 1_000

/**
 * Notifies other processes of the tables changed here, after the transactions: a notification inside of a
 * transaction would serialise all commits.
 */
function tellOthers(app: FastifyInstance, changes: DataChanges, origin: string): () => Promise<void> {
  const pending = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let isClosed = false
  let toldMs = -BUSY_PAUSE_MS

  async function flush(): Promise<void> {
    timer = null
    const tables = [...pending]
    if (tables.length === 0) return
    pending.clear()
    toldMs = performance.now()
    try {
      await app.pool.query('select pg_notify($1, $2)', [CHANNEL, `${origin} ${tables.join(' ')}`])
    } catch (error) {
      app.log.warn({ err: error }, 'a change of data cannot be told to the other servers; trying again')
      for (const table of tables) pending.add(table)
      plan(AGAIN_MS)
    }
  }
  function plan(pauseMs: number): void {
    if (isClosed || timer) return
    timer = setTimeout(() => void flush(), pauseMs)
    timer.unref()
  }

  changes.onOwn((tables) => {
    for (const table of tables) pending.add(table)
    plan(Math.max(PAUSE_MS, toldMs + BUSY_PAUSE_MS - performance.now()))
  })
  return async () => {
    isClosed = true
    if (timer) clearTimeout(timer)
    await flush()
  }
}

/** Receives the changes of other processes. */
function hearOthers(app: FastifyInstance, changes: DataChanges, origin: string) {
  let isHearing = false
  let begun = false
  const heard = (): void => {
    changes.recordAll()
    isHearing = true
  }
  const connection = createListener({
    connectionString: app.directDatabaseUrl,
    applicationName: 'medibook-answers',
    channel: CHANNEL,
    onMessage: (payload) => {
      const [from, ...tables] = payload.split(' ')
      if (from === origin) return
      // A notification without table names comes from a manual change of the data.
      if (tables.length === 0) changes.recordAll()
      else changes.record(tables)
    },
    onLost: () => {
      isHearing = false
    },
    onRecovered: heard,
    onFailure: (error) =>
      app.log.warn({ err: error }, 'changes of data cannot be heard, answers are not kept; trying again'),
  })
  /** Opens the connection with the first answer; after that the listener reopens it. */
  function begin(): void {
    if (begun) return
    begun = true
    connection.open().then(heard, () => {
      begun = false
    })
  }
  return {
    canHear: () => {
      begin()
      return isHearing
    },
    close: () => connection.close(),
  }
}

/** @param changes tracker of the database that the server writes to */
export default fp(async (app, { changes }: Pick<DatabaseClient, 'changes'>) => {
  const origin = randomUUID().slice(0, 8)
  const { maxBytes, maxAgeMs, graceMs } = app.config.answers
  const stopTelling = tellOthers(app, changes, origin)
  const others = hearOthers(app, changes, origin)
  const cache = createAnswerCache({
    maxBytes,
    maxAgeMs: app.replica ? Math.min(REPLICA_AGE_MS, maxAgeMs) : maxAgeMs,
    graceMs,
    changes,
    nowMs: () => app.ports.clock.nowMs(),
    canHear: () => maxBytes > 0 && others.canHear(),
  })

  app.decorate('answers', {
    find: (key) => cache.find(key),
    get: (key, make) => cache.get(key, make),
    contextFor(lang) {
      const tables = new Set<string>()
      const hear = (names: readonly string[]): void => names.forEach((name) => tables.add(name))
      const { pool, replica } = app
      const db = watchedReads((config, values) => pool.query(config as never, values), hear)
      const readDb = replica ? watchedReads(replica.query, hear) : db
      const now = app.ports.clock.now()
      const ctx: PublicContext = {
        ...app.contextFor({ lang }),
        user: null,
        db,
        readDb,
        // One moment for the whole answer, so that its parts agree.
        now: () => new Date(now),
      }
      return { ctx, tables: () => [...tables] }
    },
    size: () => cache.size(),
  } satisfies Answers)

  app.addHook('onClose', async () => {
    await stopTelling()
    await others.close()
  })
})
