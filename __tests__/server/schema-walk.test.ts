import {
  countRows,
  fillAccount,
  ofAccount as rowsOf,
  parentOf,
  readSchema,
  type Schema,
} from '../support/account-rows'
import { nobodysColumns, personTables } from '../support/person-tables'

const USER = 'user-demo1'
const OTHER = 'user-demo2'
const CODES = 'walk@medibook.example'
const PERSONAL =
  /(^|_)(user|person|phone|tel|email|contact|account|recipient|target|author|birth|address|nick|real|openid)(_|$)/

let schema: Schema

const ofAccount = (table: string, userId: string): string =>
  rowsOf(schema, table, { userId, codesSentTo: CODES })
const count = (table: string, userId: string): Promise<number> =>
  countRows(schema, table, { userId, codesSentTo: CODES })

const isFilled = (value: unknown): boolean => !['null', '""', '[]'].includes(JSON.stringify(value))

beforeAll(async () => {
  schema = await readSchema()
})

describe('the schema', () => {
  test('every id refers to a known table, or is listed as referring to none', () => {
    const lost = schema.columns
      .filter((column) => column.name.endsWith('_id') && parentOf(schema.tables, column) === undefined)
      .map(({ table, name }) => `${table}.${name}`)
    expect(lost).toEqual([])
  })

  test('every table that leads to an account declares its export and its deletion', () => {
    expect([...schema.owners.keys()].filter((table) => !(table in personTables))).toEqual([])
    expect(Object.keys(personTables).filter((table) => !schema.tables.includes(table))).toEqual([])
  })

  test('a column that suggests personal data is in such a table, or listed as not personal', () => {
    const found = schema.columns
      .filter(({ name, table }) => PERSONAL.test(name) && !(table in personTables))
      .map(({ table, name }) => `${table}.${name}`)
    expect(found.filter((name) => !(name in nobodysColumns))).toEqual([])
  })
})

test('an account with a row in each of these tables is exported and deleted as declared', async () => {
  await fillAccount(schema, { userId: USER, codesSentTo: CODES })
  const filled = Object.keys(personTables)
  for (const table of filled) expect([table, (await count(table, USER)) > 0]).toEqual([table, true])
  const others = new Map<string, number>()
  for (const table of filled) others.set(table, await count(table, OTHER))

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
    const texts = schema.columns.filter(
      ({ table: of, name, type }) =>
        of === table && /char|text|json/.test(type) && !/(^|_)id$|^(state|status|kind)$/.test(name),
    )
    for (const { name } of texts)
      if (kept && !kept.columns.includes(name) && left.some((row) => isFilled(row[name])))
        wrong.push(`${table}.${name}`)
  }
  expect(wrong).toEqual([])
  for (const table of filled.filter((name) => name !== 'login_code'))
    expect([table, await count(table, OTHER)]).toEqual([table, others.get(table)])
})
