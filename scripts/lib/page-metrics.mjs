import { chromium } from 'playwright-core'
import { storedConsent } from './api-client.mjs'
import { browserFlags } from './browser.mjs'

/** Chrome DevTools' "slow 4G", and a phone at a quarter of this machine's speed. */
export const throttling = {
  latencyMs: 150,
  downloadBytesPerSecond: (1.6 * 1024 * 1024) / 8,
  uploadBytesPerSecond: (0.75 * 1024 * 1024) / 8,
  cpuSlowdown: 4,
}

const LONG_TASK_MS = 50

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** @param {Record<string, number>[]} results of rounds @returns the median of each metric */
export const mediansOf = (results) =>
  Object.fromEntries(
    Object.keys(results[0]).map((key) => [key, median(results.map((result) => result[key]))]),
  )

/** Runs inside the page: records long tasks, layout shifts and taps. */
function watchWork() {
  const metrics = (window.__metrics = { contentMs: 0, longTasks: [], shifts: [], tapMs: 0 })
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  observe('longtask', ({ startTime, duration }) => metrics.longTasks.push([startTime, duration]))
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) metrics.shifts.push([startTime, value])
  })
  addEventListener(
    'click',
    () => {
      metrics.tapMs = performance.now()
    },
    true,
  )
  /** The largest sum of shifts within a session (at most 5 s, pauses under 1 s), as Web Vitals count it. */
  metrics.layoutShift = () => {
    let largest = 0
    let sum = 0
    let first = -Infinity
    let last = -Infinity
    for (const [at, value] of metrics.shifts) {
      if (at - last > 1000 || at - first > 5000) {
        sum = 0
        first = at
      }
      sum += value
      last = at
      largest = Math.max(largest, sum)
    }
    return largest
  }
}

/** Runs inside the page after `watchWork`: detects when the expected content is present. */
function watchContent() {
  const metrics = window.__metrics
  const isContent = (page) => !page.querySelector('[aria-busy="true"]') && page.textContent.trim().length > 40
  const isShown = (page) => page.getClientRects().length > 0
  let isThere = () => [...document.querySelectorAll('.taro_page')].some(isContent)
  // checked once per frame: checking on every mutation would distort the measurement
  let isDue = false
  const observer = new MutationObserver(() => {
    if (!isDue) requestAnimationFrame(check)
    isDue = true
  })
  function check() {
    isDue = false
    if (metrics.contentMs || !isThere()) return
    observer.disconnect()
    requestAnimationFrame(() => {
      metrics.contentMs = performance.now()
    })
  }
  const start = () =>
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-busy', 'style', 'class'],
    })
  start()
  /** Discards previous content and waits for that of the page with this address. */
  metrics.expect = (route) => {
    metrics.contentMs = 0
    isThere = () =>
      location.hash.includes(route) &&
      [...document.querySelectorAll('.taro_page')].some(
        (page) => page.id.includes(route) && isShown(page) && isContent(page),
      )
    start()
  }
}

/**
 * Opens a page on a phone whose user has agreed to the privacy policy.
 * @param {import('playwright-core').Browser} browser
 * @param {{ cpuSlowdown?: number, isSlowNetwork?: boolean }} [options]
 */
export async function openPhone(
  browser,
  { cpuSlowdown = throttling.cpuSlowdown, isSlowNetwork = true } = {},
) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'zh-HK',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (isSlowNetwork) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: throttling.latencyMs,
      downloadThroughput: throttling.downloadBytesPerSecond,
      uploadThroughput: throttling.uploadBytesPerSecond,
    })
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  // one script, because the order of several is undefined
  await page.addInitScript({ content: `(${watchWork})();(${watchContent})()` })
  await page.addInitScript((entries) => {
    for (const [key, data] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify({ data }))
  }, storedConsent)
  return { context, page, cdp }
}

const LONGEST_WAIT_MS = 60_000
const ASK_EVERY_MS = 200

/**
 * Waits for the expected content. Uses the bare protocol, because the scripts injected by a tool would be
 * measured too.
 */
export async function waitForContent({ page, cdp }) {
  for (
    const endMs = Date.now() + LONGEST_WAIT_MS;
    Date.now() < endMs;
    await page.waitForTimeout(ASK_EVERY_MS)
  ) {
    const { result } = await cdp.send('Runtime.evaluate', {
      expression: 'window.__metrics ? window.__metrics.contentMs : 0',
      returnByValue: true,
    })
    if (result.value > 0) return
  }
  throw new Error(`No content after ${LONGEST_WAIT_MS / 1000} s at ${page.url()}`)
}

/**
 * @template T @param {string} executablePath @param {(browser: import('playwright-core').Browser) =>
 * Promise<T>} work @returns {Promise<T>}
 */
export async function withBrowser(executablePath, work) {
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Scrolls down the page screen by screen, so that every lazy part is loaded. */
async function seeAll(page) {
  await page.evaluate(async () => {
    const scroller = [...document.querySelectorAll('.taro_page')].find(
      (one) => one.getClientRects().length > 0,
    )
    const pause = (forMs) => new Promise((done) => setTimeout(done, forMs))
    for (let y = 0, waited = 0; waited < 10;) {
      scroller.scrollTo(0, y)
      await pause(200)
      // the page grows while scrolling: its end is reached when the height stays the same for a while
      if (y < scroller.scrollHeight) waited = 0
      else waited += 1
      y = Math.min(y + innerHeight / 2, scroller.scrollHeight)
    }
  })
  await page.waitForLoadState('networkidle')
}

async function homeOnce(browser, url) {
  const phone = await openPhone(browser)
  const { context, page, cdp } = phone
  let bytes = 0
  const startedAt = []
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  cdp.on('Network.requestWillBeSent', ({ timestamp, request }) => {
    if (!request.url.startsWith('data:')) startedAt.push(timestamp)
  })
  await page.goto(url, { waitUntil: 'commit' })
  await waitForContent(phone)
  await page.waitForLoadState('networkidle')
  const measured = await page.evaluate((longMs) => {
    const paint =
      performance.getEntriesByName('first-contentful-paint')[0] ??
      performance.getEntriesByName('first-paint')[0]
    const { contentMs, longTasks } = window.__metrics
    const counted = longTasks.filter(([start]) => start < contentMs + 5000)
    return {
      firstPaintMs: performance.getEntriesByName('first-paint')[0]?.startTime ?? paint?.startTime ?? 0,
      contentMs,
      blockingMs: counted.reduce((sum, [, duration]) => sum + Math.max(0, duration - longMs), 0),
      longTasks: counted.length,
      longestTaskMs: Math.max(0, ...counted.map(([, duration]) => duration)),
    }
  }, LONG_TASK_MS)
  const [first = 0] = startedAt
  const requests = startedAt.filter((at) => (at - first) * 1000 <= measured.contentMs).length
  const bytesBefore = bytes
  await seeAll(page)
  const seen = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    layoutShift: window.__metrics.layoutShift(),
  }))
  await context.close()
  return { ...measured, ...seen, bytes: bytesBefore, requests }
}

/**
 * Loads the home page without caches on a slow phone, and scrolls to its end.
 *
 * @param {{ url: string, executablePath: string, rounds: number }} options
 * @returns medians: milliseconds from navigation, bytes over the wire, requests before the first content; for
 * the whole page the number of DOM nodes and the layout shift (CLS)
 */
export function measureHome({ url, executablePath, rounds }) {
  return withBrowser(executablePath, async (browser) => {
    const results = []
    for (let round = 0; round < rounds; round += 1) results.push(await homeOnce(browser, url))
    return mediansOf(results)
  })
}
