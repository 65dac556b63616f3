import { Pool } from 'pg'
import type { CallInput } from '../../contract/endpoint-types'
import { addCrowd, brokenRules, tally } from '../support/crowd'
import { addGoods, addShop, addSlot, dayIn, placeBody, type TestUser, value } from '../support/order-world'
import { type OwnCluster, startOwnCluster } from '../support/own-cluster'
import { endProcesses, type ServerProcess, startProcesses, until } from '../support/processes'

const MINUTE_MS = 60_000
const BUSY = 60000
const main = medibook
let cluster: OwnCluster
let pool: Pool
let servers: ServerProcess[]
let crowd: TestUser[]

beforeAll(async () => {
  cluster = await startOwnCluster()
  servers = await startProcesses(2, { DATABASE_URL: cluster.url(), DATABASE_POOL_SIZE: '5' })
  pool = new Pool({ connectionString: cluster.url() })
  pool.on('error', () => undefined)
  // makes the helpers of this file use the cluster that is killed, instead of the shared one
  Object.assign(globalThis, {
    medibook: {
      ...main,
      query: async (sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows as unknown,
    },
  })
  await addShop('t-shop')
  await addGoods('t-package', { shops: ['t-shop'], stock: 100_000 })
  await addSlot('t-slot', 't-shop', dayIn(3), '10:00', 100_000)
  await addSlot('t-held', 't-shop', dayIn(3), '11:00', 5)
  crowd = await addCrowd('t-buyer-', 5000)
})
afterAll(async () => {
  Object.assign(globalThis, { medibook: main })
  await endProcesses()
  await pool?.end()
  await cluster.remove()
})

const isUp = async (server: ServerProcess): Promise<boolean> =>
  (await server.send('GET', '/health')).status === 200
const order = (server: ServerProcess, user: TestUser, body: CallInput<'placeOrder'>['body']) =>
  server.call('placeOrder', { session: user.session, body })
const nextBuyer = (): TestUser => crowd.pop() as TestUser
const serverAt = (index: number): ServerProcess => servers[index % servers.length] as ServerProcess

/** Places orders continuously, repeating each until it is accepted, as a client does after "busy". */
function startLoad(workers: number) {
  const load = { acknowledged: [] as string[], answers: [] as { code: number }[], isStopped: false }
  const work = async (index: number): Promise<void> => {
    while (!load.isStopped) {
      const user = nextBuyer()
      const body = placeBody(user, { goods: 't-package', shop: 't-shop', slot: 't-slot' })
      for (;;) {
        const answer = await order(serverAt(index), user, body)
        load.answers.push(answer)
        if (answer.code === 0) load.acknowledged.push(answer.data.id)
        if (answer.code !== BUSY) break
        await until(() => isUp(serverAt(index)))
      }
    }
  }
  const ended = Promise.all(Array.from({ length: workers }, (_unused, index) => work(index)))
  return {
    ...load,
    acknowledged: load.acknowledged,
    answers: load.answers,
    async stop() {
      load.isStopped = true
      await ended
    },
  }
}

test('a connection lost while placing an order is answered "busy", and a retry succeeds', async () => {
  const [server] = servers as [ServerProcess]
  const user = nextBuyer()
  const body = placeBody(user, { goods: 't-package', shop: 't-shop', slot: 't-held' })
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query(`select 1 from slot where id = 't-held' for update`)
  const answer = order(server, user, body)
  const waiting = async (): Promise<number | undefined> =>
    (await pool.query<{ pid: number }>(`select pid from pg_stat_activity where wait_event_type = 'Lock'`))
      .rows[0]?.pid
  await until(async () => (await waiting()) !== undefined)
  await pool.query('select pg_terminate_backend($1)', [await waiting()])
  expect(await answer).toMatchObject({ code: BUSY, data: null })
  await holder.query('rollback')
  holder.release()
  expect(await order(server, user, body)).toMatchObject({ code: 0 })
  expect(await value('select count(*) from order_info where user_id = $1', [user.id])).toBe(1)
})

test('killing PostgreSQL three times under load ends no server process and loses no acknowledged order', async () => {
  const load = startLoad(12)
  const grown = async (by: number): Promise<void> => {
    const wanted = load.acknowledged.length + by
    await until(async () => load.acknowledged.length >= wanted)
  }
  for (let round = 0; round < 3; round += 1) {
    await grown(30)
    const before = load.answers.length
    await cluster.kill()
    await until(async () => load.answers.slice(before).some(({ code }) => code === BUSY))
    for (const server of servers) expect((await server.send('GET', '/health')).status).toBe(503)
    await cluster.restart()
    for (const server of servers) await until(() => isUp(server))
  }
  await grown(30)
  await load.stop()

  expect(Object.keys(tally(load.answers))).toEqual(['0', String(BUSY)])
  const kept = (await pool.query<{ id: string }>(`select id from order_info`)).rows.map(({ id }) => id)
  expect(load.acknowledged.filter((id) => !kept.includes(id))).toEqual([])
  expect(await brokenRules()).toEqual({})
  for (const server of servers) expect(() => process.kill(server.pid, 0)).not.toThrow()
})

test('after the outage the jobs run again, and a notification of one process reaches the others', async () => {
  const offset = async (server: ServerProcess): Promise<number> =>
    (await server.ask<{ offsetMs: number }>('GET', '/sandbox/clock')).data.offsetMs
  await serverAt(0).ask('POST', '/sandbox/clock', { body: { advanceMs: 31 * MINUTE_MS } })
  for (const server of servers) await until(async () => (await offset(server)) === 31 * MINUTE_MS)
  // immediately, or by the job's next run when this one used a connection broken by the outage
  await until(
    async () => (await value(`select count(*) from order_info where status is distinct from '5'`)) === 0,
  )
  expect(await value(`select taken from slot where id = 't-slot'`)).toBe(0)
})
