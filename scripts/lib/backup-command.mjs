// Shared by backup and restore: selects database and folder from the server's own configuration.
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureInstall } from './ensure-install.mjs'
import { inRoot } from './paths.mjs'
import { fail } from './run.mjs'

/** The current key first, then the previous ones, as the server is configured. */
function encryptionKeys() {
  const { ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS = '', DATA_DIR } = process.env
  const kept = path.join(path.resolve(DATA_DIR || inRoot('.data')), 'encryption.key')
  const present = ENCRYPTION_KEY || (fs.existsSync(kept) ? fs.readFileSync(kept, 'utf8').trim() : '')
  const keys = [present, ...ENCRYPTION_KEY_PREVIOUS.split(',').map((text) => text.trim())].filter(Boolean)
  if (!keys.every((text) => /^[0-9a-f]{64}$/i.test(text)) || keys.length === 0)
    throw new Error('Set ENCRYPTION_KEY as the server has it: a backup is encrypted with it')
  return keys.map((text) => Buffer.from(text, 'hex'))
}

/**
 * @param {string} usage shown when the folder is missing
 * @param {(backup: typeof import('./backup.mjs'), of: Parameters<typeof import('./backup.mjs').takeBackup>[0]) =>
 *   Promise<{ takenAt: string, counts: Record<string, number>, files: number | null }>} work
 */
export async function runBackupCommand(usage, work) {
  const [folder] = process.argv.slice(2)
  if (!folder || process.argv.length > 3) fail(usage)
  await ensureInstall()
  if (fs.existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'))
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, STORAGE, BACKUP_KEY_FILE } = process.env
  const url = DATABASE_DIRECT_URL || DATABASE_URL
  if (!url)
    fail(
      'Set DATABASE_URL. The embedded database is backed up with its folder: stop the server and copy DATA_DIR.',
    )
  const uploads = STORAGE === 's3' ? null : path.join(path.resolve(DATA_DIR || inRoot('.data')), 'uploads')
  const target = path.resolve(folder)
  // One file next to the backups, shared by all of them, unless configured elsewhere.
  const keyFile = path.resolve(BACKUP_KEY_FILE || path.join(path.dirname(target), 'account-keys.sealed'))
  try {
    const done = await work(await import('./backup.mjs'), {
      url,
      uploads,
      folder: target,
      keyFile,
      encryptionKeys: encryptionKeys(),
    })
    const rows = Object.values(done.counts).reduce((sum, count) => sum + count, 0)
    const files =
      done.files === null ? 'no uploads (they are in the object storage)' : `${done.files} uploads`
    console.log(
      `${Object.keys(done.counts).length} tables with ${rows} rows, ${files}, as of ${done.takenAt}`,
    )
    console.log(`The keys of the accounts: ${keyFile}`)
    console.log('ENCRYPTION_KEY is not part of a backup: without it, nothing of it opens.')
  } catch (error) {
    fail(error.message)
  }
}
