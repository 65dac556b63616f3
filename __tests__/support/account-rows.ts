import { insert } from './goods-world'
import { idTargets, personTables } from './person-tables'

interface Column {
  table: string
  name: string
  type: string
  isNeeded: boolean
}
interface Owner {
  column: string
  parent: string
}

/** The tables of the database, and how their rows lead to an account. */
export interface Schema {
  columns: readonly Column[]
  tables: readonly string[]
  /** By table: the column, and the parent table, by which a row belongs to an account. */
  owners: ReadonlyMap<string, readonly Owner[]>
}

/** The target of an id column; null for an id of no table, undefined when it is unknown. */
export function parentOf(tables: readonly string[], { table, name }: Column): string | null | undefined {
  const named = idTargets[`${table}.${name}`] ?? idTargets[name]
  if (named !== undefined || name in idTargets) return named
  const target = name.replace(/_id$/, '')
  return tables.includes(target) ? target : undefined
}

/** Tables that lead to an account by a chain of ids. */
function ownersOf(columns: readonly Column[], tables: readonly string[]): Map<string, Owner[]> {
  const found = new Map<string, Owner[]>([
    ['app_user', []],
    ['person', [{ column: 'user_id', parent: 'app_user' }]],
  ])
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const column of columns.filter(({ name }) => name.endsWith('_id'))) {
      const parent = parentOf(tables, column)
      const known = found.get(column.table) ?? []
      if (!parent || !found.has(parent) || known.some((owner) => owner.column === column.name)) continue
      found.set(column.table, [...known, { column: column.name, parent }])
    }
  }
  return found
}

export async function readSchema(): Promise<Schema> {
  const columns = await medibook.query<Column>(
    `select c.table_name as "table", c.column_name as name, c.data_type as type,
       c.is_nullable = 'NO' and c.column_default is null as "isNeeded"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`,
  )
  const tables = [...new Set(columns.map(({ table }) => table))]
  return { columns, tables, owners: ownersOf(columns, tables) }
}

export interface Account {
  userId: string
  /** Where it receives its codes, which are stored by their target. */
  codesSentTo: string
}

/** Condition for the rows of an account; a table's own account column comes before its parent's. */
export function ofAccount(schema: Schema, table: string, account: Account): string {
  if (table === 'app_user') return `id = '${account.userId}'`
  if (table === 'login_failure') return `account = 'id:${account.userId}'`
  if (table === 'login_code') return `target = '${account.codesSentTo}'`
  const own = (schema.owners.get(table) ?? []).filter(({ parent }) => parent === 'app_user')
  if (own.length > 0) return own.map(({ column }) => `"${column}" = '${account.userId}'`).join(' or ')
  const [link] = schema.owners.get(table) ?? []
  if (!link) throw new Error(`${table} belongs to nobody`)
  return `"${link.column}" in (select id from "${link.parent}" where ${ofAccount(schema, link.parent, account)})`
}

export const countRows = async (schema: Schema, table: string, account: Account): Promise<number> =>
  (
    await medibook.query<{ n: number }>(
      `select count(*)::int as n from "${table}" where ${ofAccount(schema, table, account)}`,
    )
  )[0]?.n ?? 0

const sample = ({ type, name }: Column): unknown => {
  if (type === 'boolean') return false
  if (type === 'integer') return 1
  if (type === 'jsonb') return '[]'
  if (type.startsWith('timestamp')) return medibook.clock.now().toISOString()
  return name.endsWith('_day') || name === 'date' ? '2026-01-01' : 'walk'
}
/** Fixed values where a generated sample is not valid, by table. */
const chosenFor = ({ userId, codesSentTo }: Account): Record<string, Record<string, unknown>> => ({
  login_failure: { account: `id:${userId}` },
  login_code: { target: codesSentTo },
  waiting_entry: { state: 'ended' },
  coupon_code_item: { coupon_user_id: 'walk' },
})

/** The column by which a new row belongs to the account, directly or by a row of its parent. */
async function linkTo(schema: Schema, table: string, account: Account): Promise<Record<string, string>> {
  const owners = schema.owners.get(table) ?? []
  const owner = owners.find(({ parent }) => parent === 'app_user') ?? owners[0]
  if (!owner) return {}
  if (owner.parent === 'app_user') return { [owner.column]: account.userId }
  const [row] = await medibook.query<{ id: string }>(
    `select id from "${owner.parent}" where ${ofAccount(schema, owner.parent, account)} order by id limit 1`,
  )
  return row ? { [owner.column]: row.id } : {}
}

/** Gives the account a generated row in every table with a person where it has none. */
export async function fillAccount(schema: Schema, account: Account): Promise<void> {
  const { userId, codesSentTo } = account
  await medibook.query('update app_user set email = $1 where id = $2', [codesSentTo, userId])
  for (const table of Object.keys(personTables)) {
    if (table === 'app_user' || (await countRows(schema, table, account)) > 0) continue
    const own = schema.columns.filter((column) => column.table === table)
    const row = Object.fromEntries(
      own.filter(({ isNeeded }) => isNeeded).map((column) => [column.name, sample(column)]),
    )
    await insert(table, { ...row, ...(await linkTo(schema, table, account)), ...chosenFor(account)[table] })
  }
}
