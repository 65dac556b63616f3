import { sealedTables } from '../../server/lib/sealed-columns'
import { addClinic, askDoctor, atDesk } from '../support/clinic-world'
import { addUser, dayIn, insert, newKey, type TestUser } from '../support/order-world'
import { personForm } from '../support/person-form'

const DEMO = 'user-demo1'
let user: TestUser
beforeEach(async () => {
  user = await addUser()
})
const recordsOf = async (session: string) =>
  (await medibook.call('accessPage', { session, query: { size: '100' } })).data.records
const record = (over: Record<string, unknown> = {}) => {
  const id = newKey()
  return insert('access_record', {
    id,
    user_id: user.id,
    actor: 'staff',
    action: 'read',
    kind: 'report',
    purpose: 'treatment',
    create_time: medibook.clock.now().toISOString(),
    ...over,
  }).then(() => id)
}

test('saving and deleting a person, and a download, are recorded for their account only', async () => {
  const saved = await medibook.call('personSave', {
    session: user.session,
    body: personForm({ idempotencyKey: newKey() }),
  })
  await medibook.call('exportData', { session: user.session })
  await medibook.call('personDelete', { session: user.session, params: { id: saved.data.id } })
  const records = await recordsOf(user.session)
  expect(records.map(({ actor, action, kind }) => [actor, action, kind]).sort()).toEqual([
    ['self', 'change', 'person'],
    ['self', 'delete', 'person'],
    ['self', 'export', 'account'],
  ])
  expect(await recordsOf((await addUser()).session)).toEqual([])
})

test('each opening of a shared report is recorded; a wrong link records nothing', async () => {
  const session = await medibook.signIn(DEMO)
  const [report] = (await medibook.call('reportPage', { session })).data.records
  const id = report?.id ?? ''
  const { data } = await medibook.call('reportShare', { session, params: { id } })
  expect(new URL(data.url).hash).toBe(`#/pages-mine/physical-report/physical-report?share=${data.token}`)
  const seen = async () =>
    (await recordsOf(session)).filter(({ actor, rowId }) => actor === 'link' && rowId === id)
  const before = (await seen()).length
  await medibook.call('reportShared', { query: { token: data.token } })
  await medibook.call('reportShared', { query: { token: data.token } })
  await medibook.call('reportShared', { query: { token: `${data.token}x` } })
  const links = await seen()
  expect(links).toHaveLength(before + 2)
  expect(links[0]).toMatchObject({
    action: 'read',
    kind: 'report',
    purpose: 'shared',
    personName: report?.personName,
  })
})

test('of an accepted and a refused action of the clinic only the former is recorded', async () => {
  const session = await medibook.signIn(DEMO)
  const [request] = await medibook.query<{ id: string }>(
    "select id from doctor_booking where user_id = $1 and state = 'confirmed' limit 1",
    [DEMO],
  )
  const { finishRequest } =
    medibook.server.load<typeof import('../../server/contexts/clinic')>('contexts/clinic/index.ts')
  const ctx = medibook.server.app.contextFor()
  const id = request?.id ?? ''
  await finishRequest(ctx, id)
  await expect(finishRequest(ctx, id)).rejects.toThrow()
  const changes = (await recordsOf(session)).filter(({ rowId }) => rowId === id)
  expect(changes).toEqual([
    expect.objectContaining({ actor: 'staff', action: 'change', kind: 'doctorRequest' }),
  ])
})

test('each answer of the clinic to a request is recorded', async () => {
  await addClinic('t-answers', 't-answering')
  const answers = [
    ['confirm', {}],
    ['decline', { reason: 'On leave' }],
    ['offer', { times: `${dayIn(9)} 10:00` }],
  ] as const
  const ids: string[] = []
  for (const [index, [answer, input]] of answers.entries()) {
    const { data } = await askDoctor(user, { doctor: 't-answering', date: dayIn(3 + index) })
    expect(await atDesk('doctor', answer, { id: data.id, ...input })).toBeNull()
    ids.push(data.id)
  }
  const records = await recordsOf(user.session)
  expect(records.map(({ rowId }) => rowId).sort()).toEqual(ids.sort())
  for (const one of records)
    expect(one).toMatchObject({
      actor: 'staff',
      shopName: expect.stringContaining('t-answers'),
      action: 'change',
      kind: 'doctorRequest',
      purpose: 'treatment',
    })
})

test('each request that the desk shows to staff is recorded as read', async () => {
  const readRows = () =>
    medibook.query<{ id: string }>(
      "select id from access_record where actor = 'staff' and action = 'read' and kind = 'doctorRequest'",
    )
  const before = (await readRows()).length
  expect((await medibook.inject('/sandbox/desk')).statusCode).toBe(200)
  const [open] = await medibook.query<{ n: number }>(
    "select count(*)::int as n from doctor_booking where state in ('waiting', 'confirmed')",
  )
  expect(open?.n).toBeGreaterThan(0)
  expect((await readRows()).length - before).toBe(open?.n)
})

