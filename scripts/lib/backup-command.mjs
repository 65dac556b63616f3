// What backup and restore have in common: which database and which folder, from the server's own configuration.
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureInstall } from './ensure-install.mjs'
import { inRoot } from './paths.mjs'
import { fail } from './run.mjs'

/**
 * @param {string} usage shown when the folder is missing
 * @param {(backup: typeof import('./backup.mjs'), of: { url: string, uploads: string | null, folder: string }) =>
 *   Promise<{ takenAt: string, counts: Record<string, number>, files: number | null }>} work
 */
export async function runBackupCommand(usage, work) {
  const [folder] = process.argv.slice(2)
  if (!folder || process.argv.length > 3) fail(usage)
  await ensureInstall()
  if (fs.existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'))
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, STORAGE } = process.env
  const url = DATABASE_DIRECT_URL || DATABASE_URL
  if (!url)
    fail(
      'Set DATABASE_URL. The embedded database is backed up with its folder: stop the server and copy DATA_DIR.',
    )
  const uploads = STORAGE === 's3' ? null : path.join(path.resolve(DATA_DIR || inRoot('.data')), 'uploads')
  try {
    const done = await work(await import('./backup.mjs'), { url, uploads, folder: path.resolve(folder) })
    const rows = Object.values(done.counts).reduce((sum, count) => sum + count, 0)
    const files =
      done.files === null ? 'no uploads (they are in the object storage)' : `${done.files} uploads`
    console.log(
      `${Object.keys(done.counts).length} tables with ${rows} rows, ${files}, as of ${done.takenAt}`,
    )
    console.log('ENCRYPTION_KEY is not part of a backup: without it, sealed data stays sealed.')
  } catch (error) {
    fail(error.message)
  }
}
