import type { Pool } from 'pg'
import { accountSealMark, readAccountSeal, sealForAccount, unsealOfAccount } from '../lib/account-seal'
import { keyedDigest, presentDigestMark, presentMark, seal, SealedKeyMissing, unseal } from '../lib/seal'
import {
  type DigestColumn,
  digestColumns,
  digestText,
  inRow,
  type MasterSealedColumn,
  masterSealedColumns,
  type SealedColumn,
  type SealedTableName,
  sealedTables,
  wasSealedBefore,
} from '../lib/sealed-columns'
import { ConnectionKeys, KnownKeys, type Send } from './sealing/account-keys'
import type { SealConfig } from './sealing/seal-config'

/** Result for one column. */
export interface ResealedColumn {
  column: string
  /** Number of values that the column had when it was processed. */
  total: number
  resealed: number
  /** Values that were changed or deleted concurrently in the last pass; a further pass processes them. */
  changed: number
  /** Values that no key decrypts: the keys of their rows by the kind of error. */
  unreadable: Record<string, string[]>
}

export interface ResealOptions {
  pool: Pool
  config: SealConfig
  onProgress?: (column: ResealedColumn) => void
}

/** A value to re-encrypt. */
interface Row {
  key: string
  value: string
  userId: string | null
  after: string | null
}

/** How the values of one column are selected and re-encrypted. */
interface Work {
  table: string
  name: string
  key: string
  /** The column to write; its current value is compared first. */
  target: string
  /** SQL expression of the account's id. */
  owner: string
  after: string | null
  /** SQL condition for the rows still to be processed, with the current key's mark as $2. */
  isDue: string
  mark: string
  remake(row: Row): string | null
}

const BATCH = 200
/** Lets regular queries run in between, also on a single processor. */
const PAUSE_MS = 5
const MOST_PASSES = 5
const UNIQUE_VIOLATION = '23505'

function ownerSql(table: SealedTableName): string {
  const { owner } = sealedTables[table]
  return typeof owner === 'string'
    ? `t."${owner}"`
    : `(select o.user_id from "${owner.of}" o where o.id = t."${owner.column}")`
}

/** The keys of accounts and the tokens of providers, which are encrypted with ENCRYPTION_KEY. */
function masterWork(config: SealConfig, column: MasterSealedColumn): Work {
  const [table = '', name = ''] = column.split('.')
  return {
    table,
    name,
    key: masterSealedColumns[column].key,
    target: name,
    owner: 'null',
    after: null,
    isDue: `not starts_with(t."${name}", $2)`,
    mark: presentMark(config),
    remake: ({ key, value }) => seal(config, unseal(config, value, inRow(column, key)), inRow(column, key)),
  }
}

/**
 * Personal data that is still plain or encrypted with ENCRYPTION_KEY itself: it is re-encrypted with the key
 * of its account.
 */
function accountWork(config: SealConfig, keys: ConnectionKeys, column: SealedColumn): Work {
  const [table = '', name = ''] = column.split('.')
  const of = table as SealedTableName
  return {
    table,
    name,
    key: sealedTables[of].key,
    target: name,
    owner: ownerSql(of),
    after: null,
    isDue: `t."${name}" <> '' and not starts_with(t."${name}", $2)`,
    mark: accountSealMark,
    remake({ key, value, userId }) {
      const plain = wasSealedBefore(column) ? unseal(config, value, inRow(column, key)) : value
      const accountKey = userId === null ? undefined : keys.ofUser(userId)
      if (!accountKey) throw new Error('Its account is gone')
      return sealForAccount(accountKey, plain, column, key)
    },
  }
}

function plainOf(
  config: SealConfig,
  keys: ConnectionKeys,
  column: SealedColumn,
  { key, value }: Row,
): string {
  const sealed = readAccountSeal(value)
  if (!sealed) return wasSealedBefore(column) ? unseal(config, value, inRow(column, key)) : value
  const accountKey = keys.withId(sealed.keyId)
  if (!accountKey) throw new Error('The key of its account is gone')
  return unsealOfAccount(accountKey.bytes, sealed, column)
}

/** Digests made with another key; they are recomputed from the decrypted value beside them. */
function digestWork(config: SealConfig, keys: ConnectionKeys, column: keyof typeof digestColumns): Work {
  const [table = '', target = ''] = column.split('.')
  const of = table as SealedTableName
  const { subject, of: name, after }: DigestColumn = digestColumns[column]
  return {
    table,
    name,
    key: sealedTables[of].key,
    target,
    owner: ownerSql(of),
    after,
    // beside a value that is not encrypted yet, a server of 1.0.0 may have left the digest of the previous
    // value
    isDue: `t."${name}" <> '' and (
      not starts_with(coalesce(t."${target}", ''), $2) or not starts_with(t."${name}", '${accountSealMark}'))`,
    mark: presentDigestMark(config),
    remake(row) {
      const plain = plainOf(config, keys, `${table}.${name}` as SealedColumn, row)
      return keyedDigest(config, subject, digestText(subject, row.after, plain))
    },
  }
}

