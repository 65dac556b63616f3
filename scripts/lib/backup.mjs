// A backup: the database in pg_dump's custom format, the uploads, and a manifest, all encrypted. Keys of
// accounts are not part of it but in one file next to all backups, which is replaced each time, so that a key
// destroyed with its account is in no backup.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { findPrograms } from './database-tools.mjs'
import { readSealed, writeSealed } from './sealed-file.mjs'

const DUMP = 'database.dump'
const UPLOADS = 'uploads'
const MANIFEST = 'manifest.json'
const KEYS_TABLE = 'public.account_key'

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs a PostgreSQL program. Address and password are passed in the environment, because every user can see
 * arguments.
 *
 * @param {(child: import('node:child_process').ChildProcess) => Promise<void>} stream handles its input or
 * output
 */
async function runTool(name, args, url, stream) {
  const { programs, missing } = findPrograms([name])
  if (missing.length) throw new Error(`Missing: ${missing.join(', ')}`)
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has('sslmode') ? { PGSSLMODE: searchParams.get('sslmode') } : {}),
  }
  const child = spawn(programs[name], args, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', (part) => {
    said = (said + part).slice(-4000)
  })
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with ${String(code)}:\n${said}`)),
    )
  })
  // The program's own error is reported first, because a stream broken by it contains no reason.
  const [program, piped] = await Promise.allSettled([ended, stream(child)])
  for (const part of [program, piped]) if (part.status === 'rejected') throw part.reason
}

/**
 * Number of rows of each table in the snapshot of `client`; without the keys, which are not part of the
 * backup.
 */
async function countRows(client) {
  const { rows } = await client.query(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'drizzle') order by 1`,
  )
  const counts = {}
  for (const { name } of rows)
    if (name !== KEYS_TABLE)
      counts[name] = Number((await client.query(`select count(*) as n from ${name}`)).rows[0].n)
  return counts
}

/** Dumps the same snapshot in which the rows are counted. */
const dumpWithCounts = (url, file, key) =>
  withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query('select pg_export_snapshot() as name, now() as at')
    const counts = await countRows(client)
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0].name}`]
    args.push(`--exclude-table-data=${KEYS_TABLE}`)
    await runTool('pg_dump', args, url, (child) => writeSealed(child.stdout, file, key))
    await client.query('commit')
    return { takenAt: rows[0].at.toISOString(), counts }
  })

const filesIn = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    : []

/** Calls `copy` for each file below `from` with its target below `to`. */
async function eachFile(from, to, copy) {
  fs.mkdirSync(to, { recursive: true })
  const files = filesIn(from)
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true })
    await copy(path.join(from, file), path.join(to, file))
  }
  return files.length
}

/** Replaces the stored keys by the current ones, so that keys of deleted accounts disappear. */
async function keepKeys(url, keyFile, key) {
  const rows = await withClient(
    url,
    async (client) =>
      (await client.query('select id, user_id, key_sealed, create_time from account_key')).rows,
  )
  fs.mkdirSync(path.dirname(keyFile), { recursive: true, mode: 0o700 })
  const fresh = `${keyFile}.unfinished`
  await writeSealed(Readable.from([Buffer.from(JSON.stringify(rows))]), fresh, key)
  fs.renameSync(fresh, keyFile)
}

async function textOf(file, keys) {
  const parts = []
  const target = new Writable({
    write(part, _encoding, done) {
      parts.push(part)
      done()
    },
  })
  await readSealed(file, keys, target)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Writes a backup to a new folder. The database comes first, so that every file it refers to still exists.
 *
 * @param {{ url: string, uploads: string | null, folder: string, keyFile: string, encryptionKeys: Buffer[] }}
 * options `url` must bypass a pooler; `uploads`: null when they are not in a folder of this machine;
 * `keyFile`: file for the current keys of accounts, shared by all backups; `encryptionKeys`: the current one
 * first
 * @returns {Promise<{ takenAt: string, counts: Record<string, number>, files: number | null }>} its manifest
 * @throws when the folder exists
 */
export async function takeBackup({ url, uploads, folder, keyFile, encryptionKeys: [key] }) {
  if (fs.existsSync(folder)) throw new Error(`${folder} is there already`)
  // Readable only by its owner, because it contains health data. Renamed at the end, so that an incomplete
  // backup is recognisable.
  const unfinished = `${folder}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const { takenAt, counts } = await dumpWithCounts(url, path.join(unfinished, DUMP), key)
  const files =
    uploads === null
      ? null
      : await eachFile(uploads, path.join(unfinished, UPLOADS), (from, to) =>
          writeSealed(fs.createReadStream(from), to, key),
        )
  await keepKeys(url, keyFile, key)
  const manifest = { takenAt, counts, files }
  fs.writeFileSync(path.join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  fs.renameSync(unfinished, folder)
  return manifest
}

