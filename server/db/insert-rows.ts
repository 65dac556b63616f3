import { type Column, getTableColumns, getTableName, is, sql, type SQL } from 'drizzle-orm'
import { PgJsonb, type PgTable } from 'drizzle-orm/pg-core'
import { type SealedTableName, sealedTables } from '../lib/sealed-columns'
import { RowsToSeal } from './sealing/marked'

interface Shape {
  columns: readonly (readonly [key: string, column: Column])[]
  names: SQL
}

const shapes = new WeakMap<PgTable, Shape>()

function shapeOf(table: PgTable): Shape {
  const known = shapes.get(table)
  if (known) return known
  const columns = Object.entries(getTableColumns(table))
  const shape = { columns, names: sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', ')) }
  shapes.set(table, shape)
  return shape
}

const toDriver = (column: Column, value: unknown): unknown =>
  value === null || value === undefined || is(column, PgJsonb) ? value : column.mapToDriverValue(value)

const isSealed = (name: string): name is SealedTableName => name in sealedTables

/**
 * `insert into … select …` of complete rows. The rows are one parameter, so that the statement's text, and
 * with it the prepared plan, does not depend on their number, and several inserts can be combined in one
 * statement (`with`).
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly Required<Table['$inferSelect']>[],
): SQL {
  const { columns, names } = shapeOf(table)
  const named = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, toDriver(column, row[key])])),
  )
  const name = getTableName(table)
  const json = isSealed(name) ? new RowsToSeal(name, named) : JSON.stringify(named)
  return sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table},
    ${json}::json)`
}