/** Reads the next values after `last` that are still to be re-encrypted. */
async function nextRows(pool: Pool, { table, name, key, owner, after, isDue, mark }: Work, last: string) {
  const { rows } = await pool.query<Row>(
    `select t."${key}" as key, t."${name}" as value, ${owner} as "userId", ${after ? `t."${after}"` : 'null'} as after
     from "${table}" t where t."${key}" > $1 and ${isDue} order by t."${key}" limit ${BATCH}`,
    [last, mark],
  )
  return rows
}

interface Made {
  key: string
  old: string
  value: string | null
}

/** Writes the rows that have not changed since they were read. @returns the number of rows written */
async function write(pool: Pool, { table, name, key, target }: Work, rows: readonly Made[]): Promise<number> {
  const { rowCount } = await pool.query(
    `update "${table}" t set "${target}" = v.value from unnest($1::text[], $2::text[], $3::text[]) as v(key, old, value)
     where t."${key}" = v.key and t."${name}" = v.old`,
    [rows.map((row) => row.key), rows.map((row) => row.old), rows.map((row) => row.value)],
  )
  return rowCount ?? 0
}

const isTwin = (error: unknown): boolean => (error as { code?: string }).code === UNIQUE_VIOLATION

/**
 * When a value was entered again after the key changed, the newer row already has the new digest, which is
 * unique: the older row keeps its digest.
 */
async function writeAll(pool: Pool, work: Work, rows: readonly Made[]): Promise<number> {
  try {
    return await write(pool, work, rows)
  } catch (error) {
    if (!isTwin(error)) throw error
    let written = 0
    for (const row of rows)
      written += await write(pool, work, [row]).catch((again: unknown) => {
        if (!isTwin(again)) throw again
        return 1
      })
    return written
  }
}

/** The database refused a statement or was not reached: that says nothing of the values. */
class DatabaseFailed extends Error {}

/** @returns why a value was not re-encrypted @throws DatabaseFailed */
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseFailed) throw error
  return error instanceof SealedKeyMissing ? error.message : 'No key opens it in its place'
}

/** @returns the key to continue after; null at the end */
async function doBatch(
  pool: Pool,
  keys: ConnectionKeys,
  work: Work,
  done: ResealedColumn,
  last: string,
): Promise<string | null> {
  const send: Send = (text, values) =>
    pool.query(text, values).catch((cause: unknown) => {
      throw new DatabaseFailed(cause instanceof Error ? cause.message : String(cause), { cause })
    })
  const rows = await nextRows(pool, work, last)
  const userIds = rows.flatMap(({ userId }) => userId ?? [])
  // one key that cannot be decrypted does not stop the other accounts: each row then reads its own
  await keys.forUsers(send, userIds, false).catch(reasonOf)
  const made: Made[] = []
  for (const row of rows) {
    try {
      if (row.userId !== null) await keys.forUsers(send, [row.userId], false)
      made.push({ key: row.key, old: row.value, value: work.remake(row) })
    } catch (error) {
      ;(done.unreadable[reasonOf(error)] ??= []).push(row.key)
    }
  }
  const written = made.length > 0 ? await writeAll(pool, work, made) : 0
  done.resealed += written
  done.changed += made.length - written
  return rows.at(-1)?.key ?? null
}

async function doWork(options: ResealOptions, keys: ConnectionKeys, work: Work): Promise<ResealedColumn> {
  const counted = await options.pool.query<{ n: number }>(
    `select count(*)::int as n from "${work.table}" where "${work.name}" <> ''`,
  )
  const done: ResealedColumn = {
    column: `${work.table}.${work.target}`,
    total: counted.rows[0]?.n ?? 0,
    resealed: 0,
    changed: 0,
    unreadable: {},
  }
  for (let pass = 1; pass === 1 || (done.changed > 0 && pass <= MOST_PASSES); pass += 1) {
    done.changed = 0
    done.unreadable = {}
    for (let last: string | null = ''; last !== null;) {
      last = await doBatch(options.pool, keys, work, done, last)
      options.onProgress?.(done)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  return done
}

/**
 * Re-encrypts every value of the database with the current key, a few rows at a time, while servers run:
 * first the keys of accounts, then the digests, then the values that are not encrypted with one of the keys
 * yet. It can be stopped at any time and started again; finished rows are skipped.
 */
export async function reseal(options: ResealOptions): Promise<ResealedColumn[]> {
  const { config } = options
  const keys = new ConnectionKeys(new KnownKeys(config), config)
  const columns = Object.entries(sealedTables).flatMap(([table, { columns: names }]) =>
    names.map((name) => `${table}.${name}` as SealedColumn),
  )
  const works = [
    ...Object.keys(masterSealedColumns).map((column) => masterWork(config, column as MasterSealedColumn)),
    // before the values are encrypted: a plain contact is found without its digest, an encrypted one is not
    ...Object.keys(digestColumns).map((column) =>
      digestWork(config, keys, column as keyof typeof digestColumns),
    ),
    ...columns.map((column) => accountWork(config, keys, column)),
  ]
  const done: ResealedColumn[] = []
  for (const work of works) done.push(await doWork(options, keys, work))
  return done
}