/** Creates the database if it is missing. @throws when it has tables, because a restore never overwrites */
async function prepareEmpty(url) {
  const target = new URL(url)
  const name = decodeURIComponent(target.pathname.slice(1))
  target.pathname = '/postgres'
  await withClient(target.href, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
  const tables = Object.keys(await withClient(url, countRows)).length
  if (tables > 0) throw new Error(`The database ${name} has ${tables} tables: restore into an empty one`)
}

const difference = (wanted, found) =>
  [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
    .filter((name) => wanted[name] !== found[name])
    .map((name) => `${name}: ${found[name] ?? 'no table'} instead of ${wanted[name] ?? 'no table'}`)

/**
 * Combines the current keys with the restored rows. An account that has encrypted values but no key was
 * deleted after the backup, so it must not sign in again.
 */
async function restoreKeys(url, rows) {
  await withClient(url, async (client) => {
    await client.query('begin')
    await client.query(
      `insert into account_key (id, user_id, key_sealed, create_time)
       select id, user_id, key_sealed, create_time from json_populate_recordset(null::account_key, $1::json)`,
      [JSON.stringify(rows)],
    )
    const gone = `select u.id from app_user u
      where u.delete_time is null and not exists (select from account_key k where k.user_id = u.id)
        and (starts_with(u.phone, 'v3.') or starts_with(u.email, 'v3.')
          or exists (select from person p where p.user_id = u.id and starts_with(p.name, 'v3.')))`
    await client.query(`delete from session where user_id in (${gone})`)
    await client.query(`delete from user_identity where user_id in (${gone})`)
    await client.query(
      `update app_user set delete_time = now(), username = null, password_hash = null, open_id = null, nick_name = '',
         phone = null, phone_code = null, phone_digest = null, email = null, email_digest = null where id in (${gone})`,
    )
    await client.query('commit')
  })
}

/**
 * Restores a backup into an empty database and an empty folder, and verifies that it is complete.
 *
 * @param {{ url: string, uploads: string | null, folder: string, keyFile: string, encryptionKeys: Buffer[] }}
 * options as of `takeBackup`
 * @returns {Promise<{ takenAt: string, counts: Record<string, number>, files: number | null }>}
 * @throws when the target is not empty, or the result incomplete
 */
export async function restoreBackup({ url, uploads, folder, keyFile, encryptionKeys }) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, MANIFEST), 'utf8'))
  if (uploads !== null && filesIn(uploads).length > 0)
    throw new Error(`${uploads} has files: restore into an empty folder`)
  const keys = JSON.parse(await textOf(keyFile, encryptionKeys))
  await prepareEmpty(url)
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  args.push(`--dbname=${decodeURIComponent(new URL(url).pathname.slice(1))}`)
  await runTool('pg_restore', args, url, (child) =>
    readSealed(path.join(folder, DUMP), encryptionKeys, child.stdin),
  )
  const wrong = difference(manifest.counts, await withClient(url, countRows))
  if (wrong.length > 0) throw new Error(`The restored database differs:\n${wrong.join('\n')}`)
  if (uploads !== null && manifest.files !== null) {
    const found = await eachFile(path.join(folder, UPLOADS), uploads, (from, to) =>
      readSealed(from, encryptionKeys, fs.createWriteStream(to)),
    )
    if (found !== manifest.files) throw new Error(`${found} files instead of ${manifest.files} were restored`)
  }
  await restoreKeys(url, keys)
  await withClient(url, (client) => client.query('analyze'))
  return manifest
}
