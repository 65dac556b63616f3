import { randomBytes } from 'node:crypto'
import { readAccountSeal } from '../../server/lib/account-seal'
import { seal, unseal } from '../../server/lib/seal'
import { inRow, masterSealedColumns, sealedTables } from '../../server/lib/sealed-columns'
import type { MedibookServer } from '../support/medibook-global'
import { addUser, insert, newKey, type TestUser } from '../support/order-world'
import { personForm } from '../support/person-form'
import { sealedKeyId } from '../support/sealed-key-id'

type Reseal = typeof import('../../server/db/reseal')
const OLD = '07'.repeat(32)
const NEW = '5a'.repeat(32)
const keysOf = (present: string, ...previous: string[]) => ({
  encryptionKey: Buffer.from(present, 'hex'),
  previousEncryptionKeys: previous.map((key) => Buffer.from(key, 'hex')),
})
const old = keysOf(OLD)
const both = keysOf(NEW, OLD)
const present = keysOf(NEW)
const column = 'person.id_number_sealed'
const presentId = sealedKeyId(seal(present, '', inRow(column, ''))) ?? ''

const { pool } = medibook.server.database
const resealWith = (
  config: ReturnType<typeof keysOf>,
  onProgress?: (done: { column: string }) => void,
  from = pool,
) => medibook.server.load<Reseal>('db/reseal.ts').reseal({ pool: from, config, onProgress })
/** Compares without dates and buffers, which belong to the server's own realm. */
const ofColumn = (done: readonly { column: string }[]) =>
  done.find((one) => one.column === column) as
    { resealed: number; unreadable: Record<string, string[]> } | undefined
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const keptNumber = async (id: string): Promise<string> =>
  (
    await medibook.stored<{ text: string }>('select id_number_sealed as text from person where id = $1', [id])
  )[0]?.text ?? ''
const keep = (id: string, sealed: string): Promise<unknown> =>
  medibook.query('update person set id_number_sealed = $1 where id = $2', [sealed, id])

describe('an encrypted text', () => {
  const place = inRow(column, 'a')
  test('can be decrypted only in its own row and column', () => {
    const sealed = seal(present, 'A123456(3)', place)
    expect(unseal(present, sealed, place)).toBe('A123456(3)')
    expect(() => unseal(present, sealed, inRow(column, 'b'))).toThrow()
    expect(() => unseal(present, sealed, inRow('doctor_booking.reason_sealed', 'a'))).toThrow()
    expect(() => unseal(present, sealed, 'token/queue')).toThrow()
  })
  test('contains the id of its key, and an error names the missing key', () => {
    const sealed = seal(old, 'A', place)
    const id = sealedKeyId(sealed) ?? ''
    expect(id).toMatch(/^[0-9a-f]{8}$/)
    expect(sealedKeyId(seal(present, 'A', place))).not.toBe(id)
    expect(unseal(both, sealed, place)).toBe('A')
    expect(() => unseal(present, sealed, place)).toThrow(
      `Sealed with the key ${id}, which is not set: add it to ENCRYPTION_KEY_PREVIOUS`,
    )
  })
  test('cannot be decrypted after a change of one letter', () => {
    const sealed = seal(present, 'A123456(3)', place)
    const changed = `${sealed.slice(0, -2)}${sealed.at(-2) === 'A' ? 'B' : 'A'}${sealed.at(-1) ?? ''}`
    expect(() => unseal(present, changed, place)).toThrow()
  })
  test('of the older format can still be decrypted, and is written beside old servers', () => {
    const sealed = seal({ ...old, isSealedForOldServers: true }, 'A123456(3)', place)
    expect(sealedKeyId(sealed)).toBeNull()
    expect(sealed).toMatch(/^[A-Za-z0-9+/]+=*$/)
    expect(unseal(both, sealed, place)).toBe('A123456(3)')
    const token = seal({ ...old, isSealedForOldServers: true }, 'A123456(3)', 'token/queue')
    expect(token).toMatch(/^[\w-]+$/)
    expect(unseal(both, token, 'token/queue')).toBe('A123456(3)')
  })
})