/** Values that would identify a person, with their account: everything encrypted except days and remarks. */
async function tellingValues(): Promise<{ userId: string; value: string }[]> {
  const found = await Promise.all(
    Object.entries(sealedTables).flatMap(([table, { columns, owner }]) =>
      typeof owner !== 'string'
        ? []
        : columns
            .filter((column) => !/_sealed$|_date$/.test(column))
            .map((column) =>
              medibook.query<{ id: string; userId: string; value: string | null }>(
                `select id, "${owner}" as "userId", "${column}" as value from "${table}" where "${column}" <> ''`,
              ),
            ),
    ),
  )
  return found.flat().flatMap(({ userId, value }) => (value && value.length > 1 ? [{ userId, value }] : []))
}

test('an account shown at the desk has a record for every section', async () => {
  const kinds = ['account', 'appointment', 'order', 'queueTicket', 'feedback', 'doctorRequest']
  await medibook.query(
    `insert into invoice (id, user_id, order_id, state, kind, title, email, amount_cents, create_time)
     select 'desk-invoice', user_id, id, 'requested', 'person', '發票抬頭甲', 'invoice@medibook.example', 100, now()
     from order_info where is_paid limit 1`,
  )
  const before = await medibook.query<{ id: string }>('select id from access_record')
  const page = await medibook.inject('/sandbox/desk')
  const records = await medibook.query<{ id: string; userId: string; kind: string; actorId: string }>(
    `select id, user_id as "userId", kind, actor_id as "actorId" from access_record
     where actor = 'staff' and action = 'read'`,
  )
  const old = new Set(before.map(({ id }) => id))
  const fresh = records.filter(({ id }) => !old.has(id))
  const shown = (await tellingValues()).filter(({ value }) => page.body.includes(value))
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.some(({ value }) => value === '發票抬頭甲')).toBe(true)
  const owners = new Map<string, Set<string>>()
  for (const { userId, value } of shown) owners.set(value, (owners.get(value) ?? new Set()).add(userId))
  const recorded = new Set(fresh.map(({ userId }) => userId))
  // a name shared by two accounts may be recorded for either of them
  expect([...owners].filter(([, users]) => ![...users].some((id) => recorded.has(id)))).toEqual([])
  expect([...new Set(fresh.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort())
  expect(new Set(fresh.map(({ actorId }) => actorId))).toEqual(new Set(['desk']))
  await medibook.query("delete from invoice where id = 'desk-invoice'")
})

test('records are listed newest first, page by page', async () => {
  const base = medibook.clock.now().getTime()
  for (let index = 0; index < 12; index += 1)
    await record({ row_id: `r-${index}`, create_time: new Date(base + index * 1000).toISOString() })
  const page = async (current: string) =>
    (await medibook.call('accessPage', { session: user.session, query: { current } })).data
  const first = await page('1')
  expect([first.total, first.records.length, first.records[0]?.rowId]).toEqual([12, 10, 'r-11'])
  expect((await page('2')).records.map(({ rowId }) => rowId)).toEqual(['r-1', 'r-0'])
})

test("a list of one person's records requires its id; another account's person has none", async () => {
  const other = await addUser()
  await record({ row_id: 'hers', person_id: user.person })
  await record({ row_id: 'all' })
  await record({ row_id: 'foreign', user_id: other.id, person_id: other.person })
  const of = async (personId: string) =>
    (await medibook.call('accessPage', { session: user.session, query: { personId } })).data
  expect((await of(user.person)).records.map(({ rowId }) => rowId)).toEqual(['hers'])
  expect(await of(other.person)).toMatchObject({ total: 0, records: [] })
})

test("a record cannot be changed, deleted or truncated, even by the server's database role", async () => {
  const id = await record()
  for (const statement of [
    `update access_record set actor = 'self' where id = '${id}'`,
    `delete from access_record where id = '${id}'`,
    'truncate access_record',
  ])
    await expect(medibook.query(statement)).rejects.toThrow('access_record is only added to')
  expect((await recordsOf(user.session)).map((row) => row.id)).toEqual([id])
})

test('a record is deleted after three years, and not before', async () => {
  const aged = (text: string) =>
    medibook.query(
      `insert into access_record (id, user_id, actor, action, kind, purpose, create_time)
     values ($1, $2, 'staff', 'read', 'report', 'treatment', now() - $3::interval)`,
      [`${user.id}-${text}`, user.id, text],
    )
  await aged('3 years 1 minute')
  await aged('3 years -1 hour')
  await medibook.runDueJobs()
  expect((await recordsOf(user.session)).map(({ id }) => id)).toEqual([`${user.id}-3 years -1 hour`])
})
