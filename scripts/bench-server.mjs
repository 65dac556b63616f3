// npm run bench:server: requests per second, latency and memory of the API server with growing demo data;
// with BENCH_BEFORE=<another checkout> in alternation with the server of that checkout. Medians.
import './lib/help.mjs'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureInstall } from './lib/ensure-install.mjs'
import { root } from './lib/paths.mjs'
import { createProgress } from './lib/progress.mjs'
import { fail, stopChildrenOnExit } from './lib/run.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS || 3)
const SECONDS = Number(process.env.BENCH_SECONDS || 5)
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS || 10)
const SCALES = (process.env.BENCH_SCALES || '1,10,100').split(',').map(Number)
/** Restricts the table to some rows: 'home,place'. */
const CALLS = (process.env.BENCH_CALLS || '').split(',').filter(Boolean)
const BEFORE = process.env.BENCH_BEFORE ? path.resolve(process.env.BENCH_BEFORE) : null
/** Target for the growth of a read's latency from the smallest to the largest data set. */
const GROWTH_AIM = 1.5
/** Targets for requests per second relative to the server of commit f752bd2. */
const RATIO_AIMS = { home: 5, list: 5, search: 4, detail: 5, place: 2 }
const REST_MS = 3_000
const SEED_TIMEOUT_MS = 30 * 60_000

stopChildrenOnExit()
await ensureInstall()
const { createApiClient } = await import('./lib/api-client.mjs')
const { loadsOf } = await import('./lib/bench-loads.mjs')
const { loadDemoAccounts } = await import('./lib/bench-samples.mjs')
const { printGrowth, printLoads, printRatios } = await import('./lib/bench-tables.mjs')
const { measureLoads, memoryOf } = await import('./lib/load-samples.mjs')
const { startTestServer } = await import('./lib/server-process.mjs')

if (SCALES.some((scale) => !Number.isInteger(scale) || scale < 1 || scale > 100))
  fail('BENCH_SCALES is a list such as 1,10,100; each from 1 to 100')
if (BEFORE && !fs.existsSync(path.join(BEFORE, 'scripts', 'server.mjs')))
  fail('BENCH_BEFORE is the folder of another checkout, with its packages installed')

const checkouts = [...(BEFORE ? [{ name: 'before', checkout: BEFORE }] : []), { name: 'now', checkout: root }]
const progress = createProgress()

/** Starts the server of a checkout with its demo data and loads the requests to send. */
async function startSubject({ name, checkout }, scale) {
  const beganMs = Date.now()
  const server = await progress.step(`Starting the server (${name}) with SEED_SCALE ${scale}`, (note) =>
    startTestServer({
      env: { SEED_SCALE: String(scale) },
      timeoutMs: SEED_TIMEOUT_MS,
      onLine: note,
      checkout,
    }),
  )
  const seedMs = Date.now() - beganMs
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const restBytes = memoryOf(server.child.pid)
  const api = createApiClient(server.url)
  const [account] = await loadDemoAccounts()
  const { thirdSession } = await api.signIn(account)
  const loads = await loadsOf(server.url, api, thirdSession)
  return { server, loads, result: { name, scale, rows: new Map(), seedMs, restBytes, peakBytes: 0 } }
}

async function measureCall(call, subjects) {
  const asked = subjects.filter(({ loads }) => loads[call])
  const rows = await progress.step(`SEED_SCALE ${subjects[0].result.scale}: ${call}`, () =>
    measureLoads({
      rounds: ROUNDS,
      seconds: SECONDS,
      connections: CONNECTIONS,
      subjects: asked.map(({ server, loads }) => ({ load: loads[call], pid: server.child.pid })),
    }),
  )
  for (const [index, row] of rows.entries()) {
    const { result } = asked[index]
    result.rows.set(call, row)
    result.peakBytes = Math.max(result.peakBytes, row.peakBytes)
  }
}

const results = []
for (const scale of SCALES) {
  const subjects = []
  try {
    for (const one of checkouts) subjects.push(await startSubject(one, scale))
    for (const call of Object.keys(subjects[0].loads)) {
      if (CALLS.length > 0 && !CALLS.includes(call)) continue
      if (subjects.some(({ loads }) => loads[call])) await measureCall(call, subjects)
      else console.log(`  ${call}: nothing to ask`)
    }
    results.push(...subjects.map(({ result }) => result))
  } catch (error) {
    fail(error.message)
  } finally {
    for (const { server } of subjects) await server.stop()
  }
}

console.log(
  `\nMedians of ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, on ` +
    `${process.platform} ${process.arch}, Node ${process.versions.node}\n`,
)
printLoads(results)
printRatios(results, RATIO_AIMS)
printGrowth(results, GROWTH_AIM)