test('every sealed column of the schema is known to the command', async () => {
  const rows = await medibook.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where
      table_schema = 'public' and column_name like '%\\_sealed'`,
  )
  const known = [
    ...Object.keys(masterSealedColumns),
    ...Object.entries(sealedTables).flatMap(([table, { columns }]) =>
      columns.map((name) => `${table}.${name}`),
    ),
  ]
  expect(known).toEqual(expect.arrayContaining(rows.map(({ name }) => name)))
})

describe('changing the key', () => {
  let user: TestUser
  let server: MedibookServer
  beforeAll(async () => {
    user = await addUser()
    server = await medibook.startServer({ ENCRYPTION_KEY: NEW, ENCRYPTION_KEY_PREVIOUS: OLD })
  })
  afterAll(() => server.close())

  const save = (id: string, idNumber: string) =>
    server.call('personSave', {
      session: user.session,
      body: personForm({ idempotencyKey: newKey(), id, idType: 'passport', idNumber }),
    })
  const saved = async (id: string): Promise<string | null> =>
    (await server.call('personForm', { session: user.session, params: { id } })).data.idNumber

  test('refuses a value copied to another row, also by the command', async () => {
    await insert('person', { id: 'moved', ...personOf(user.id), id_number_sealed: '' })
    await keep('moved', seal(old, 'K1234567', inRow(column, user.person)))
    const answer = await server.call('personForm', { session: user.session, params: { id: 'moved' } })
    expect(answer.code).not.toBe(0)
    const done = ofColumn(await resealWith(both))
    expect(plain(done?.unreadable)).toEqual({ 'No key opens it in its place': ['moved'] })
    await keep('moved', seal(old, 'K1234567', inRow(column, 'moved')))
  })

  test('reports a key that is not set, and leaves its values unchanged', async () => {
    const foreign = keysOf(randomBytes(32).toString('hex'))
    const sealed = seal(foreign, 'K1234567', inRow(column, 'moved'))
    await keep('moved', sealed)
    const done = ofColumn(await resealWith(both))
    expect(Object.keys(done?.unreadable ?? {})).toEqual([
      expect.stringContaining(`the key ${sealedKeyId(sealed) ?? ''},`),
    ])
    expect(await keptNumber('moved')).toBe(sealed)
    await medibook.query("delete from person where id = 'moved'")
  })

  test('ends with the error of a database that is lost, instead of reporting values as unreadable', async () => {
    await insert('person', { id: 'unlucky', ...personOf(user.id), id_number_sealed: 'K1234567' })
    const query = (text: string, values: unknown[]) =>
      text.includes('from account_key where user_id')
        ? Promise.reject(new Error('Connection terminated unexpectedly'))
        : pool.query(text, values)
    const seen: { column: string; unreadable?: Record<string, string[]> }[] = []
    const lost = resealWith(both, (done) => seen.push(done), { query } as unknown as typeof pool)
    await expect(lost).rejects.toThrow('Connection terminated unexpectedly')
    expect(seen.filter(({ unreadable }) => Object.keys(unreadable ?? {}).length > 0)).toEqual([])
    await medibook.query("delete from person where id = 'unlucky'")
  })

  test('while users save re-encrypts every value and loses none', async () => {
    const people = Array.from({ length: 450 }, (_unused, index) => `reseal-${String(index).padStart(3, '0')}`)
    for (const id of people)
      await insert('person', {
        id,
        ...personOf(user.id),
        id_number_sealed: seal(old, `K${id}`, inRow(column, id)),
      })
    const written = new Map<string, string>()
    let isOver = false
    const writing = (async () => {
      for (let index = 0; !isOver; index += 1) {
        const id = people[(index * 37) % people.length] ?? ''
        const number = `K${String(1_000_000 + index)}`
        const { code } = await save(id, number)
        expect(code).toBe(0)
        written.set(id, number)
      }
    })()
    const columns = await resealWith(both)
    isOver = true
    await writing
    expect(columns.map(({ changed, unreadable }) => ({ changed, unreadable: plain(unreadable) }))).toEqual(
      columns.map(() => ({ changed: 0, unreadable: {} })),
    )
    expect(written.size).toBeGreaterThan(0)
    for (const id of people) {
      const sealed = await keptNumber(id)
      expect([id, readAccountSeal(sealed) !== null]).toEqual([id, true])
      expect([id, await saved(id)]).toEqual([id, written.get(id) ?? `K${id}`])
    }
    const [key] = await medibook.stored<{ sealed: string }>(
      'select key_sealed as sealed from account_key where user_id = $1',
      [user.id],
    )
    expect(sealedKeyId(key?.sealed ?? '')).toBe(presentId)
    // Nothing remains to be done, and the old key is no longer needed.
    const again = await resealWith(present)
    expect(again.map(({ resealed, unreadable }) => [resealed, plain(unreadable)])).toEqual(
      again.map(() => [0, {}]),
    )
    expect(await saved(people[0] ?? '')).toBe(written.get(people[0] ?? '') ?? `K${people[0] ?? ''}`)
  })

  test('continues where it was interrupted', async () => {
    await medibook.query("delete from person where id like 'reseal-%'")
    for (let index = 0; index < 450; index += 1) {
      const id = `half-${String(index).padStart(3, '0')}`
      await insert('person', { id, ...personOf(user.id), id_number_sealed: seal(old, id, inRow(column, id)) })
    }
    let calls = 0
    const cut = resealWith(both, (done) => {
      if (done.column !== column) return
      calls += 1
      if (calls === 2) throw new Error('ended')
    })
    await expect(cut).rejects.toThrow('ended')
    const rest = ofColumn(await resealWith(both))
    expect(rest?.resealed).toBe(50)
  })

  test('still finds a certificate by its number', async () => {
    const cert = { certType: 'passport', name: 'CHAN TAI MAN', certNo: 'KX7654321', validUntil: null }
    // a server from before the change, which already has the new key
    const before = await medibook.startServer({ ENCRYPTION_KEY: OLD, ENCRYPTION_KEY_PREVIOUS: NEW })
    const first = await before.call('certificateSave', {
      session: user.session,
      body: { ...cert, idempotencyKey: newKey(), isDefault: '1' },
    })
    expect(first.code).toBe(0)
    await before.close()
    await resealWith(both)
    const again = await server.call('certificateSave', {
      session: user.session,
      body: { ...cert, idempotencyKey: newKey(), isDefault: '0' },
    })
    expect(again).toMatchObject({ data: { field: 'certNo', rule: 'taken' } })
  })
})

const personOf = (userId: string) => ({
  user_id: userId,
  name: 'Chan Tai Man',
  relation: 'other',
  phone_code: '+852',
  phone: '91234567',
  id_type: 'passport',
  birth_date: '1990-01-01',
  sex: '2',
  address: '',
  create_time: medibook.clock.now().toISOString(),
})
