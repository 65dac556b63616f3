// npm run bench: sizes, the home page and navigation on a slow phone, a long list at full speed, setData of
// the mini-program, the server under load. Medians.
import './lib/help.mjs'
import process from 'node:process'
import { ensureInstall } from './lib/ensure-install.mjs'
import { createProgress } from './lib/progress.mjs'
import { fail, stopChildrenOnExit } from './lib/run.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS || 5)
const aims = {
  firstPaintMs: 1000,
  contentMs: 2600,
  blockingMs: 150,
  homeNodes: 1000,
  layoutShift: 0.05,
  fcpMs: 1000,
  lcpMs: 1200,
  visitShift: 0.02,
  takeoverMs: 2600,
  htmlBytes: 20 * 1024,
  travelMs: 150,
  visitBlockingMs: 100,
  longestTaskMs: 100,
  droppedShare: 0.05,
  cardBytes: 1.2 * 1024,
  firstScreenBytes: 32 * 1024,
  callBytes: 64 * 1024,
}
const CARDS = 20

stopChildrenOnExit()
await ensureInstall()
const { findBrowser } = await import('./lib/browser.mjs')
const { createApiClient } = await import('./lib/api-client.mjs')
const { loadSamples } = await import('./lib/page-catalogue.mjs')
const { measureHome, throttling } = await import('./lib/page-metrics.mjs')
const { listRows, measureScroll } = await import('./lib/scroll-metrics.mjs')
const { measureServer } = await import('./lib/server-load.mjs')
const { startTestServer } = await import('./lib/server-process.mjs')
const { budgets, formatKb, measureH5, measureWeapp } = await import('./lib/sizes.mjs')
const { buildTarget } = await import('./lib/taro-build.mjs')
const { measureTravel, travelRows } = await import('./lib/travel-metrics.mjs')
const { measureVisits, placesOf, visitRows } = await import('./lib/first-visits.mjs')
const { loadDemoAccounts, measureSetData, sampleOrder } = await import('./lib/bench-samples.mjs')

const progress = createProgress()
const rows = []
const add = (name, value, aim, isOk) =>
  rows.push([name, value, aim ?? '', isOk === undefined ? '' : isOk ? '✓' : '✗'])
const ms = (value) => `${Math.round(value)} ms`

/** Results are printed even when a later step fails. */
function printRows() {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => String(row[column]).length)))
  console.log(
    `\nMedians of ${ROUNDS} rounds on ${process.platform} ${process.arch}, Node ${process.versions.node}\n`,
  )
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => String(cell).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

try {
  await buildTarget('h5')
  await buildTarget('weapp')
} catch (error) {
  fail(error.message)
}

const h5 = measureH5()
add(
  'H5 home, JavaScript',
  `${formatKb(h5.homeScripts.gz)} gz, ${formatKb(h5.homeScripts.br)} br, ${h5.homeScripts.files} files`,
  `≤ ${formatKb(budgets.homeScriptsBr)} br`,
  h5.homeScripts.br <= budgets.homeScriptsBr,
)
add('H5 home, styles', `${formatKb(h5.homeStyles.gz)} gz, ${formatKb(h5.homeStyles.br)} br`)
const weapp = measureWeapp()
add(
  'Mini-program, main package',
  formatKb(weapp.main),
  `≤ ${formatKb(budgets.mainPackage)}`,
  weapp.main <= budgets.mainPackage,
)
for (const [name, bytes] of Object.entries(weapp.subpackages))
  add(
    `Mini-program, ${name}`,
    formatKb(bytes),
    `≤ ${formatKb(budgets.subpackage)}`,
    bytes <= budgets.subpackage,
  )
add(
  'Mini-program, total',
  formatKb(weapp.total),
  `≤ ${formatKb(budgets.total)}`,
  weapp.total <= budgets.total,
)

