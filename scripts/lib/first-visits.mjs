import { storedConsent } from './api-client.mjs'
import { mediansOf, withBrowser } from './page-metrics.mjs'

/**
 * The conditions of the comparison with public apps: a slow phone network, emulated by the browser, and a
 * slow phone.
 */
const rig = { width: 375, height: 812, latencyMs: 562, bytesPerSecond: 180_000, cpuSlowdown: 4 }
/** Time of measuring a page after the app has taken over, in milliseconds. */
const AFTERWARDS_MS = 2500
const LONG_TASK_MS = 50

/** The three kinds of visits, by the state that the device has from before. */
const visits = [
  { name: 'the very first', hasConsent: false, hasWorker: false },
  { name: 'later, nothing cached', hasConsent: true, hasWorker: false },
  { name: 'returning, through the worker', hasConsent: true, hasWorker: true },
]

/**
 * The pages to visit.
 * @param {{ goodsId: string, shopId: string }} samples
 */
export const placesOf = ({ goodsId, shopId }) => [
  { name: 'home', path: '/' },
  { name: 'package', path: `/goods/${goodsId}` },
  { name: 'clinic', path: `/clinic/${shopId}` },
]

/**
 * Runs inside the page: records paints, shifts, long tasks, and the time when the app replaces the
 * prerendered HTML.
 */
function watch() {
  const seen = (window.__visit = { lcpMs: 0, shift: 0, tasks: [], takeoverMs: 0 })
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcpMs = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  let wasThere = false
  new MutationObserver((_, observer) => {
    const isThere = document.getElementById('shell') !== null
    if (wasThere && !isThere) {
      seen.takeoverMs = performance.now()
      observer.disconnect()
    }
    wasThere ||= isThere
  }).observe(document, { childList: true, subtree: true })
}

async function open(browser, { hasConsent, hasWorker }, url) {
  const context = await browser.newContext({
    viewport: { width: rig.width, height: rig.height },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'zh-HK',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  })
  const page = await context.newPage()
  if (hasConsent)
    await page.addInitScript((entries) => {
      for (const [key, data] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify({ data }))
    }, storedConsent)
  if (hasWorker) {
    await page.goto(url)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // the home page stores its state when the browser is idle
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(AFTERWARDS_MS)
    await page.goto('about:blank')
  }
  return { context, page }
}

const slowNetwork = {
  offline: false,
  latency: rig.latencyMs,
  downloadThroughput: rig.bytesPerSecond,
  uploadThroughput: rig.bytesPerSecond,
}

/**
 * Throttles the network of service workers, which is separate from that of pages; only the browser's own
 * protocol can do this. It also counts the bytes over the wire, because a page receives responses of a worker
 * uncompressed.
 *
 * @returns {Promise<{ bytesOf: (isWanted: (url: string) => boolean) => number, leave: () => Promise<void> }>}
 */
async function slowWorkers(browser, origin) {
  const cdp = await browser.newBrowserCDPSession()
  const wire = new Map()
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { method, params } = JSON.parse(message)
    if (method === 'Network.requestWillBeSent')
      wire.set(params.requestId, { url: params.request.url, bytes: 0 })
    if (method !== 'Network.dataReceived') return
    const request = wire.get(params.requestId)
    if (request) request.bytes += params.encodedDataLength
  })
  const { targetInfos } = await cdp.send('Target.getTargets')
  const workers = targetInfos.filter(({ type, url }) => type === 'service_worker' && url.startsWith(origin))
  if (workers.length === 0) throw new Error('no worker to be slowed: it has ended before the visit')
  for (const { targetId } of workers) {
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false })
    const calls = [
      { id: 1, method: 'Network.enable' },
      { id: 2, method: 'Network.emulateNetworkConditions', params: slowNetwork },
    ]
    for (const call of calls)
      await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(call) })
  }
  return {
    bytesOf: (isWanted) =>
      [...wire.values()].reduce((sum, { url, bytes }) => sum + (isWanted(url) ? bytes : 0), 0),
    leave: () => cdp.detach(),
  }
}

const isScript = (url) => /\.js$/.test(url)

