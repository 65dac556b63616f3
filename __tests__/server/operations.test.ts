import { goodsDetail } from '../../contract/goods'
import type { MedibookServer } from '../support/medibook-global'
import { addGoods, addShop, addUser, newKey, pay, placed } from '../support/order-world'
import { endProcesses, startProcesses, until } from '../support/processes'

const TOKEN = 'a-token-of-this-test'
const metricsOf = (server: MedibookServer, token = TOKEN) =>
  server.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
/** The value of one line of the metrics; null when there is no such line. */
const valueOf = (text: string, line: string): number | null => {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? null : Number(found.slice(line.length + 1))
}

describe('without METRICS_TOKEN', () => {
  test('/metrics does not exist', async () => {
    expect((await metricsOf(medibook)).statusCode).toBe(404)
  })
})

describe('with METRICS_TOKEN', () => {
  let server: MedibookServer
  beforeAll(async () => {
    server = await medibook.startServer({ METRICS_TOKEN: TOKEN })
  })

  test.each(['another-token-of-this-test', ''])('refuses the token "%s"', async (token) => {
    const answer = await metricsOf(server, token)
    expect(answer.statusCode).toBe(401)
    expect(answer.body).not.toContain('process_')
  })

  test('counts calls by the pattern of their route, refusals by their code', async () => {
    await server.call('goodsDetail', { params: { id: 'spu-package-women' } })
    await server.call('goodsDetail', { params: { id: 'no-such-goods-anywhere' } })
    await server.inject('/no/such/address')
    const { body } = await metricsOf(server)
    expect(body).not.toContain('no-such-goods-anywhere')
    expect(body).not.toContain('spu-package-women')
    const route = goodsDetail.path
    expect(body).toContain(
      `http_request_duration_seconds_count{method="GET",route="${route}",status="200"} 2`,
    )
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="[^"]*",status="404"\} 1/)
  })

  test('counts open payments by state, with the age of the oldest', async () => {
    await addShop('m-shop')
    await addGoods('m-goods', { isBookable: false, slotKind: null })
    const before = valueOf((await metricsOf(server)).body, 'medibook_open_payments{state="pending"}') ?? 0
    const user = await addUser()
    const order = await placed(user, { goods: 'm-goods', key: newKey() })
    expect(await pay(user, order.id)).toMatchObject({ code: 0 })
    const { body } = await metricsOf(server)
    expect(valueOf(body, 'medibook_open_payments{state="pending"}')).toBe(before + 1)
    expect(valueOf(body, 'medibook_oldest_pending_payment_seconds')).toBeGreaterThanOrEqual(0)
  })

  test('measures jobs, the pool, the queue, messages and the process', async () => {
    await server.runDueJobs()
    const { body } = await metricsOf(server)
    expect(body).toContain('medibook_job_duration_seconds_count{job="sendMessages",result="done"} 1')
    expect(valueOf(body, 'medibook_job_last_success_timestamp_seconds{job="sendMessages"}')).toBeGreaterThan(
      0,
    )
    expect(valueOf(body, 'medibook_database_connections{state="most"}')).toBe(10)
    expect(valueOf(body, 'medibook_database_connections{state="waiting"}')).toBe(0)
    expect(valueOf(body, 'medibook_queue_streams')).toBe(0)
    expect(valueOf(body, 'medibook_due_messages{state="waiting"}')).toBe(0)
    expect(valueOf(body, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  })
})

describe('health', () => {
  afterAll(endProcesses)

  test('a process that receives SIGTERM reports not ready first, and answers calls meanwhile', async () => {
    const [process] = await startProcesses(1, { DRAIN_MS: '120000' })
    if (!process) throw new Error('No process was started')
    expect((await process.send('GET', '/readyz')).status).toBe(200)
    const ended = process.end('SIGTERM')
    await until(async () => (await process.send('GET', '/readyz')).status === 503)
    expect(await process.call('goodsPageAll')).toMatchObject({ code: 0 })
    await process.end('SIGKILL')
    await ended
  })

  test('a serving server is alive and ready', async () => {
    const [alive, ready] = [await medibook.inject('/healthz'), await medibook.inject('/readyz')]
    expect([alive.statusCode, alive.body]).toEqual([200, '{"status":"ok"}'])
    expect([ready.statusCode, ready.body]).toEqual([200, '{"status":"ready"}'])
    expect(ready.headers['cache-control']).toBe('no-store')
  })

  test('a draining server is not ready, still alive, and answers calls', async () => {
    const server = await medibook.startServer()
    server.server.app.beginDrain()
    const ready = await server.inject('/readyz')
    expect([ready.statusCode, JSON.parse(ready.body)]).toEqual([
      503,
      { status: 'unready', reason: 'draining' },
    ])
    expect((await server.inject('/healthz')).statusCode).toBe(200)
    expect(await server.call('goodsPageAll')).toMatchObject({ code: 0 })
    await server.close()
  })

  test('a server whose database lacks the last migration is alive and not ready', async () => {
    const newest = await medibook.query<{ id: number; hash: string; created_at: string }>(
      `delete from drizzle.__drizzle_migrations where id = (select max(id) from
        drizzle.__drizzle_migrations) returning *`,
    )
    const server = await medibook.startServer()
    try {
      const ready = await server.inject('/readyz')
      expect([ready.statusCode, JSON.parse(ready.body)]).toEqual([
        503,
        { status: 'unready', reason: 'migrations' },
      ])
      expect((await server.inject('/healthz')).statusCode).toBe(200)
    } finally {
      for (const row of newest)
        await medibook.query(
          'insert into drizzle.__drizzle_migrations values ($1, $2, $3)',
          Object.values(row),
        )
    }
    expect((await server.inject('/readyz')).statusCode).toBe(200)
    await server.close()
  })
})
