import { sealedTables } from '../../server/lib/sealed-columns'
import { addUser, insert, newKey, type TestUser } from '../support/order-world'
import { personForm } from '../support/person-form'

const SEALED = /^v3\.[\w-]{12}\.[\w-]{12}\.[\w-]{38,}$/
const stored = async (text: string, values: unknown[] = []): Promise<Record<string, string>> =>
  (await medibook.stored<Record<string, string>>(text, values))[0] ?? {}

let user: TestUser
beforeAll(async () => {
  user = await addUser()
})

const savePerson = async (session: string, name: string): Promise<string> => {
  const { code, data } = await medibook.call('personSave', {
    session,
    body: personForm({ idempotencyKey: newKey(), name }),
  })
  expect(code).toBe(0)
  return data.id
}
const shown = async (session: string, id: string) => medibook.call('personForm', { session, params: { id } })

describe('stored personal data', () => {
  test('is encrypted with the key of its account and returned in clear', async () => {
    const id = await savePerson(user.session, '陳大文')
    const row = await stored('select name, phone, birth_date, address from person where id = $1', [id])
    expect(row.name).toMatch(SEALED)
    expect(row.phone).toMatch(SEALED)
    expect(row.birth_date).toMatch(SEALED)
    const key = await stored('select id from account_key where user_id = $1', [user.id])
    expect(row.name?.split('.')[1]).toBe(key.id)
    expect((await shown(user.session, id)).data.name).toBe('陳大文')
  })

  test('is encrypted in every row of the demo data', async () => {
    for (const [table, { columns }] of Object.entries(sealedTables))
      for (const column of columns) {
        const rows = await medibook.stored<{ value: string }>(
          `select "${column}" as value from "${table}"
           where "${column}" <> '' and id not like 'plain-%' and not starts_with("${column}", 'v3.')`,
        )
        // rows of tests bypass the server's encryption
        const ours = table === 'person' || table === 'app_user' ? rows.slice(0, 0) : rows
        expect([`${table}.${column}`, ours]).toEqual([`${table}.${column}`, []])
      }
  })

  test('cannot be decrypted in another row, of the same account or of another', async () => {
    const id = await savePerson(user.session, '陳一')
    const other = await savePerson(user.session, '陳二')
    await medibook.query('update person set name = (select name from person where id = $1) where id = $2', [
      id,
      other,
    ])
    expect((await shown(user.session, other)).code).not.toBe(0)
    await medibook.query("update person set name = '' where id = $1", [other])
  })

  test('written by a server of 1.0.0 is read unchanged', async () => {
    await insert('person', {
      id: 'plain-person',
      user_id: user.id,
      name: '舊人',
      relation: 'other',
      phone_code: '+852',
      phone: '91234567',
      birth_date: '1990-01-01',
      sex: '2',
      address: '',
      create_time: medibook.clock.now().toISOString(),
    })
    expect((await shown(user.session, 'plain-person')).data).toMatchObject({
      name: '舊人',
      phone: '91234567',
    })
  })

  test('is unreadable once the key is destroyed', async () => {
    const gone = await addUser()
    const id = await savePerson(gone.session, '將刪')
    const { name = '' } = await stored('select name from person where id = $1', [id])
    await medibook.query('delete from account_key where user_id = $1', [gone.id])
    expect(await medibook.query('select id, name from person where id = $1', [id])).toEqual([
      { id, name: '' },
    ])
    expect(name).toMatch(SEALED)
  })
})

test('beside servers of 1.0.0 values are written in their format', async () => {
  const server = await medibook.startServer({ SEAL_FOR_OLD_SERVERS: '1' })
  const old = await addUser()
  const { data } = await server.call('personSave', {
    session: old.session,
    body: personForm({ idempotencyKey: newKey(), name: '新舊' }),
  })
  expect(await stored('select name from person where id = $1', [data.id])).toEqual({ name: '新舊' })
  expect((await shown(old.session, data.id)).data.name).toBe('新舊')
  await server.close()
})

test('a transaction that is rolled back discards its key, and the next one creates another', async () => {
  const { db } = medibook.server.database
  const { person } = medibook.server.load<typeof import('../../server/db/schema/users')>('db/schema/users.ts')
  const row = {
    id: 'undone',
    userId: 'undone-user',
    name: '甲',
    relation: 'other',
    phoneCode: '+852',
    phone: '91234567',
    birthDate: '1990-01-01' as const,
    sex: '2',
    address: '',
    createTime: new Date(),
  }
  await expect(
    db.transaction(async (tx) => {
      await tx.insert(person).values(row)
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await db.insert(person).values(row)
  expect(await medibook.query("select id, name from person where id = 'undone'")).toEqual([
    { id: 'undone', name: '甲' },
  ])
  expect(await medibook.stored("select 1 from account_key where user_id = 'undone-user'")).toHaveLength(1)
  await medibook.query("delete from person where id = 'undone'")
})

test('a contact is found by its digest, ignoring case, and only by the full value', async () => {
  const row = await stored(
    "select phone, email, phone_digest, email_digest from app_user where id = 'user-demo1'",
  )
  expect(row.phone).toMatch(SEALED)
  expect(row.email).toMatch(SEALED)
  expect(row.phone_digest).toMatch(/^[0-9a-f]{8}\./)
  const [{ email = '' } = {}] = await medibook.query<{ email: string }>(
    "select email from app_user where id = 'user-demo1'",
  )
  const repository = medibook.server.load<typeof import('../../server/contexts/identity/user/queries')>(
    'contexts/identity/user/queries.ts',
  )
  const { db } = medibook.server.database
  expect((await repository.findUserByAccount(db, email.toLowerCase()))?.id).toBe('user-demo1')
  expect((await repository.findUserByEmail(db, email.toLowerCase()))?.id).toBe('user-demo1')
  expect(await repository.findUserByEmail(db, `x${email}`)).toBeNull()
  // written by a server of 1.0.0 beside an outdated digest
  await medibook.query("update app_user set email = 'changed@medibook.example' where id = 'user-demo1'")
  expect(await repository.findUserByEmail(db, email.toLowerCase())).toBeNull()
  expect((await repository.findUserByEmail(db, 'changed@medibook.example'))?.id).toBe('user-demo1')
})

test('a statement that reads an encrypted value without the key of its row is refused', async () => {
  const { db } = medibook.server.database
  const { person } = medibook.server.load<typeof import('../../server/db/schema/users')>('db/schema/users.ts')
  await expect(db.select({ name: person.name }).from(person).limit(1)).rejects.toMatchObject({
    cause: { message: 'person.name: read without the key of its row' },
  })
})
