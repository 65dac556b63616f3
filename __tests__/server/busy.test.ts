import { routePath } from '../../scripts/lib/route-paths.mjs'
import { ownDatabaseUrl } from '../support/processes'

test('without a free database connection the answer is busy and reveals no details', async () => {
  const { isDatabaseBusy, openDatabase } =
    medibook.server.load<typeof import('../../server/db/client')>('db/client.ts')
  const { createServer } =
    medibook.server.load<typeof import('../../server/app/create-server')>('app/create-server.ts')
  const { config } = medibook.server.app
  const database = openDatabase(await ownDatabaseUrl(), { poolSize: 1, connectTimeoutMs: 10_000 })
  const server = await createServer({
    config: { ...config, logLevel: 'silent' },
    database,
    ports: medibook.server.ports,
  })
  const busy = await database.pool.connect()
  // the connection is already open: only waiting for it is limited, because opening one on a busy machine may
  // take longer
  database.pool.options.connectionTimeoutMillis = 50
  const answer = await server.inject({
    url: routePath('goodsPageAll'),
    headers: { 'accept-language': 'en' },
  })
  expect({ status: answer.statusCode, body: JSON.parse(answer.body) as unknown }).toEqual({
    status: 200,
    body: { code: 60000, msg: 'The system is busy, please try again later', data: null },
  })
  busy.release()
  database.pool.options.connectionTimeoutMillis = 10_000
  expect((await server.inject(routePath('goodsPageAll'))).json()).toMatchObject({ code: 0 })
  expect(isDatabaseBusy(new Error('something else'))).toBe(false)
  await server.close()
  await database.close()
})

test('a transaction that cannot begin releases its connection', async () => {
  const { openDatabase, isDatabaseBusy } =
    medibook.server.load<typeof import('../../server/db/client')>('db/client.ts')
  const database = openDatabase(await ownDatabaseUrl(), { poolSize: 1, connectTimeoutMs: 10_000 })
  const begin = () => database.db.transaction((tx) => tx.execute('select 1'))
  await begin()
  database.pool.once('acquire', (client) => {
    const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
  })
  const lost: unknown = await begin().catch((error: unknown) => error)
  expect(isDatabaseBusy(lost)).toBe(true)
  expect((await begin()).rows).toHaveLength(1)
  await database.close()
})
