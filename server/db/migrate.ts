import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import type { Db } from './client'
import journal from './migrations/meta/_journal.json'

/** An arbitrary lock number, the same in every process, so that only one migrates at a time. */
const MIGRATION_LOCK = 7_308_331

const NO_SUCH_DATABASE = '3D000'

/**
 * Checked first: behind a pooler the name may differ from the database's, and the user may have access to no
 * other database.
 */
async function isThere(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === NO_SUCH_DATABASE) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Creates the database of `url` if it is missing. @returns true when it was created */
export async function ensureDatabase(url: string): Promise<boolean> {
  if (await isThere(url)) return false
  const target = new URL(url)
  const name = decodeURIComponent(target.pathname.slice(1))
  target.pathname = '/postgres'
  const client = new Client({ connectionString: target.href })
  // The running statement reports a lost connection; without a listener the process would end first.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount) return false
    await client.query(`create database ${client.escapeIdentifier(name)}`)
    return true
  } catch (error) {
    // Another process created it at the same moment: PostgreSQL reports the name or, in a narrow race, its
    // own index.
    if (['42P04', '23505'].includes((error as { code?: string }).code ?? '')) return false
    throw error
  } finally {
    await client.end()
  }
}

/**
 * True when every migration that this server contains has been applied; a newer server may have applied more.
 */
export async function isMigrated(db: Pick<Db, 'execute'>): Promise<boolean> {
  const last = Math.max(...journal.entries.map(({ when }) => when))
  const { rows } = await db.execute<{ isDone: boolean }>(
    sql`select exists (select 1 from drizzle.__drizzle_migrations where created_at >= ${last}) as "isDone"`,
  )
  return rows[0]?.isDone === true
}

/** Applies outstanding migrations to `url`; waits while another process does so. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'medibook-migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // Required by the search indices. It is a trusted extension: the owner of a database may create it.
    await client.query('create extension if not exists pg_trgm')
    await migrate(drizzle(client), { migrationsFolder: path.join(__dirname, 'migrations') })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    await client.end()
  }
}
