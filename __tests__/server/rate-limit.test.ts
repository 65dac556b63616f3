import type { MedibookServer } from '../support/medibook-global'

const PROBE = ['../__tests__/support/probe-module.ts']
const MINUTE_MS = 60_000
const settings = { RATE_LIMIT_PER_MINUTE: '40', TIGHT_RATE_LIMIT_PER_MINUTE: '6' }
let both: MedibookServer[]

beforeAll(async () => {
  both = [await medibook.startServer(settings, PROBE), await medibook.startServer(settings, PROBE)]
})
// Windows begin at the full minute, so each test starts at the beginning of its own.
beforeEach(() => medibook.clock.advance(2 * MINUTE_MS - (medibook.clock.now().getTime() % MINUTE_MS)))

/** Sends requests to the servers in turn. @returns the HTTP status of each answer */
async function inTurn(count: number, url: string, session?: string): Promise<number[]> {
  const all: number[] = []
  for (let index = 0; index < count; index += 1)
    all.push(
      (await both[index % both.length]?.inject({ url, ...(session ? { session } : {}) }))?.statusCode ?? 0,
    )
  return all
}
const countOf = (statuses: number[], status: number): number =>
  statuses.filter((item) => item === status).length

test('attempts at a sign-in are counted exactly over all servers', async () => {
  expect(await inTurn(9, '/probe/tight')).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429])
})

test.each(['1', '127.0.0.1', 'loopback'])(
  'behind a proxy (TRUST_PROXY=%s) an address invented by the client has no limit of its own',
  async (trust) => {
    const server = await medibook.startServer({ ...settings, TRUST_PROXY: trust }, PROBE)
    const ask = async (forwardedFor: string): Promise<number> =>
      (await server.inject({ url: '/probe/tight', headers: { 'x-forwarded-for': forwardedFor } })).statusCode
    const statuses: number[] = []
    for (let index = 0; index < 9; index += 1) statuses.push(await ask(`10.9.0.${index}, 203.0.113.7`))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429])
    expect(await ask('203.0.113.7, 203.0.113.8')).toBe(200)
    await server.close()
  },
)

test('concurrent attempts are counted exactly as well', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_unused, index) => both[index % 2]?.inject('/probe/tight')),
  )
  expect(
    countOf(
      answers.map((answer) => answer?.statusCode ?? 0),
      200,
    ),
  ).toBe(6)
})

test('ordinary calls exceed the limit by at most a twentieth per server', async () => {
  const passed = countOf(await inTurn(80, '/probe/leak'), 200)
  expect(passed).toBeGreaterThanOrEqual(40)
  expect(passed).toBeLessThanOrEqual(44)
})

test('each client has a separate limit, which is reset with the next minute', async () => {
  await inTurn(80, '/probe/leak', 'one-client')
  expect(await inTurn(2, '/probe/leak', 'one-client')).toEqual([429, 429])
  expect(await inTurn(2, '/probe/leak', 'another-client')).toEqual([200, 200])
  await inTurn(9, '/probe/tight')
  await medibook.clock.advance(MINUTE_MS)
  expect(await inTurn(2, '/probe/leak', 'one-client')).toEqual([200, 200])
  expect(await inTurn(2, '/probe/tight')).toEqual([200, 200])
})

test('the database stores neither an address nor a token', async () => {
  await inTurn(9, '/probe/tight')
  await inTurn(50, '/probe/leak', 'a-token-to-look-for')
  const rows = await medibook.query<{ key: string }>(`select key from attempt_window where key like 'rate:%'`)
  expect(rows.length).toBeGreaterThanOrEqual(2)
  for (const { key } of rows) expect(key).toMatch(/^rate:[\w-]{43}$/)
})

test('a server without its database continues with its own count', async () => {
  const { sharedRateStore } =
    medibook.server.load<typeof import('../../server/lib/rate-limit')>('lib/rate-limit.ts')
  const broken = { query: () => Promise.reject(new Error('gone')) }
  const Store = sharedRateStore(broken as never, Buffer.alloc(32), () => 0)
  const store = new Store()
  const count = () =>
    new Promise((resolve) => store.incr('key', (_error, result) => resolve(result?.current), MINUTE_MS, 3))
  const counts = []
  for (let index = 0; index < 5; index += 1) counts.push(await count())
  expect(counts).toEqual([1, 2, 3, 4, 5])
})
