// Re-encrypts the database of DATABASE_URL with the current ENCRYPTION_KEY: npm run reseal
import { loadConfig, loadDotEnv } from '../config'
import { openDatabase } from '../db/client'
import { reseal, type ResealedColumn } from '../db/reseal'
import { keyIdOf } from '../lib/seal'

const SAY_EVERY_MS = 2_000
/**
 * An arbitrary lock number, the same in every process, because concurrent runs would repeat each other's
 * work.
 */
const RESEAL_LOCK = 7_308_334
const MOST_NAMED = 5

const unreadableOf = ({ unreadable }: ResealedColumn): number =>
  Object.values(unreadable).reduce((sum, rows) => sum + rows.length, 0)

function say(columns: readonly ResealedColumn[], startedMs: number): void {
  const line = (cells: readonly (string | number)[]): void =>
    console.log(
      cells
        .map((cell, index) => (index === 0 ? String(cell).padEnd(32) : String(cell).padStart(12)))
        .join(''),
    )
  line(['column', 'values', 'resealed', 'changed', 'unreadable'])
  for (const done of columns) line([done.column, done.total, done.resealed, done.changed, unreadableOf(done)])
  for (const { column, unreadable } of columns)
    for (const [why, rows] of Object.entries(unreadable))
      console.log(
        `${column}: ${why} (${rows.slice(0, MOST_NAMED).join(', ')}${rows.length > MOST_NAMED ? ', …' : ''})`,
      )
  console.log(`Done in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`)
}

async function run(): Promise<void> {
  loadDotEnv()
  const config = loadConfig()
  const url = config.databaseDirectUrl ?? config.databaseUrl
  if (!url) throw new Error('Set DATABASE_URL to the database of the server')
  if (config.isSealedForOldServers)
    throw new Error('SEAL_FOR_OLD_SERVERS is set: reseal when no server of 1.0.0 runs any more')
  const database = openDatabase(url, { poolSize: 2 })
  const lock = await database.sessions.connect()
  try {
    const { rows } = await lock.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      RESEAL_LOCK,
    ])
    if (!rows[0]?.got) throw new Error('Somebody else is doing it at this moment')
    const startedMs = Date.now()
    let saidMs = startedMs
    console.log(`Sealing with the key ${keyIdOf(config.encryptionKey)} …`)
    const columns = await reseal({
      pool: database.pool,
      config,
      onProgress: ({ column, resealed, total }) => {
        if (Date.now() - saidMs < SAY_EVERY_MS) return
        saidMs = Date.now()
        console.log(`  … ${column}: ${resealed} of ${total}`)
      },
    })
    say(columns, startedMs)
    if (columns.some((done) => done.changed + unreadableOf(done) > 0)) process.exitCode = 1
  } finally {
    lock.release(true)
    await database.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
