import { createHash } from 'node:crypto'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema/index'

/** What the text of a statement reveals. */
export interface Statement {
  /** Every table that it names, a superset of those it reads. */
  tables: readonly string[]
  /** The tables that it changes; empty for a read. */
  written: readonly string[]
  /** Set when it begins, ends or rolls back a transaction. */
  boundary: 'begin' | 'commit' | 'rollback' | null
  /** Name of its prepared form. */
  name: string
}

/**
 * Limits the cache: lists in a statement produce texts of every length; further texts are parsed each time.
 */
const MOST_TEXTS = 2_000
const WORD = /[a-z_][a-z0-9_]*/gi
const WRITE =
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)/gi
const TEXT_VALUE = /'(?:[^']|'')*'/g

const tableNames: ReadonlySet<string> = new Set(
  Object.values(schema)
    .filter((item) => is(item, PgTable))
    .map((table) => getTableName(table)),
)
const isTable = (name: string): boolean => tableNames.has(name)

const known = new Map<string, Statement>()

function boundaryOf(text: string): Statement['boundary'] {
  const begins = /^\s*(begin|start transaction|commit|end|rollback)\b(?!\s+to\b)/i
    .exec(text)?.[1]
    ?.toLowerCase()
  if (begins === undefined) return null
  if (begins === 'begin' || begins === 'start transaction') return 'begin'
  return begins === 'rollback' ? 'rollback' : 'commit'
}

function read(text: string): Statement {
  const plain = text.replace(TEXT_VALUE, "''")
  return {
    tables: [...new Set(plain.match(WORD))].filter(isTable),
    written: [...new Set([...plain.matchAll(WRITE)].map((found) => found[1] ?? ''))].filter(isTable),
    boundary: boundaryOf(plain),
    name: `m${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`,
  }
}

/**
 * Parses a statement for the tables that it names and changes. It may report too many (a column of the same
 * name), never too few: there are no views, triggers or cascades (checked by a test).
 */
export function readStatement(text: string): Statement {
  const before = known.get(text)
  if (before) return before
  const statement = read(text)
  if (known.size < MOST_TEXTS) known.set(text, statement)
  return statement
}
