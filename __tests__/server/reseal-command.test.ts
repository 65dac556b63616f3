import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { keyIdOf, seal } from '../../server/lib/seal'
import { inRow } from '../../server/lib/sealed-columns'
import { outsider, ownDatabaseUrl } from '../support/processes'
import { sealedKeyId } from '../support/sealed-key-id'

/** The key of every test server: see test-database.cjs. */
const OLD = '07'.repeat(32)
const NEW = '5a'.repeat(32)
const [oldId, newId] = [OLD, NEW].map((key) => keyIdOf(Buffer.from(key, 'hex'))) as [string, string]
/** The lock of the command: see server/commands/reseal.ts. */
const LOCK = 7_308_334
/** A port at which no database listens. */
const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing'

const root = path.join(__dirname, '..', '..')
const folder = mkdtempSync(path.join(os.tmpdir(), 'medibook-reseal-'))
let databaseUrl: string

beforeAll(async () => {
  databaseUrl = await ownDatabaseUrl()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `npm run reseal` with these settings. */
const run = (env: Record<string, string>): Promise<{ exitCode: number; said: string; error: string }> =>
  new Promise((resolve) => {
    const settings = {
      PATH: process.env.PATH,
      NODE_ENV: 'test' as const,
      DATA_DIR: folder,
      ENCRYPTION_KEY: NEW,
    }
    const child = execFile(
      process.execPath,
      [path.join(root, 'scripts', 'reseal.mjs')],
      { cwd: root, env: { ...settings, ...env } },
      (_error, said, error) => resolve({ exitCode: child.exitCode ?? -1, said, error: error.trim() }),
    )
  })

/** The ids of the keys with which the keys of accounts are encrypted. */
const usedKeys = async (): Promise<(string | null)[]> => {
  const rows = await medibook.stored<{ sealed: string }>('select key_sealed as sealed from account_key')
  return [...new Set(rows.map(({ sealed }) => sealedKeyId(sealed)))]
}

/** The accounts whose phone number is found with this key. */
const foundWith = async (keyId: string): Promise<string[]> => {
  const rows = await medibook.query<{ id: string }>(
    'select id from app_user where starts_with(phone_digest, $1) order by id',
    [`${keyId}.`],
  )
  return rows.map(({ id }) => id)
}

describe('the command that changes the key', () => {
  test('needs a database', async () => {
    expect(await run({})).toMatchObject({
      exitCode: 1,
      error: 'Set DATABASE_URL to the database of the server',
    })
  })

  test('changes nothing beside servers that cannot read the new format', async () => {
    expect(
      await run({ DATABASE_URL: databaseUrl, ENCRYPTION_KEY_PREVIOUS: OLD, SEAL_FOR_OLD_SERVERS: '1' }),
    ).toEqual({
      exitCode: 1,
      said: '',
      error: 'SEAL_FOR_OLD_SERVERS is set: reseal when no server of 1.0.0 runs any more',
    })
    expect(await usedKeys()).toEqual([oldId])
  })

  test('changes nothing while it runs elsewhere', async () => {
    const other = await outsider()
    try {
      await other.query('select pg_advisory_lock($1)', [LOCK])
      expect(await run({ DATABASE_URL: databaseUrl, ENCRYPTION_KEY_PREVIOUS: OLD })).toEqual({
        exitCode: 1,
        said: '',
        error: 'Somebody else is doing it at this moment',
      })
    } finally {
      await other.end()
    }
    expect(await usedKeys()).toEqual([oldId])
  })

  test('names the account whose key it cannot read, fails, and re-encrypts all others', async () => {
    const [own] = await medibook.stored<{ id: string; sealed: string }>(
      "select id, key_sealed as sealed from account_key where user_id = 'user-demo1'",
    )
    const id = own?.id ?? ''
    const foreign = { encryptionKey: Buffer.from('3c'.repeat(32), 'hex') }
    const lost = seal(foreign, 'lost', inRow('account_key.key_sealed', id))
    const keep = (sealed?: string) =>
      medibook.query('update account_key set key_sealed = $2 where id = $1', [id, sealed])
    const withPhone = await foundWith(oldId)
    expect(withPhone.length).toBeGreaterThan(1)
    await keep(lost)
    const { exitCode, said } = await run({ DATABASE_URL: databaseUrl, ENCRYPTION_KEY_PREVIOUS: OLD })
    const used = await usedKeys()
    await keep(own?.sealed)
    expect(exitCode).toBe(1)
    const lostId = keyIdOf(foreign.encryptionKey)
    expect(said).toContain(`account_key.key_sealed: Sealed with the key ${lostId}, which is not set`)
    expect(said).toContain(`ENCRYPTION_KEY_PREVIOUS (${id})`)
    expect(used.sort()).toEqual([newId, lostId].sort())
    expect(await foundWith(oldId)).toEqual(['user-demo1'])
    expect(await foundWith(newId)).toEqual(withPhone.filter((userId) => userId !== 'user-demo1'))
  })

  test('re-encrypts the configured database with the current key, past a pooler', async () => {
    const env = { DATABASE_URL: NOWHERE, DATABASE_DIRECT_URL: databaseUrl, ENCRYPTION_KEY_PREVIOUS: OLD }
    const first = await run(env)
    expect(first).toMatchObject({ exitCode: 0, error: '' })
    expect(first.said).toContain(`Sealing with the key ${newId} …`)
    expect(await usedKeys()).toEqual([newId])
    // The old key is no longer needed.
    expect(await run({ DATABASE_URL: databaseUrl })).toMatchObject({ exitCode: 0, error: '' })
  })
})
