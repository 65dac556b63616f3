import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type {} from './medibook-global'

/** A PostgreSQL for one test file, which can be killed without affecting other files. */
export interface OwnCluster {
  url(name?: string): string
  /** Kills PostgreSQL without a shutdown (SIGKILL of the postmaster). */
  kill(): Promise<void>
  /** Starts PostgreSQL again on the same port and files. */
  restart(): Promise<void>
  /** Stops PostgreSQL and removes its files. */
  remove(): Promise<void>
}

export async function startOwnCluster(): Promise<OwnCluster> {
  const { startEmbeddedDatabase } =
    medibook.server.load<typeof import('../../server/db/embedded')>('db/embedded.ts')
  const dir = mkdtempSync(path.join(os.tmpdir(), 'medibook-cluster-'))
  // durable, because an acknowledged commit must survive the kill
  let running = await startEmbeddedDatabase({ dir })
  const port = Number(new URL(running.url()).port)
  const location = path.join(dir, 'LOCATION')
  const home = existsSync(location) ? readFileSync(location, 'utf8').trim() : dir

  return {
    url: (name) => running.url(name),
    async kill() {
      const [pid] = readFileSync(path.join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await running.stop()
    },
    async restart() {
      // Backends of the killed postmaster may hold the shared memory for a moment.
      for (let attempt = 1; ; attempt += 1) {
        try {
          running = await startEmbeddedDatabase({ dir, port })
          return
        } catch (error) {
          if (attempt === 20) throw error
        }
      }
    },
    async remove() {
      await running.stop()
      await rm(dir, { recursive: true, force: true })
      if (home !== dir) await rm(home, { recursive: true, force: true })
    },
  }
}
