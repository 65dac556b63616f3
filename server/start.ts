import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer } from './app/create-server'
import type { Config } from './config'
import { type DatabaseClient, openDatabase } from './db/client'
import { startEmbeddedDatabase } from './db/embedded'
import { ensureDatabase, migrateDatabase } from './db/migrate'
import { spu } from './db/schema/goods'
import { demoParts, openChosenPorts } from './demo'
import { seed } from './demo/seed/index'

/** An unavailable replica must not delay a request for long: the primary answers then. */
const REPLICA_TIMEOUT_MS = 2_000
const SEED_LOCK = 7_308_333

export interface StartedServer {
  app: FastifyInstance
  config: Config
  /** Public URL. */
  url: string
  /** URL on this machine. */
  origin: string
  close(): Promise<void>
}

/**
 * Starts database, ports and server in this order, listens, and starts the jobs. Closing reverses the order.
 */
export async function startServer(config: Config): Promise<StartedServer> {
  mkdirSync(config.dataDir, { recursive: true })
  const undo: (() => Promise<unknown>)[] = []
  const close = async (): Promise<void> => {
    for (const step of undo.reverse()) await step()
  }
  try {
    const embedded = config.databaseUrl
      ? null
      : await startEmbeddedDatabase({ dir: path.join(config.dataDir, 'pg') })
    if (embedded) undo.push(() => embedded.stop())
    const url = config.databaseUrl ?? embedded?.url() ?? ''
    // Bypasses a pooler, which does not accept other databases and would pass the migration's session lock to
    // another client.
    await ensureDatabase(config.databaseDirectUrl ?? url)
    await migrateDatabase(config.databaseDirectUrl ?? url)
    const database = openDatabase(url, {
      poolSize: config.databasePoolSize,
      directUrl: config.databaseDirectUrl,
      canPrepare: config.canPrepareStatements,
      seals: config,
    })
    undo.push(() => database.close())
    const readDatabase = config.databaseReadUrl
      ? openDatabase(config.databaseReadUrl, {
          poolSize: config.databasePoolSize,
          connectTimeoutMs: REPLICA_TIMEOUT_MS,
          canPrepare: config.canPrepareStatements,
          seals: config,
        })
      : null
    if (readDatabase) undo.push(() => readDatabase.close())
    await seedWhenEmpty(database, config)
    const opened = await openChosenPorts(config, database)
    undo.push(() => opened.close())
    const app = await createServer({
      config,
      database,
      readDatabase,
      ports: opened.ports,
      ...demoParts(opened.ports),
    })
    undo.push(() => app.close())
    await app.listen({ port: config.port, host: config.host })
    app.jobs.start()
    const { port } = app.server.address() as AddressInfo
    return { app, config, url: config.publicUrl, origin: `http://127.0.0.1:${port}`, close }
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
}

/** Seeds a database that has no goods yet; one server at a time. */
async function seedWhenEmpty(database: DatabaseClient, config: Config): Promise<void> {
  if (config.seed === 'none') return
  const lock = await database.sessions.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [SEED_LOCK])
    const [any] = await database.db.select({ id: spu.id }).from(spu).limit(1)
    if (any) return
    console.log('The database is empty: writing the demo data …')
    const startedMs = Date.now()
    await seed(database.db, {
      now: new Date(),
      scale: config.seedScale,
      onProgress: (step) => console.log(`  … ${step}`),
    })
    console.log(`Demo data written in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`)
  } finally {
    // Closes the connection and releases the lock with it, whatever happened.
    lock.release(true)
  }
}
