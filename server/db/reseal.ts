import type { Pool } from 'pg'
import type { Config } from '../config'
import { keyedDigest, presentMark, seal, SealedKeyMissing, unseal } from '../lib/seal'
import { inRow, type SealedColumn, sealedColumns } from '../lib/sealed-columns'

type Keys = Pick<Config, 'encryptionKey' | 'previousEncryptionKeys'>

/** What became of one column. */
export interface ResealedColumn {
  column: SealedColumn
  /** Sealed values of the column when its turn came. */
  total: number
  resealed: number
  /** Changed or deleted by somebody else at the same moment, in the last pass: a further pass looks at them again. */
  changed: number
  /** Values that no key opens, by what is wrong with them: the rows' keys. */
  unreadable: Record<string, string[]>
}

interface Row {
  key: string
  value: string
  digest: string | null
  after: string | null
}

interface Sealed {
  key: string
  old: string
  value: string
  digest: string | null
}

const BATCH = 200
/** So that ordinary work comes in between, also on one processor. */
const PAUSE_MS = 5
const MOST_PASSES = 5
const UNIQUE_VIOLATION = '23505'

const columns = Object.keys(sealedColumns) as SealedColumn[]

function namesOf(column: SealedColumn) {
  const [table = '', name = ''] = column.split('.')
  const of: { key: string; digest?: { column: string; subject: string; after: string } } =
    sealedColumns[column]
  return { table, name, key: of.key, digest: of.digest ?? null }
}

/** The next values after `last` that are not sealed with the present key. */
async function nextRows(pool: Pool, config: Keys, column: SealedColumn, last: string): Promise<Row[]> {
  const { table, name, key, digest } = namesOf(column)
  const { rows } = await pool.query<Row>(
    `select "${key}" as key, "${name}" as value, ${digest ? `"${digest.column}"` : 'null'} as digest,
       ${digest ? `"${digest.after}"` : 'null'} as after
     from "${table}" where "${key}" > $1 and "${name}" is not null and not starts_with("${name}", $2)
     order by "${key}" limit ${BATCH}`,
    [last, presentMark(config)],
  )
  return rows
}

/** Writes what nobody has changed since it was read. @returns the number of rows written */
async function write(
  pool: Pool,
  column: SealedColumn,
  rows: readonly Sealed[],
  hasDigest: boolean,
): Promise<number> {
  const { table, name, key, digest } = namesOf(column)
  const digestSet = digest && hasDigest ? `, "${digest.column}" = v.digest` : ''
  const { rowCount } = await pool.query(
    `update "${table}" t set "${name}" = v.value${digestSet}
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as v(key, old, value, digest)
     where t."${key}" = v.key and t."${name}" = v.old`,
    [
      rows.map((row) => row.key),
      rows.map((row) => row.old),
      rows.map((row) => row.value),
      rows.map((row) => row.digest),
    ],
  )
  return rowCount ?? 0
}

/**
 * A value that was entered again since the key was changed has the new digest already: its older twin keeps the
 * digest it has.
 */
async function writeAll(pool: Pool, column: SealedColumn, rows: readonly Sealed[]): Promise<number> {
  try {
    return await write(pool, column, rows, true)
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    let written = 0
    for (const row of rows)
      written += await write(pool, column, [row], true).catch((again: unknown) => {
        if ((again as { code?: string }).code !== UNIQUE_VIOLATION) throw again
        return write(pool, column, [row], false)
      })
    return written
  }
}

function resealed(config: Keys, column: SealedColumn, row: Row): Sealed {
  const { digest } = namesOf(column)
  const place = inRow(column, row.key)
  const plain = unseal(config, row.value, place)
  return {
    key: row.key,
    old: row.value,
    value: seal(config, plain, place),
    digest: digest ? keyedDigest(config, digest.subject, `${row.after ?? ''}\n${plain}`) : null,
  }
}

async function resealColumn(options: ResealOptions, column: SealedColumn): Promise<ResealedColumn> {
  const { table, name } = namesOf(column)
  const counted = await options.pool.query<{ n: number }>(
    `select count(*)::int as n from "${table}" where "${name}" is not null`,
  )
  const done: ResealedColumn = {
    column,
    total: counted.rows[0]?.n ?? 0,
    resealed: 0,
    changed: 0,
    unreadable: {},
  }
  for (let pass = 1; pass === 1 || (done.changed > 0 && pass <= MOST_PASSES); pass += 1) {
    done.changed = 0
    done.unreadable = {}
    for (let last: string | null = ''; last !== null;) {
      last = await resealBatch(options, done, last)
      options.onProgress?.(done)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  return done
}

/** @returns the key to go on after; null at the end */
async function resealBatch(
  { pool, config }: ResealOptions,
  done: ResealedColumn,
  last: string,
): Promise<string | null> {
  const rows = await nextRows(pool, config, done.column, last)
  const sealed: Sealed[] = []
  for (const row of rows) {
    try {
      sealed.push(resealed(config, done.column, row))
    } catch (error) {
      const why = error instanceof SealedKeyMissing ? error.message : 'No key opens it in its place'
      ;(done.unreadable[why] ??= []).push(row.key)
    }
  }
  const written = sealed.length > 0 ? await writeAll(pool, done.column, sealed) : 0
  done.resealed += written
  done.changed += sealed.length - written
  return rows.at(-1)?.key ?? null
}

export interface ResealOptions {
  pool: Pool
  config: Keys
  onProgress?: (column: ResealedColumn) => void
}

/**
 * Seals every value of the database with the present key and for its place, a few rows at a time, while servers
 * run. It may be ended at any moment and begun again: what is done is skipped.
 */
export async function reseal(options: ResealOptions): Promise<ResealedColumn[]> {
  const done: ResealedColumn[] = []
  for (const column of columns) done.push(await resealColumn(options, column))
  return done
}
