import { needsSession } from '../../contract/define-endpoint'
import { endpoints } from '../../contract/endpoints'
import {
  type Account,
  countRows,
  fillAccount,
  ofAccount,
  readSchema,
  type Schema,
} from '../support/account-rows'
import { caseFiles } from '../support/contract-cases/collect'
import type { CaseWorld, EndpointCase } from '../support/contract-cases/types'
import { ask, type Asker, openWorld } from '../support/contract-cases/world'
import { personTables } from '../support/person-tables'

/** Has a row in every table with a person, and makes no call. */
const BYSTANDER: Account = { userId: 'user-demo2', codesSentTo: 'bystander@medibook.example' }
/** Tables whose rows name no account: those written before the caller existed belong to somebody else. */
const WITHOUT_ACCOUNT = ['login_code', 'login_failure']
/** Calls whose input is used up by the first account that sends it. */
const ONCE = ['wxUserPhone', 'alipayUser', 'couponCodeReceive']
/** Rows that a call adds for an account by whose link, sign-in or place in a queue it is concerned. */
const ADDED: Record<string, readonly string[]> = {
  // the account that a visitor signs in to
  login: ['session'],
  siteFacebookLogin: ['session'],
  // the owner sees who opened the link
  reportShared: ['access_record'],
  // those behind move up
  queueCancel: ['user_message'],
}
/** Tables with rows of nobody, of which the call gives one to its caller. */
const GIVEN: Record<string, readonly string[]> = { couponCodeReceive: ['coupon_code_item'] }

interface Row {
  table: string
  /** A digest of everything in the row, and of the transaction that wrote it last. */
  digest: string
}
const names = new Map(Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]))
const nameOf = (item: EndpointCase): string => names.get(item.endpoint) ?? ''
const cases = caseFiles().flatMap((file) => file.cases)

let schema: Schema

beforeAll(async () => {
  schema = await readSchema()
  await fillAccount(schema, BYSTANDER)
})

const read = (tables: readonly string[], condition: (table: string) => string): Promise<Row[]> =>
  medibook.stored<Row & Record<string, unknown>>(
    tables
      .map(
        (table) =>
          `select '${table}' as "table", md5(t::text || ' ' || t.xmin) as digest from "${table}" t
            where ${condition(table)}`,
      )
      .join(' union all '),
  )
/** The rows of every account except these, and those of none, which are not the caller's either. */
const rowsBeside = (excepted: readonly string[], given: readonly string[] = []): Promise<Row[]> =>
  read(
    Object.keys(personTables).filter((table) => !WITHOUT_ACCOUNT.includes(table)),
    (table) =>
      excepted
        .map((userId) => `(${ofAccount(schema, table, { userId, codesSentTo: '' })})`)
        .map((isOfAccount) => `${isOfAccount} is ${given.includes(table) ? 'false' : 'not true'}`)
        .join(' and '),
  )
const rowsWithoutAccount = (): Promise<Row[]> => read(WITHOUT_ACCOUNT, () => 'true')
const accounts = async (): Promise<string[]> =>
  (await medibook.query<{ id: string }>('select id from app_user')).map(({ id }) => id)

async function accountOf(session: Asker): Promise<string[]> {
  const rows = await medibook.query<{ user_id: string }>(
    'select user_id from session where token_hash = encode(sha256(convert_to($1, $2)), $3)',
    [session ?? '', 'UTF8', 'hex'],
  )
  return rows.map((row) => row.user_id)
}

/** A session for the call in this world; a second world needs a second one. */
function sessionOf({ endpoint, proof }: EndpointCase, world: CaseWorld): Asker | Promise<Asker> {
  const { as = needsSession(endpoint.auth) ? 'user' : 'visitor' } = proof
  if (typeof as === 'function') return as(world)
  return as === 'visitor' ? null : world[as].session
}

const tablesOf = (rows: readonly Row[]): string[] => [...new Set(rows.map(({ table }) => table))].sort()
const without = (rows: readonly Row[], known: readonly Row[]): Row[] => {
  const digests = new Set(known.map(({ digest }) => digest))
  return rows.filter(({ digest }) => !digests.has(digest))
}

/**
 * Makes the call as an account of its own.
 * @returns the tables in which it changed, removed or added rows of other accounts
 */
async function changedByCall(item: EndpointCase, name: string, label: string): Promise<string[]> {
  const others = new Set(await accounts())
  const codes = await rowsWithoutAccount()
  const world = await openWorld(label)

  const session = await sessionOf(item, world)
  const input = await item.proof.happy(world)
  // Whoever was made for the call has a part in it: friends who were invited, or the owner of a code.
  const concerned = [...(await accountOf(session)), ...(await accounts()).filter((id) => !others.has(id))]
  const known = new Set(await accounts())
  const before = await rowsBeside(concerned, GIVEN[name])

  expect(await ask(item.endpoint, input, session)).toMatchObject({ code: 0 })
  // Once more, whatever the answer: a member who signs in again takes another way than a new one.
  await ask(item.endpoint, input, session)
  // An account that the call creates is the caller's.
  const created = (await accounts()).filter((id) => !known.has(id))
  const after = await rowsBeside([...concerned, ...created], GIVEN[name])
  // A new row without an account may be the caller's.
  const lost = without(codes, await rowsWithoutAccount())
  const added = without(after, before).filter(({ table }) => !ADDED[name]?.includes(table))
  return tablesOf([...without(before, after), ...added, ...lost])
}

/**
 * Whether a second new account can make the call, too, and is remembered for it: of a read the first account leaves
 * nothing that the second's could change.
 */
const isForMany = ({ endpoint, proof }: EndpointCase, name: string): boolean =>
  endpoint.method !== 'GET' && needsSession(endpoint.auth) && proof.as !== 'demo' && !ONCE.includes(name)

/** Another account that could make the call now. */
async function addReady({ proof }: EndpointCase, name: string): Promise<void> {
  const world = await openWorld(name)
  if (typeof proof.as === 'function') await proof.as(world)
  await proof.happy(world)
}

test('one account has a row in every table with a person', async () => {
  const missing: string[] = []
  for (const table of Object.keys(personTables))
    if ((await countRows(schema, table, BYSTANDER)) === 0) missing.push(table)
  expect(missing).toEqual([])
})

describe('a call changes nothing of an account that has no part in it', () => {
  test.each(cases.map((item) => [nameOf(item), item] as const))('%s', async (name, item) => {
    await addReady(item, `ready-${name}`)
    const first = await changedByCall(item, name, `first-${name}`)
    expect({ call: name, changed: first }).toEqual({ call: name, changed: [] })
    if (!isForMany(item, name)) return
    // Now one account has made the call, and one could.
    const second = await changedByCall(item, name, `second-${name}`)
    expect({ call: name, changed: second }).toEqual({ call: name, changed: [] })
  })
})