const executablePath = await findBrowser().catch((error) => fail(error.message))
const server = await progress.step('Starting the server with a fresh database', () => startTestServer())
try {
  const api = createApiClient(server.url)
  const [account] = await loadDemoAccounts()
  const session = await api.signIn(account)
  const samples = await loadSamples(api)

  const home = await progress.step(
    `The home page, ${ROUNDS} times, ${throttling.cpuSlowdown}x CPU throttle and slow 4G`,
    () => measureHome({ url: `${server.url}/`, executablePath, rounds: ROUNDS }),
  )
  add('H5 home, over the wire', formatKb(home.bytes))
  add('H5 home, requests to first content', home.requests)
  add(
    'H5 home, first paint',
    ms(home.firstPaintMs),
    `≤ ${aims.firstPaintMs} ms`,
    home.firstPaintMs <= aims.firstPaintMs,
  )
  add(
    'H5 home, content visible',
    ms(home.contentMs),
    `≤ ${aims.contentMs} ms`,
    home.contentMs <= aims.contentMs,
  )
  add(
    'H5 home, total blocking time',
    ms(home.blockingMs),
    `≤ ${aims.blockingMs} ms`,
    home.blockingMs <= aims.blockingMs,
  )

  add('H5 home, tasks over 50 ms', `${home.longTasks}, the longest ${ms(home.longestTaskMs)}`)
  add('H5 home, DOM nodes, all sections', home.nodes, `≤ ${aims.homeNodes}`, home.nodes <= aims.homeNodes)
  add(
    'H5 home, layout shift (CLS)',
    home.layoutShift.toFixed(3),
    `< ${aims.layoutShift}`,
    home.layoutShift < aims.layoutShift,
  )

  // BENCH_BEFORE: the web root of another build, measured in alternation with this one
  const before = process.env.BENCH_BEFORE
    ? await startTestServer({ env: { WEB_ROOT: process.env.BENCH_BEFORE } })
    : null
  try {
    const urls = [server, before].flatMap((one) => (one ? [one.url] : []))
    const visits = await progress.step(`The three ways to begin, ${ROUNDS} times`, (note) =>
      measureVisits({ urls, places: placesOf(samples), executablePath, rounds: ROUNDS, note }),
    )
    rows.push(...visitRows(visits, { ...aims, scriptBytes: budgets.homeScriptsBr }))
    const travels = await progress.step(
      `From tap to content, ${ROUNDS} times, ${throttling.cpuSlowdown}x CPU throttle and slow 4G`,
      () => measureTravel({ urls: urls.map((url) => `${url}/`), executablePath, rounds: ROUNDS }),
    )
    rows.push(...travelRows(travels, aims))
  } finally {
    await before?.stop()
  }

  const page = { url: `${server.url}/`, executablePath, rounds: Math.min(ROUNDS, 3) }
  const scroll = await progress.step(`A list of ${listRows} rows, ${page.rounds} times`, () =>
    measureScroll(page),
  )
  const droppedShare = scroll.dropped / scroll.frames
  add(
    `H5 list of ${listRows} rows, frames dropped`,
    `${scroll.dropped} of ${scroll.frames}, longest gap ${ms(scroll.longestGapMs)}, empty ${scroll.blank}`,
    `≤ ${aims.droppedShare * 100} %`,
    droppedShare <= aims.droppedShare,
  )
  add('H5 list, rows and nodes in the document', `${scroll.rowsDrawn}, ${scroll.nodes}`)
  add(
    'H5 list, layout shift (CLS)',
    scroll.layoutShift.toFixed(3),
    `< ${aims.layoutShift}`,
    scroll.layoutShift < aims.layoutShift,
  )

  const setData = await progress.step('The mini-program in its runtime', () =>
    measureSetData(server.url, CARDS),
  )
  const { firstScreen } = setData.home
  add(
    'setData, first screen of home',
    `${formatKb(firstScreen.bytes)} in ${firstScreen.calls} calls`,
    `≤ ${formatKb(aims.firstScreenBytes)}`,
    firstScreen.bytes <= aims.firstScreenBytes,
  )
  add('setData, home to its end', `${formatKb(setData.home.bytes)} in ${setData.home.calls} calls`)
  const largestCall = Math.max(setData.home.largest, setData.list.largest)
  add(
    'setData, largest call',
    formatKb(largestCall),
    `≤ ${formatKb(aims.callBytes)}`,
    largestCall <= aims.callBytes,
  )
  const { list } = setData
  add(
    `setData, list of ${list.cards} cards`,
    `${list.bytes} B in all, ${Math.round(list.bytes / Math.max(1, list.cards))} B a card with its page`,
  )
  // the page itself is sent in the same setData as the first cards
  const cardBytes = (list.bytes - list.firstScreen.bytes) / Math.max(1, list.cards - list.firstScreen.cards)
  add(
    'setData, one more card',
    `${Math.round(cardBytes)} B`,
    `≤ ${aims.cardBytes} B`,
    cardBytes <= aims.cardBytes,
  )

  const orderBody = await sampleOrder(api).catch((error) => {
    console.log(`  no order to place: ${error.message}`)
    return null
  })
  const load = await progress.step('The server under load', () =>
    measureServer({ server: server.url, session: session.thirdSession, samples, orderBody, rounds: 3 }),
  )
  for (const [name, result] of Object.entries(load)) {
    if (result)
      add(
        `Server, ${name}`,
        `${Math.round(result.requestsPerSecond)} requests/s, p95 ${Math.round(result.p95Ms)} ` +
          `ms${result.failures ? `, ${result.failures} refused` : ''}`,
      )
  }
} finally {
  await server.stop()
  printRows()
}
