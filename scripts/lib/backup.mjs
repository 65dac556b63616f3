// A backup: the database as pg_dump's custom format, the uploads, and a list of what was there.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { findPrograms } from './database-tools.mjs'

const DUMP = 'database.dump'
const UPLOADS = 'uploads'
const MANIFEST = 'manifest.json'

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

/** Runs a PostgreSQL program. Address and password go by the environment: arguments are seen by everybody. */
function runTool(name, args, url) {
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
  return new Promise((resolve, reject) => {
    const child = spawn(programs[name], args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (part) => {
      said = (said + part).slice(-4000)
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${name} ended with ${String(code)}:\n${said}`))
    })
  })
}

/** How many rows each table has, as `client` sees them. */
async function countRows(client) {
  const { rows } = await client.query(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'drizzle') order by 1`,
  )
  const counts = {}
  for (const { name } of rows)
    counts[name] = Number((await client.query(`select count(*) as n from ${name}`)).rows[0].n)
  return counts
}

/** The dump shows the very moment that the rows were counted at. */
const dumpWithCounts = (url, file) =>
  withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query('select pg_export_snapshot() as name, now() as at')
    const counts = await countRows(client)
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0].name}`]
    await runTool('pg_dump', [...args, `--file=${file}`], url)
    await client.query('commit')
    return { takenAt: rows[0].at.toISOString(), counts }
  })

const countFiles = (folder) =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
        .length
    : 0

/**
 * Takes a backup into a new folder. The database comes first: every file that it names is then still there.
 *
 * @param {{ url: string, uploads: string | null, folder: string }} options `url` must lead past a pooler;
 *   `uploads`: null when they are not in a folder of this machine
 * @returns {Promise<{ takenAt: string, counts: Record<string, number>, files: number | null }>} its manifest
 * @throws when the folder is there already
 */
export async function takeBackup({ url, uploads, folder }) {
  if (fs.existsSync(folder)) throw new Error(`${folder} is there already`)
  // Of nobody else's business: it holds health data. Renamed at the end, so that half a backup looks like none.
  const unfinished = `${folder}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const { takenAt, counts } = await dumpWithCounts(url, path.join(unfinished, DUMP))
  if (uploads !== null) {
    const copy = path.join(unfinished, UPLOADS)
    if (fs.existsSync(uploads)) fs.cpSync(uploads, copy, { recursive: true })
    else fs.mkdirSync(copy)
  }
  const files = uploads === null ? null : countFiles(path.join(unfinished, UPLOADS))
  const manifest = { takenAt, counts, files }
  fs.writeFileSync(path.join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  fs.renameSync(unfinished, folder)
  return manifest
}

/** Makes the database when it is missing. @throws when it has tables: a restore never overwrites */
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
 * Restores a backup into an empty database and an empty folder, and checks that everything is there.
 *
 * @param {{ url: string, uploads: string | null, folder: string }} options as of `takeBackup`
 * @returns {Promise<{ takenAt: string, counts: Record<string, number>, files: number | null }>}
 * @throws when something is in the way, or missing afterwards
 */
export async function restoreBackup({ url, uploads, folder }) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, MANIFEST), 'utf8'))
  if (uploads !== null && countFiles(uploads) > 0)
    throw new Error(`${uploads} has files: restore into an empty folder`)
  await prepareEmpty(url)
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  await runTool(
    'pg_restore',
    [...args, `--dbname=${decodeURIComponent(new URL(url).pathname.slice(1))}`, path.join(folder, DUMP)],
    url,
  )
  const wrong = difference(manifest.counts, await withClient(url, countRows))
  if (wrong.length > 0) throw new Error(`The restored database differs:\n${wrong.join('\n')}`)
  if (uploads !== null && manifest.files !== null) {
    fs.cpSync(path.join(folder, UPLOADS), uploads, { recursive: true })
    const found = countFiles(uploads)
    if (found !== manifest.files) throw new Error(`${found} files instead of ${manifest.files} were restored`)
  }
  await withClient(url, (client) => client.query('analyze'))
  return manifest
}