async function visitOnce(browser, visit, url) {
  const { context, page } = await open(browser, visit, url)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slowNetwork)
  const workers = visit.hasWorker ? await slowWorkers(browser, new URL(url).origin) : null
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: rig.cpuSlowdown })
  let requests = 0
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1
  })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.__visit?.takeoverMs > 0, null, { polling: 200 })
  const requestsBefore = requests
  const workerScriptBytes = workers?.bytesOf(isScript)
  await page.waitForTimeout(AFTERWARDS_MS)
  const measured = await page.evaluate(
    ({ longMs }) => {
      const { lcpMs, shift, tasks, takeoverMs } = window.__visit
      const [document] = performance.getEntriesByType('navigation')
      const [fcp] = performance.getEntriesByName('first-contentful-paint')
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name, responseEnd }) => /\.js$/.test(name) && responseEnd <= takeoverMs)
      return {
        fcpMs: fcp?.startTime ?? 0,
        lcpMs,
        takeoverMs,
        layoutShift: shift,
        blockingMs: tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - longMs), 0),
        longestTaskMs: Math.max(0, ...tasks.map(([, duration]) => duration)),
        htmlBytes: document.encodedBodySize,
        scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      }
    },
    { longMs: LONG_TASK_MS },
  )
  const ofWorker = workers && {
    htmlBytes: workers.bytesOf((one) => one === url),
    scriptBytes: workerScriptBytes,
  }
  await workers?.leave()
  await context.close()
  return { ...measured, ...ofWorker, requests: requestsBefore }
}

/**
 * Opens home, a package and a clinic in each kind of visit, under equal conditions, alternating between
 * servers when there are several (a build and the previous one), so that load on the machine affects all of
 * them equally.
 *
 * @param {{ urls: string[], places: ReturnType<typeof placesOf>, executablePath: string, rounds: number,
 * note?: (text: string) => void, }} options `urls`: origins of the servers
 * @returns {Promise<{ name: string, results: Record<string, number>[] }[]>} for each visit the medians of
 * each server
 */
export function measureVisits({ urls, places, executablePath, rounds, note }) {
  return withBrowser(executablePath, async (browser) => {
    const all = []
    for (const place of places)
      for (const visit of visits) {
        const name = `${place.name}, ${visit.name}`
        note?.(name)
        const found = urls.map(() => [])
        for (let round = 0; round < rounds; round += 1)
          for (const [index, url] of urls.entries())
            found[index].push(await visitOnce(browser, visit, url + place.path))
        all.push({ name, results: found.map(mediansOf) })
      }
    return all
  })
}

/**
 * The measured visits as rows of a table: name, value (with that of the other build), target, whether it is
 * met.
 *
 * @param {Awaited<ReturnType<typeof measureVisits>>} visits
 * @param {{ fcpMs: number, lcpMs: number, visitShift: number, takeoverMs: number, htmlBytes: number,
 * scriptBytes: number, visitBlockingMs: number, longestTaskMs: number, }} aims
 */
export function visitRows(visits, aims) {
  const ms = (value) => `${Math.round(value)} ms`
  const kilobytes = (value) => `${(value / 1024).toFixed(1)} KB`
  const shift = (value) => value.toFixed(3)
  const figures = [
    ['first contentful paint', 'fcpMs', ms, aims.fcpMs],
    ['largest contentful paint', 'lcpMs', ms, aims.lcpMs],
    ['layout shift (CLS)', 'layoutShift', shift, aims.visitShift],
    ['taken over by the app', 'takeoverMs', ms, aims.takeoverMs],
    ['HTML over the wire', 'htmlBytes', kilobytes, aims.htmlBytes],
    ['JavaScript before that', 'scriptBytes', kilobytes, aims.scriptBytes],
    ['blocking time', 'blockingMs', ms, aims.visitBlockingMs],
    ['longest task', 'longestTaskMs', ms, aims.longestTaskMs],
    ['requests before the app', 'requests', String],
  ]
  return visits.flatMap(({ name, results: [own, before] }) =>
    figures.map(([what, key, show, aim]) => [
      `Visit, ${name}: ${what}`,
      show(own[key]) + (before ? ` (before: ${show(before[key])})` : ''),
      aim === undefined ? '' : `≤ ${show(aim)}`,
      aim === undefined ? '' : own[key] <= aim ? '✓' : '✗',
    ]),
  )
}
