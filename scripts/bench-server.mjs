// npm run bench:server: requests per second, latency and memory of the API server with growing demo data.
// Medians.
import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { ensureInstall } from './lib/ensure-install.mjs'
import { createProgress, formatElapsed } from './lib/progress.mjs'
import { routePath } from './lib/route-paths.mjs'
import { fail, stopChildrenOnExit } from './lib/run.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS || 3)
const SECONDS = Number(process.env.BENCH_SECONDS || 5)
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS || 10)
const SCALES = (process.env.BENCH_SCALES || '1,10,100').split(',').map(Number)
/** How much a list or a detail may grow from the smallest to the largest data set. */
const GROWTH_AIM = 2
const REST_MS = 3_000
const SEED_TIMEOUT_MS = 30 * 60_000

stopChildrenOnExit()
await ensureInstall()
const { createApiClient } = await import('./lib/api-client.mjs')
const { loadDemoAccounts, sampleOrder } = await import('./lib/bench-samples.mjs')
const { measureLoad, memoryOf } = await import('./lib/load-samples.mjs')
const { startTestServer } = await import('./lib/server-process.mjs')

if (SCALES.some((scale) => !Number.isInteger(scale) || scale < 1 || scale > 100))
  fail('BENCH_SCALES is a list such as 1,10,100; each from 1 to 100')

const homeCalls = [
  routePath('decoration'),
  routePath('navigationBar'),
  routePath('noticeList'),
  routePath('hotCategory'),
  routePath('hotSale'),
  `${routePath('packagePage')}?size=6`,
  `${routePath('shopPage')}?size=4`,
  `${routePath('articlePage')}?size=4`,
]
const listCalls = [
  `${routePath('goodsPageAll')}?size=20`,
  `${routePath('goodsPageAll')}?size=20&descs=sale_num`,
  `${routePath('goodsPageAll')}?size=20&ascs=sales_price`,
  `${routePath('goodsPageAll')}?size=20&categoryId=cat-packages&current=2`,
  `${routePath('goodsPageAll')}?size=20&region=HK`,
  `${routePath('goodsPageBySales')}?size=20&kind=vaccine`,
]
const searchCalls = ['疫苗', '体检', 'liugan', 'women', '血壓計', 'gu mi du'].map(
  (keyword) => `${routePath('search')}?size=10&keyword=${encodeURIComponent(keyword)}`,
)

/** The call measured by each row of the table. A call without a sample is skipped and reported. */
async function loadsOf(server, api, session) {
  const headers = {
    'app-id': 'medibook-h5',
    'tenant-id': '1',
    'third-session': session,
    'accept-language': 'zh-Hant',
  }
  const reads = (paths) => ({
    url: server.url,
    requests: paths.map((path) => ({ method: 'GET', path, headers })),
  })
  const writes = (path, makeBody) => ({
    url: server.url,
    requests: [
      {
        method: 'POST',
        path,
        headers: { ...headers, 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(makeBody()) }),
      },
    ],
  })
  const goods = await api.call('goodsPageAll', { query: { size: '40', descs: 'sale_num' } })
  const makeOrder = await sampleOrder(api)
  const [ticket] = await api.call('queueCurrent').catch(() => [])
  return {
    home: reads(homeCalls),
    list: reads(listCalls),
    search: reads(searchCalls),
    detail: reads(goods.records.map(({ id }) => routePath('goodsDetail', { id }))),
    orders: reads([`${routePath('orderPage')}?size=10`, routePath('orderCount')]),
    calculate: writes(routePath('calculateOrderPrice'), () => ({
      lines: makeOrder().lines,
    })),
    place: writes(routePath('placeOrder'), () => ({ ...makeOrder(), idempotencyKey: randomUUID() })),
    'queue state': ticket ? reads([routePath('queueState', { id: ticket.id })]) : null,
  }
}

const progress = createProgress()
const results = new Map()
for (const scale of SCALES) {
  const beganMs = Date.now()
  const server = await progress
    .step(`Starting the server with SEED_SCALE ${scale}`, (note) =>
      startTestServer({ env: { SEED_SCALE: String(scale) }, timeoutMs: SEED_TIMEOUT_MS, onLine: note }),
    )
    .catch((error) => fail(error.message))
  const seedMs = Date.now() - beganMs
  try {
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    const restBytes = memoryOf(server.child.pid)
    const api = createApiClient(server.url)
    const [account] = await loadDemoAccounts()
    const { thirdSession } = await api.signIn(account)
    const rows = new Map()
    for (const [name, load] of Object.entries(await loadsOf(server, api, thirdSession))) {
      if (load === null) {
        console.log(`  ${name}: nothing to ask`)
        continue
      }
      rows.set(
        name,
        await progress.step(`SEED_SCALE ${scale}: ${name}`, () =>
          measureLoad({
            rounds: ROUNDS,
            seconds: SECONDS,
            connections: CONNECTIONS,
            load,
            pid: server.child.pid,
          }),
        ),
      )
    }
    results.set(scale, {
      rows,
      restBytes,
      seedMs,
      peakBytes: Math.max(...[...rows.values()].map((row) => row.peakBytes)),
    })
  } finally {
    await server.stop()
  }
}

const mb = (bytes) => `${Math.round(bytes / 1024 / 1024)} MB`
const ms = (value) => (value < 10 ? value.toFixed(1) : String(Math.round(value)))
const table = (rows) => {
  const widths = rows[0].map((_cell, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => String(cell)[column === 0 ? 'padEnd' : 'padStart'](widths[column]))
        .join('  '),
    )
}

console.log(
  `\nMedians of ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, on ${process.platform} ${process.arch}, Node ${process.versions.node}\n`,
)
const [first, last] = [results.get(SCALES[0]), results.get(SCALES.at(-1))]
const lines = [['SEED_SCALE', 'call', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'refused']]
for (const [scale, { rows }] of results)
  for (const [name, row] of rows)
    lines.push([
      scale,
      name,
      Math.round(row.requestsPerSecond),
      ms(row.p50Ms),
      ms(row.p95Ms),
      ms(row.p99Ms),
      row.failures || '',
    ])
table(lines)
console.log('')
table([
  ['SEED_SCALE', 'start with seed', 'memory at rest', 'under load'],
  ...[...results].map(([scale, result]) => [
    scale,
    formatElapsed(result.seedMs),
    mb(result.restBytes),
    mb(result.peakBytes),
  ]),
])
if (SCALES.length > 1) {
  console.log('')
  for (const name of ['list', 'detail']) {
    const growth = (last.rows.get(name)?.p95Ms ?? NaN) / (first.rows.get(name)?.p95Ms ?? NaN)
    console.log(
      `${name}: p95 grows ${growth.toFixed(2)} times from SEED_SCALE ${SCALES[0]} to ${SCALES.at(-1)} (aim: less than ${GROWTH_AIM}) ${growth < GROWTH_AIM ? '✓' : '✗'}`,
    )
  }
}
