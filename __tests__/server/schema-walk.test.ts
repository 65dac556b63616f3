import { insert } from '../support/goods-world'
import { idTargets, nobodysColumns, personTables } from '../support/person-tables'

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

const USER = 'user-demo1'
const OTHER = 'user-demo2'
const PERSONAL =
  /(^|_)(user|person|phone|tel|email|contact|account|recipient|target|author|birth|address|nick|real|openid)(_|$)/

let columns: Column[]
let tables: string[]
/** By table: the column, and the parent table, by which a row belongs to an account. */
let owners: Map<string, Owner[]>

const parentOf = ({ table, name }: Column): string | null | undefined => {
  const named = idTargets[`${table}.${name}`] ?? idTargets[name]
  if (named !== undefined || name in idTargets) return named
  const target = name.replace(/_id$/, '')
  return tables.includes(target) ? target : undefined
}

/** Tables that lead to an account by a chain of ids. */
function ownersOf(): Map<string, Owner[]> {
  const found = new Map<string, Owner[]>([
    ['app_user', []],
    ['person', [{ column: 'user_id', parent: 'app_user' }]],
  ])
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const column of columns.filter(({ name }) => name.endsWith('_id'))) {
      const parent = parentOf(column)
      const known = found.get(column.table) ?? []
      if (!parent || !found.has(parent) || known.some((owner) => owner.column === column.name)) continue
      found.set(column.table, [...known, { column: column.name, parent }])
    }
  }
  return found
}

/** Condition for the rows of an account; a table's own account column comes before its parent's. */
function ofAccount(table: string, userId: string): string {
  if (table === 'app_user') return `id = '${userId}'`
  if (table === 'login_failure') return `account = 'id:${userId}'`
  if (table === 'login_code') return `target = 'walk@medibook.example'`
  const own = (owners.get(table) ?? []).filter(({ parent }) => parent === 'app_user')
  if (own.length > 0) return own.map(({ column }) => `"${column}" = '${userId}'`).join(' or ')
  const [link] = owners.get(table) ?? []
  if (!link) throw new Error(`${table} belongs to nobody`)
  return `"${link.column}" in (select id from "${link.parent}" where ${ofAccount(link.parent, userId)})`
}

const count = async (table: string, condition: string): Promise<number> =>
  (await medibook.query<{ n: number }>(`select count(*)::int as n from "${table}" where ${condition}`))[0]
    ?.n ?? 0

const sample = ({ type, name }: Column): unknown => {
  if (type === 'boolean') return false
  if (type === 'integer') return 1
  if (type === 'jsonb') return '[]'
  if (type.startsWith('timestamp')) return medibook.clock.now().toISOString()
  return name.endsWith('_day') || name === 'date' ? '2026-01-01' : 'walk'
}
/** Fixed values where a generated sample is not valid, by table. */
const chosen: Record<string, Record<string, unknown>> = {
  login_failure: { account: `id:${USER}` },
  login_code: { target: 'walk@medibook.example' },
  waiting_entry: { state: 'ended' },
  coupon_code_item: { coupon_user_id: 'walk' },
}

const isFilled = (value: unknown): boolean => !['null', '""', '[]'].includes(JSON.stringify(value))

/**
 * Gives the account a row in every table where it has none: a copy of another account's, else a generated
 * one.
 */
async function fill(): Promise<void> {
  await medibook.query('update app_user set email = $1 where id = $2', ['walk@medibook.example', USER])
  for (const table of Object.keys(personTables)) {
    if (table === 'app_user' || (await count(table, ofAccount(table, USER))) > 0) continue
    const own = columns.filter((column) => column.table === table)
    const row = Object.fromEntries(
      own.filter(({ isNeeded }) => isNeeded).map((column) => [column.name, sample(column)]),
    )
    const owner = (owners.get(table) ?? []).find(({ parent }) => parent === 'app_user')
    await insert(table, { ...row, ...(owner ? { [owner.column]: USER } : {}), ...chosen[table] })
  }
}

beforeAll(async () => {
  columns = await medibook.query<Column>(
    `select c.table_name as "table", c.column_name as name, c.data_type as type,
       c.is_nullable = 'NO' and c.column_default is null as "isNeeded"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`,
  )
  tables = [...new Set(columns.map(({ table }) => table))]
  owners = ownersOf()
})

describe('the schema', () => {
  test('every id refers to a known table, or is listed as referring to none', () => {
    const lost = columns
      .filter((column) => column.name.endsWith('_id') && parentOf(column) === undefined)
      .map(({ table, name }) => `${table}.${name}`)
    expect(lost).toEqual([])
  })

  test('every table that leads to an account declares its export and its deletion', () => {
    expect([...owners.keys()].filter((table) => !(table in personTables))).toEqual([])
    expect(Object.keys(personTables).filter((table) => !tables.includes(table))).toEqual([])
  })

  test('a column that suggests personal data is in such a table, or listed as not personal', () => {
    const found = columns
      .filter(({ name, table }) => PERSONAL.test(name) && !(table in personTables))
      .map(({ table, name }) => `${table}.${name}`)
    expect(found.filter((name) => !(name in nobodysColumns))).toEqual([])
  })
})

test('an account with a row in each of these tables is exported and deleted as declared', async () => {
  await fill()
  const filled = Object.keys(personTables)
  for (const table of filled)
    expect([table, (await count(table, ofAccount(table, USER))) > 0]).toEqual([table, true])
  const others = new Map<string, number>()
  for (const table of filled) others.set(table, await count(table, ofAccount(table, OTHER)))

  const session = await medibook.signIn(USER)
  const { data } = await medibook.call('exportData', { session })
  const isEmpty = (part: unknown): boolean =>
    part === undefined || part === null || Object.keys(part).length === 0
  expect(
    filled.filter((table) => {
      const { exported = '' } = personTables[table] ?? {}
      return !exported.startsWith('not: ') && isEmpty(data.parts[exported])
    }),
  ).toEqual([])

  const before = new Map<string, string>()
  for (const table of filled) before.set(table, ofAccount(table, USER))
  const answer = await medibook.call('deleteAccount', {
    session,
    body: { password: 'Demo-2026', confirmCommitments: '1' },
  })
  expect(answer.code).toBe(0)
  await medibook.runDueJobs()

  const wrong: string[] = []
  for (const [table, condition] of before) {
    const { kept } = personTables[table] ?? {}
    const left = await medibook.query<Record<string, unknown>>(`select * from "${table}" where ${condition}`)
    if (left.length > 0 && !kept) wrong.push(`${table}: ${left.length} rows`)
    const texts = columns.filter(
      ({ table: of, name, type }) =>
        of === table && /char|text|json/.test(type) && !/(^|_)id$|^(state|status|kind)$/.test(name),
    )
    for (const { name } of texts)
      if (kept && !kept.columns.includes(name) && left.some((row) => isFilled(row[name])))
        wrong.push(`${table}.${name}`)
  }
  expect(wrong).toEqual([])
  for (const table of filled.filter((name) => name !== 'login_code'))
    expect([table, await count(table, ofAccount(table, OTHER))]).toEqual([table, others.get(table)])
})
