import { type SealedTableName, sealedTables } from '../../lib/sealed-columns'

/**
 * Indices (from 0) of the parameters that identify the row to which a parameter is written; null where the
 * statement has none.
 */
export interface WrittenRow {
  table: SealedTableName
  /** Index of the row's primary key. */
  key: number | null
  /** Index of the account's id, or of the key of the parent row that leads to it. */
  owner: number | null
}

const INSERT = /^insert into "(\w+)" \(([^)]*)\) values /
const UPDATE = /^update "(\w+)" set (.*?) where (.*)$/s
const NUMBER = /^\$(\d+)$/
const MOST_TEXTS = 500

const known = new Map<string, ReadonlyMap<number, WrittenRow>>()

const isSealedTable = (name: string): name is SealedTableName => name in sealedTables

function ownerColumn(table: SealedTableName): string {
  const { owner } = sealedTables[table]
  return typeof owner === 'string' ? owner : owner.column
}

/** Splits "(a, f(b, c)), (d, e)" into rows of expressions. Text after the rows is also returned. */
function valueRows(text: string): string[][] {
  const rows: string[][] = []
  let depth = 0
  let part = ''
  let row: string[] = []
  for (const sign of text) {
    if (depth === 0 && sign !== '(' && sign !== ',' && sign !== ' ') break
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    const isEdge = (sign === '(' && depth === 1) || (sign === ')' && depth === 0)
    if (isEdge && sign === ')') {
      rows.push([...row, part.trim()])
      row = []
      part = ''
    } else if (depth === 1 && sign === ',') {
      row.push(part.trim())
      part = ''
    } else if (depth > 0 && !isEdge) part += sign
  }
  return rows
}

const indexOf = (text: string | undefined): number | null => {
  const found = NUMBER.exec(text ?? '')?.[1]
  return found === undefined ? null : Number(found) - 1
}

function readInsert(table: SealedTableName, names: string, rest: string): Map<number, WrittenRow> {
  const columns = names.split(',').map((name) => name.trim().replaceAll('"', ''))
  const places = new Map<number, WrittenRow>()
  for (const row of valueRows(rest)) {
    const at = (column: string): number | null => indexOf(row[columns.indexOf(column)])
    const written = { table, key: at(sealedTables[table].key), owner: at(ownerColumn(table)) }
    for (const value of row) {
      const index = indexOf(value)
      if (index !== null) places.set(index, written)
    }
  }
  return places
}

function readUpdate(table: SealedTableName, set: string, where: string): Map<number, WrittenRow> {
  const named = (column: string): number | null =>
    indexOf(new RegExp(`"${table}"\\."${column}" = (\\$\\d+)`).exec(where)?.[1])
  const written = { table, key: named(sealedTables[table].key), owner: named(ownerColumn(table)) }
  const places = new Map<number, WrittenRow>()
  for (const [, number] of set.matchAll(/\$(\d+)/g)) places.set(Number(number) - 1, written)
  return places
}

function read(text: string): Map<number, WrittenRow> {
  const [insert, into = '', names = ''] = INSERT.exec(text) ?? []
  if (insert !== undefined && isSealedTable(into)) return readInsert(into, names, text.slice(insert.length))
  const [update, table = '', set = '', where = ''] = UPDATE.exec(text) ?? []
  if (update !== undefined && isSealedTable(table)) return readUpdate(table, set, where)
  return new Map()
}

/** Maps each parameter of an `insert … values` or `update … where` of drizzle to the row it is written to. */
export function writtenRows(text: string): ReadonlyMap<number, WrittenRow> {
  const before = known.get(text)
  if (before) return before
  const places = read(text)
  if (known.size < MOST_TEXTS) known.set(text, places)
  return places
}
