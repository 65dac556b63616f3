import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findPrograms } from '../../scripts/lib/database-tools.mjs'
import { type Pgbouncer, startPgbouncer } from '../../scripts/lib/pgbouncer.mjs'
import { addClinic, asUser, atDesk, queued } from '../support/clinic-world'
import { addCrowd, brokenRules, tally } from '../support/crowd'
import type { MedibookServer } from '../support/medibook-global'
import { addGoods, addShop, addSlot, addUser, dayIn, placeBody, taken } from '../support/order-world'
import { ownDatabaseUrl } from '../support/processes'

const { missing } = findPrograms(['pgbouncer'])
const why = missing.length > 0 ? ` (skipped: there is no ${missing.join(', ')})` : ''
const whenThere = missing.length > 0 ? describe.skip : describe

const locks = (): Promise<unknown[]> =>
  medibook.query(
    `select pid from pg_locks l join pg_database d on d.oid = l.database where l.locktype =
      'advisory' and d.datname = current_database()`,
  )
const ofServer = (name: string): Promise<{ n: string }[]> =>
  medibook.query(`select count(*) as n from pg_stat_activity where application_name = $1`, [name])

test('without a pooler, sessions come from the pool itself and statements keep their names', async () => {
  const { openDatabase } = medibook.server.load<typeof import('../../server/db/client')>('db/client.ts')
  const url = await ownDatabaseUrl()
  const database = openDatabase(url)
  expect(database.sessions === database.pool).toBe(true)
  expect(database.directUrl).toBe(url)
  const client = await database.pool.connect()
  await client.query({ name: 'kept', text: 'select 1' })
  expect((await client.query(`select name from pg_prepared_statements`)).rows).toEqual([{ name: 'kept' }])
  client.release()
  await database.close()
})

test('a pool without named statements sends them unnamed, with values and settings', async () => {
  const { openDatabase } = medibook.server.load<typeof import('../../server/db/client')>('db/client.ts')
  const url = await ownDatabaseUrl()
  const database = openDatabase(url, { directUrl: url, canPrepare: false })
  const client = await database.pool.connect()
  const statement = { name: 'dropped', text: 'select $1::int as n', rowMode: 'array' as const }
  expect((await client.query(statement, [7])).rows).toEqual([[7]])
  expect((await client.query('select 8 as n')).rows).toEqual([{ n: 8 }])
  expect((await client.query(`select name from pg_prepared_statements`)).rows).toEqual([])
  client.release()
  expect((await database.pool.query<{ n: number }>({ ...statement, values: [9] })).rows).toEqual([[9]])
  expect(database.sessions === database.pool).toBe(false)
  await database.close()
})

whenThere(`behind pgbouncer in transaction mode${why}`, () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'medibook-pooler-'))
  let pooler: Pgbouncer
  let server: MedibookServer
  beforeAll(async () => {
    const direct = await ownDatabaseUrl()
    // fewer connections than the server's pool has, so that each statement may use another session
    pooler = await startPgbouncer({ url: direct, folder, poolSize: 3 })
    server = await medibook.startServer({
      DATABASE_URL: pooler.urlOf(new URL(direct).pathname.slice(1)),
      DATABASE_DIRECT_URL: direct,
      DATABASE_POOL_SIZE: '20',
    })
  })
  afterAll(async () => {
    await server?.close()
    await pooler?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('named statements and concurrent reads through all connections are answered', async () => {
    const { pool } = server.server.database
    const named = { name: 'reads-a-number', text: 'select $1::int as n' }
    const answers = await Promise.all(Array.from({ length: 60 }, (_unused, n) => pool.query(named, [n])))
    expect(answers.map(({ rows }) => (rows as { n: number }[])[0]?.n)).toEqual(
      Array.from({ length: 60 }, (_unused, n) => n),
    )
    expect(tally(await Promise.all([1, 2, 3, 4].map(() => server.call('goodsPageAll'))))).toEqual({ 0: 4 })
  })

  test('many buyers of few places get exactly these', async () => {
    await addShop('p-shop')
    await addGoods('p-package', { shops: ['p-shop'], stock: 1000 })
    await addSlot('p-slot', 'p-shop', dayIn(3), '10:00', 5)
    const crowd = await addCrowd('p-buyer-', 30)
    const answers = await Promise.all(
      crowd.map((user) =>
        server.call('placeOrder', {
          session: user.session,
          body: placeBody(user, { goods: 'p-package', shop: 'p-shop', slot: 'p-slot' }),
        }),
      ),
    )
    expect(tally(answers)).toEqual({ 0: 5, 70201: 25 })
    expect(await taken('p-slot')).toBe(5)
    expect(await brokenRules()).toEqual({})
  })

  test('jobs leave no lock behind, and no session of pgbouncer ever held one', async () => {
    await Promise.all([server.runDueJobs(), server.runDueJobs(), medibook.runDueJobs()])
    expect(await locks()).toEqual([])
  })

  test('a change made on another server is received, over connections that bypass the pooler', async () => {
    const user = await addUser()
    await addClinic('p-clinic', 'p-doctor')
    const ticket = await queued(user, { shop: 'p-clinic', doctor: 'p-doctor' })
    const live = await asUser(user, server).call('queueLiveKey', { body: { id: ticket.id } })
    const abort = new AbortController()
    const stream = await fetch(server.url(live.data.url), {
      headers: { accept: 'text/event-stream' },
      signal: abort.signal,
    })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const heard = async (words: string): Promise<void> => {
      while (!text.includes(words)) text += (await reader?.read())?.value ?? ''
    }
    await heard('"state":"checkedIn"')
    const [line] = await medibook.query<{ id: string }>(
      `select id from queue_line where doctor_id = 'p-doctor'`,
    )
    await atDesk('queue', 'call', { id: line?.id ?? '' })
    await heard('"state":"called"')
    expect(Number((await ofServer('medibook-live'))[0]?.n)).toBeGreaterThan(0)
    abort.abort()
  })
})
