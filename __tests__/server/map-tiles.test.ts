import fs from 'node:fs'
import path from 'node:path'
import type { MedibookServer } from '../support/medibook-global'
import { startTileServer, type TileServer } from '../support/tile-server'

const until = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve))
}
const TILE = '/map/tiles/16/53551/28580'
let tiles: TileServer
let server: MedibookServer
let turn = 0

// every test has its own URL, so that no cached tile of another test is used
beforeEach(async () => {
  turn += 1
  tiles = await startTileServer()
  server = await medibook.startServer({
    MAP_TILE_URL: `${tiles.origin}/${turn}/{z}/{x}/{y}.png?key={key}`,
    MAP_KEY: 'secret key',
    MAP_ATTRIBUTION: '© Mappers',
    MAP_ATTRIBUTION_URL: 'https://maps.example.com/copyright',
    PUBLIC_URL: 'https://clinic.example.com',
    BRAND_NAME_LATIN: 'Medi Book',
  })
})
afterEach(() => tiles.close())

test('a tile is fetched once, with an identifying user agent, and cached while it is valid', async () => {
  const first = await server.inject(TILE)
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringMatching(/^public, max-age=3(600|59\d)$/) as string,
  })
  expect(tiles.asked).toEqual([
    {
      url: `/${turn}/16/53551/28580.png?key=secret%20key`,
      headers: expect.objectContaining({
        'user-agent': 'MediBook/1.0 (+https://clinic.example.com)',
        referer: 'https://clinic.example.com/',
      }) as object,
    },
  ])
  expect(tiles.asked[0]?.headers).not.toHaveProperty('pragma')
  await server.inject(TILE)
  const again = await server.inject({ url: TILE, headers: { 'if-none-match': first.headers.etag ?? '' } })
  expect(again.statusCode).toBe(304)
  expect(tiles.asked).toHaveLength(1)
})

test('concurrent requests for a tile share one fetch', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => server.inject(TILE)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(tiles.asked).toHaveLength(1)
})

test('four tiles are fetched in parallel; above eighty waiting requests the answer is empty', async () => {
  const release = tiles.hold()
  const answers = Array.from({ length: 100 }, (_none, x) => server.inject(`/map/tiles/16/${x}/7`))
  await until(() => tiles.asked.length === 4)
  // those above the limit are answered although nothing was released
  const refused = await Promise.race(answers)
  expect([refused.statusCode, tiles.asked.length]).toEqual([204, 4])
  release()
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(84)
  expect(statuses.filter((status) => status === 204)).toHaveLength(16)
})

test('an expired tile is revalidated, and kept when unchanged', async () => {
  tiles.answer = { headers: { 'cache-control': 'max-age=0', etag: '"v1"', 'last-modified': 'yesterday' } }
  const first = await server.inject(TILE)
  tiles.answer = { status: 304, headers: { 'cache-control': 'max-age=600' } }
  const second = await server.inject(TILE)
  expect(tiles.asked[1]?.headers).toMatchObject({
    'if-none-match': '"v1"',
    'if-modified-since': 'yesterday',
  })
  expect([second.statusCode, second.headers.etag]).toEqual([200, first.headers.etag])
  await server.inject(TILE)
  expect(tiles.asked).toHaveLength(2)
})

test('a failing service is not called for a while: cached tiles are sent, others are missing', async () => {
  tiles.answer = { headers: { 'cache-control': 'max-age=0' } }
  await server.inject(TILE)
  tiles.answer = { status: 503 }
  expect((await server.inject(TILE)).statusCode).toBe(200)
  expect(tiles.asked).toHaveLength(2)
  const other = await server.inject('/map/tiles/16/53552/28580')
  expect([other.statusCode, other.headers['cache-control'], other.body]).toEqual([204, 'no-store', ''])
  expect(tiles.asked).toHaveLength(2)
})

test.each<[string, { status?: number; headers?: Record<string, string> }]>([
  ['no connection', { status: 0 }],
  ['not a picture', { headers: { 'content-type': 'text/html' } }],
  ['unknown tile', { status: 404 }],
])('%s: answers 204 and caches nothing', async (_why, answer) => {
  if (answer.status === 0) await tiles.close()
  else tiles.answer = answer
  expect((await server.inject(TILE)).statusCode).toBe(204)
})

test('a missing tile does not affect the others', async () => {
  tiles.answer = { status: 404 }
  await server.inject(TILE)
  tiles.answer = {}
  expect((await server.inject('/map/tiles/16/53552/28580')).statusCode).toBe(200)
})

test('serves only levels 4 to 18 and valid coordinates', async () => {
  const status = async (address: string) => (await server.inject(`/map/tiles/${address}`)).statusCode
  expect(await status('4/15/15')).toBe(200)
  expect(await status('18/262143/0')).toBe(200)
  const asked = tiles.asked.length
  const none = ['4/16/0', '4/0/16', '3/0/0', '19/0/0', '16/-1/0', '16/0/x', '16/1.5/0']
  for (const address of none)
    expect({ address, status: await status(address) }).toEqual({ address, status: 204 })
  expect(tiles.asked).toHaveLength(asked)
})

test('clients receive the URL of tiles and the attribution, never the key', async () => {
  const answer = await server.call('mapSource')
  expect(answer.data).toEqual({
    tileUrl: '/map/tiles/{z}/{x}/{y}',
    attribution: '© Mappers',
    attributionUrl: 'https://maps.example.com/copyright',
  })
})

test('tiles unused for a month are removed', async () => {
  await server.inject(TILE)
  await server.inject('/map/tiles/16/53552/28580')
  const root = path.join(server.server.app.config.dataDir, 'map-tiles')
  const files = fs.readdirSync(root, { recursive: true }).map((name) => path.join(root, String(name)))
  // the other tests have cached the same tile of their own services
  const [old = ''] = files
    .filter((file) => file.endsWith('16-53551-28580'))
    .sort((one, other) => fs.statSync(other).mtimeMs - fs.statSync(one).mtimeMs)
  const monthAgo = new Date(Date.now() - 31 * 86_400_000)
  fs.utimesSync(old, monthAgo, monthAgo)
  await server.clock.advance(3_600_001)
  await server.inject(TILE)
  await server.inject('/map/tiles/16/53552/28580')
  expect(tiles.asked.map(({ url }) => url.split('/')[3])).toEqual(['53551', '53552', '53551'])
})

test('OpenStreetMap is the default; "off" and tests make no requests', () => {
  const { loadConfig } = medibook.server.load<typeof import('../../server/config')>('config.ts')
  const mapOf = (env: Record<string, string>) =>
    loadConfig({ DATA_DIR: server.server.app.config.dataDir, ...env }).map
  expect(mapOf({})).toMatchObject({
    tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
    attributionUrl: 'https://www.openstreetmap.org/copyright',
  })
  expect(mapOf({ MAP_TILE_URL: 'off' })).toMatchObject({ tileUrl: '', attribution: '' })
  expect(mapOf({ NODE_ENV: 'test' })).toMatchObject({ tileUrl: '', attribution: '' })
  for (const wrong of [
    'https://x.example/{z}/{x}.png',
    'ftp://x.example/{z}/{x}/{y}',
    'https://x y/{z}/{x}/{y}',
  ])
    expect(() => mapOf({ MAP_TILE_URL: wrong })).toThrow(/MAP_TILE_URL/)
})
