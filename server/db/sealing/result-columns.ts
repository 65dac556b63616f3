import { type SealedColumn, type SealedTableName, sealedTables } from '../../lib/sealed-columns'
import type { Send } from './account-keys'

/** `pg`'s description of a result. */
export interface Result {
  fields: readonly { name: string; tableID: number; columnID: number }[]
  rows: Record<string | number, unknown>[]
}

/** A field of a result whose table is known. */
export interface ResultField {
  table: number
  name: string
  /** Null unless the column is encrypted. */
  sealed: SealedColumn | null
  isKey: boolean
}

type Names = ReadonlyMap<number, { table: string; columns: ReadonlyMap<number, string> }>

/**
 * The numbers that PostgreSQL assigns to the columns of sealed tables; results identify columns by these
 * numbers.
 */
export class TableColumns {
  private names: Promise<Names> | null = null

  /** One entry per field of the result; null for a field that is not a column of a sealed table. */
  async of(send: Send, fields: Result['fields']): Promise<(ResultField | null)[]> {
    this.names ??= readNames(send).catch((error: unknown) => {
      this.names = null
      throw error
    })
    const names = await this.names
    return fields.map(({ tableID, columnID }) => {
      const found = names.get(tableID)
      const name = found?.columns.get(columnID)
      return found && name !== undefined ? fieldOf(tableID, found.table, name) : null
    })
  }
}

function fieldOf(table: number, tableName: string, name: string): ResultField {
  const of: { key: string; columns: readonly string[] } | undefined =
    tableName in sealedTables ? sealedTables[tableName as SealedTableName] : undefined
  return {
    table,
    name: `${tableName}.${name}`,
    sealed: of?.columns.includes(name) ? (`${tableName}.${name}` as SealedColumn) : null,
    isKey: of?.key === name,
  }
}

async function readNames(send: Send): Promise<Names> {
  const { rows } = await send(
    `select c.oid::int8::text as id, c.relname as table, a.attnum as number, a.attname as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relname = any($1)
       and a.attnum > 0 and not a.attisdropped`,
    [[...Object.keys(sealedTables), 'account_key']],
  )
  const names = new Map<number, { table: string; columns: Map<number, string> }>()
  for (const row of rows as { id: string; table: string; number: number; name: string }[]) {
    const found = names.get(Number(row.id)) ?? { table: row.table, columns: new Map<number, string>() }
    found.columns.set(row.number, row.name)
    names.set(Number(row.id), found)
  }
  return names
}
