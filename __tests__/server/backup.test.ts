import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { type Manifest, restoreBackup, takeBackup } from '../../scripts/lib/backup.mjs'
import { findPrograms } from '../../scripts/lib/database-tools.mjs'
import { askDatabase, CLUSTER_PROGRAMS, startOwnPostgres } from '../../scripts/lib/replicated-cluster.mjs'
import { readSealed } from '../../scripts/lib/sealed-file.mjs'
import type { MedibookServer } from '../support/medibook-global'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  newKey,
  order,
  placed,
  type TestUser,
} from '../support/order-world'
import { personForm } from '../support/person-form'
import { onePixel, upload } from '../support/upload-world'

const { missing } = findPrograms([...CLUSTER_PROGRAMS, 'pg_dump', 'pg_restore'])
const why = missing.length > 0 ? ` (skipped: there is no ${missing.join(', ')})` : ''
const whenThere = missing.length > 0 ? describe.skip : describe

whenThere(`a backup${why}`, () => {
  const main = globalThis.medibook
  const folder = mkdtempSync(path.join(os.tmpdir(), 'medibook-backup-'))
  const dataDir = path.join(folder, 'data')
  const uploads = path.join(dataDir, 'uploads')
  const kept = path.join(folder, 'kept')
  const keyFile = path.join(folder, 'account-keys.sealed')
  const keyed = { keyFile, encryptionKeys: [main.server.app.config.encryptionKey] }
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>>
  let url: string

  async function startOn(address: string): Promise<MedibookServer> {
    const { migrateDatabase } = main.server.load<typeof import('../../server/db/migrate')>('db/migrate.ts')
    await migrateDatabase(address)
    const server = await main.startServer({ DATABASE_URL: address, DATA_DIR: dataDir })
    // makes the helpers use this server
    Object.assign(globalThis, { medibook: { ...server, startServer: main.startServer } })
    return server
  }
  async function lifeOf(user: TestUser, orderId: string, picture: string) {
    const { code, data } = await order(user, orderId)
    const file = await fetch(medibook.url(picture))
    return {
      session: (await medibook.call('checkSession', { session: user.session })).code,
      order: [code, data.orderNo, data.paymentPrice],
      picture: [file.status, Buffer.from(await file.arrayBuffer()).length > 0],
    }
  }

  beforeAll(async () => {
    chmodSync(folder, 0o711)
    postgres = await startOwnPostgres({ folder: path.join(folder, 'postgres'), database: 'medibook' })
    url = postgres.urlOf('medibook')
  })
  afterAll(async () => {
    Object.assign(globalThis, { medibook: main })
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('restores session, order and picture after database and files are lost', async () => {
    const server = await startOn(url)
    await addShop('b-shop')
    await addGoods('b-goods', { shops: ['b-shop'] })
    await addSlot('b-slot', 'b-shop', dayIn(3))
    const user = await addUser()
    const placedOrder = await placed(user, { goods: 'b-goods', shop: 'b-shop', slot: 'b-slot' })
    const picture = (await upload(user.session, { bytes: onePixel })).data
    await medibook.call('personalDataSave', { session: user.session, body: { headimgUrl: picture.key } })
    const before = await lifeOf(user, placedOrder.id, picture.url)
    expect(before).toMatchObject({
      session: 0,
      order: [0, placedOrder.orderNo, '1000.00'],
      picture: [200, true],
    })

    const manifest: Manifest = await takeBackup({ url, uploads, folder: kept, ...keyed })
    expect(manifest).toMatchObject({ counts: { 'public.order_info': 1, 'public.app_user': 1 } })
    expect(manifest.files).toBeGreaterThan(0)
    expect(statSync(kept).mode & 0o077).toBe(0)
    await server.close()
    await askDatabase(postgres.urlOf('postgres'), 'drop database medibook with (force)')
    rmSync(dataDir, { recursive: true, force: true })
    mkdirSync(dataDir)

    expect(await restoreBackup({ url, uploads, folder: kept, ...keyed })).toEqual(manifest)
    const again = await startOn(url)
    expect(await lifeOf(user, placedOrder.id, picture.url)).toEqual(before)
    await again.close()
  })

  test('a backup cannot be read without the key, or when a byte was changed', async () => {
    for (const file of [path.join(kept, 'database.dump'), keyFile]) {
      const bytes = readFileSync(file)
      expect(bytes.subarray(0, 7).toString()).toBe('MBSEAL1')
      const changed = Buffer.from(bytes)
      changed[bytes.length - 20] = (changed[bytes.length - 20] ?? 0) ^ 1
      const copy = path.join(folder, 'changed')
      writeFileSync(copy, changed)
      const nowhere = () => new Writable({ write: (_part, _encoding, done) => done() })
      await expect(readSealed(copy, keyed.encryptionKeys, nowhere())).rejects.toThrow(
        'was changed or cut off',
      )
      writeFileSync(copy, bytes.subarray(0, bytes.length - 30))
      await expect(readSealed(copy, keyed.encryptionKeys, nowhere())).rejects.toThrow(
        'was changed or cut off',
      )
      await expect(readSealed(file, [Buffer.alloc(32, 9)], nowhere())).rejects.toThrow(/needs the key/)
    }
  })

  test('an old backup with the current keys reveals nothing of accounts deleted since', async () => {
    await askDatabase(postgres.urlOf('postgres'), 'create database forgets')
    const server = await startOn(postgres.urlOf('forgets'))
    const [gone, stays] = [await addUser(), await addUser()]
    const save = async (user: TestUser, name: string): Promise<string> =>
      (
        await medibook.call('personSave', {
          session: user.session,
          body: personForm({ idempotencyKey: newKey(), name }),
        })
      ).data.id
    const [gonePerson, stayingPerson] = [await save(gone, '將離開'), await save(stays, '將留下')]
    const of = { url: postgres.urlOf('forgets'), uploads: null, ...keyed }
    const [old, young] = [path.join(folder, 'old'), path.join(folder, 'young')]
    await takeBackup({ ...of, folder: old })
    const deleted = await medibook.call('deleteAccount', {
      session: gone.session,
      body: { confirmCommitments: '1' },
    })
    expect(deleted.code).toBe(0)
    await takeBackup({ ...of, folder: young })
    await server.close()

    const restored = postgres.urlOf('remembers')
    await restoreBackup({ ...of, url: restored, folder: old })
    const again = await startOn(restored)
    const names = await medibook.query<{ id: string; name: string }>(
      'select id, name from person where id = any($1)',
      [[gonePerson, stayingPerson]],
    )
    // the restored row exists, but nobody can read it
    expect(Object.fromEntries(names.map(({ id, name }) => [id, name]))).toEqual({
      [stayingPerson]: '將留下',
      [gonePerson]: '',
    })
    expect(await medibook.stored("select 1 from person where starts_with(name, 'v3.')")).toHaveLength(2)
    expect((await medibook.call('personList', { session: gone.session })).code).not.toBe(0)
    expect((await medibook.call('personList', { session: stays.session })).code).toBe(0)
    await again.close()
  })

  test('a backup never overwrites another one, and a failed one leaves no folder of its name', async () => {
    await expect(takeBackup({ url, uploads, folder: kept, ...keyed })).rejects.toThrow('is there already')
    const failed = path.join(folder, 'failed')
    await expect(
      takeBackup({ url: postgres.urlOf('nothing'), uploads, folder: failed, ...keyed }),
    ).rejects.toThrow()
    expect(existsSync(failed)).toBe(false)
  })

  test('a backup is restored neither over tables nor over files', async () => {
    await expect(restoreBackup({ url, uploads: null, folder: kept, ...keyed })).rejects.toThrow(
      /has \d+ tables: restore into an empty one/,
    )
    const full = path.join(folder, 'full')
    mkdirSync(full)
    writeFileSync(path.join(full, 'somebody.txt'), 'x')
    const elsewhere = postgres.urlOf('elsewhere')
    await expect(restoreBackup({ url: elsewhere, uploads: full, folder: kept, ...keyed })).rejects.toThrow(
      'has files',
    )
  })

  test('a restore with missing data is reported as incomplete', async () => {
    const manifestFile = path.join(kept, 'manifest.json')
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
    const counts = { ...manifest.counts, 'public.order_info': 2 }
    writeFileSync(manifestFile, JSON.stringify({ ...manifest, counts }))
    await expect(
      restoreBackup({ url: postgres.urlOf('elsewhere'), uploads: null, folder: kept, ...keyed }),
    ).rejects.toThrow('public.order_info: 1 instead of 2')
  })
})
