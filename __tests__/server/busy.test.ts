import { ownDatabaseUrl } from '../support/processes'

test('when no connection to the database becomes free, the answer says busy and gives nothing away', async () => {
  const { isPoolBusy, openDatabase } =
    medibook.server.load<typeof import('../../server/db/client')>('db/client.ts')
  const { createServer } =
    medibook.server.load<typeof import('../../server/create-server')>('create-server.ts')
  const { config } = medibook.server.app
  const database = openDatabase(await ownDatabaseUrl(), { poolSize: 1, connectTimeoutMs: 10_000 })
  const server = await createServer({
    config: { ...config, logLevel: 'silent' },
    database,
    ports: medibook.server.ports,
  })
  const busy = await database.pool.connect()
  // the connection is there: only waiting for it is cut short, opening it on a busy machine is not
  database.pool.options.connectionTimeoutMillis = 50
  const answer = await server.inject({
    url: '/mall/api/web/goodsspu/page',
    headers: { 'accept-language': 'en' },
  })
  expect({ status: answer.statusCode, body: JSON.parse(answer.body) as unknown }).toEqual({
    status: 200,
    body: { code: 60000, msg: 'The system is busy, please try again later', data: null },
  })
  busy.release()
  database.pool.options.connectionTimeoutMillis = 10_000
  expect((await server.inject('/mall/api/web/goodsspu/page')).json()).toMatchObject({ code: 0 })
  expect(isPoolBusy(new Error('something else'))).toBe(false)
  await server.close()
  await database.close()
})
