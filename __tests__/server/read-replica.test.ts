import type { MedibookServer } from '../support/medibook-global'
import { addUser } from '../support/order-world'

/** A second pool on the same database with a read-only role, which a replica resembles. */
const reader = `reader_${process.pid}`
const health = async (server: MedibookServer) => {
  const answer = await server.inject('/health')
  return { statusCode: answer.statusCode, ...(JSON.parse(answer.body) as Record<string, unknown>) }
}
const connections = async (): Promise<number> =>
  Number(
    (
      await medibook.query<{ n: string }>('select count(*) as n from pg_stat_activity where usename = $1', [
        reader,
      ])
    )[0]?.n,
  )

async function readUrl(): Promise<string> {
  const url = new URL(medibook.server.app.config.databaseUrl ?? '')
  url.username = reader
  url.password = 'read-only'
  return url.href
}

beforeAll(async () => {
  await medibook.query(`create role ${reader} login password 'read-only' in role pg_read_all_data`)
})
afterAll(async () => {
  await medibook.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = $1`, [reader])
  await medibook.query(`drop role ${reader}`)
})

test('without one, the catalogue is read from the database itself', async () => {
  expect(await health(medibook)).toEqual(
    expect.not.objectContaining({ replica: expect.anything() as unknown }),
  )
  expect(await medibook.call('goodsPageAll')).toMatchObject({ code: 0 })
})

describe('with a replica', () => {
  let server: MedibookServer
  beforeAll(async () => {
    server = await medibook.startServer({ DATABASE_READ_URL: await readUrl() })
  })

  test('the catalogue is read from it and everything is written to the database', async () => {
    const keyword = { query: { keyword: '疫苗' } }
    for (const answer of [
      await server.call('goodsPageAll', keyword),
      await server.call('goodsDetail', { params: { id: 'spu-package-women' } }),
      await server.call('shopPage'),
      await server.call('decoration'),
      await server.call('search', keyword),
    ]) {
      expect(answer).toMatchObject({ code: 0 })
    }
    expect(await connections()).toBeGreaterThan(0)
    expect(await health(server)).toMatchObject({ statusCode: 200, status: 'ok', replica: 'ok' })
    const { session } = await addUser()
    expect(
      await server.call('favouriteAdd', {
        session,
        body: { kind: 'goods', targetId: 'spu-package-women' },
      }),
    ).toMatchObject({ code: 0 })
    expect(await server.call('favouritePage', { session })).toMatchObject({
      data: { total: 1 },
    })
  })

  test('its failure is detected and reported, and no request fails', async () => {
    await medibook.query(`alter role ${reader} nologin`)
    await medibook.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = $1`, [
      reader,
    ])
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.call('goodsPageAll')))
    expect(answers.map((answer) => answer.code)).toEqual(Array<number>(20).fill(0))
    expect(await health(server)).toMatchObject({ statusCode: 200, status: 'ok', replica: 'failed' })
    expect(server.log()).toContain('the replica does not answer')
    await medibook.query(`alter role ${reader} login`)
    expect(await health(server)).toMatchObject({ replica: 'ok' })
    expect(await server.call('goodsPageAll')).toMatchObject({ code: 0 })
    expect(await connections()).toBeGreaterThan(0)
  })
})

test('one that was never available is handled like none', async () => {
  const server = await medibook.startServer({ DATABASE_READ_URL: 'postgres://nobody:none@127.0.0.1:1/none' })
  expect(await server.call('goodsPageAll')).toMatchObject({ code: 0 })
  expect(await health(server)).toMatchObject({ statusCode: 200, replica: 'failed' })
})

test('a wrong query is not repeated on the database', async () => {
  const { readReplica } =
    medibook.server.load<typeof import('../../server/db/read-replica')>('db/read-replica.ts')
  const asked: string[] = []
  const pool = (name: string, error: Error | null) =>
    ({
      query: () => {
        asked.push(name)
        return error ? Promise.reject(error) : Promise.resolve({ rows: [] })
      },
    }) as never
  const wrong = readReplica(
    pool('primary', null),
    pool('replica', Object.assign(new Error('no such column'), { code: '42703' })),
    () => undefined,
  )
  await expect((async () => wrong.db.execute('select nothing'))()).rejects.toBeDefined()
  expect(asked).toEqual(['replica'])
})
