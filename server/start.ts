import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import { createServer } from './create-server'
import { openDatabase } from './db/client'
import { startEmbeddedDatabase } from './db/embedded'
import { ensureDatabase, migrateDatabase } from './db/migrate'
import { openPorts } from './ports/open-ports'

export interface StartedServer {
  app: FastifyInstance
  config: Config
  /** Address for people. */
  url: string
  /** Address on this machine. */
  origin: string
  close(): Promise<void>
}

/** Starts database, ports and server in this order, listens, and begins the jobs. Closing undoes it in reverse. */
export async function startServer(config: Config): Promise<StartedServer> {
  mkdirSync(config.dataDir, { recursive: true })
  const undo: (() => Promise<unknown>)[] = []
  const close = async (): Promise<void> => {
    for (const step of undo.reverse()) await step()
  }
  try {
    const embedded = config.databaseUrl ? null : await startEmbeddedDatabase({ dir: path.join(config.dataDir, 'pg') })
    if (embedded) undo.push(() => embedded.stop())
    const url = config.databaseUrl ?? embedded?.url() ?? ''
    await ensureDatabase(url)
    await migrateDatabase(url)
    const database = openDatabase(url, { poolSize: config.databasePoolSize, onIdleError: () => undefined })
    undo.push(() => database.close())
    await seedWhenEmpty(database, config)
    const opened = await openPorts(config, database)
    undo.push(() => opened.close())
    const app = await createServer({ config, database, ports: opened.ports })
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

async function seedWhenEmpty(database: ReturnType<typeof openDatabase>, config: Config): Promise<void> {
  void database
  void config
}
