import { chromium } from 'playwright-core'
import { storedConsent } from './api-client.mjs'
import { browserFlags } from './browser.mjs'

/** Chrome DevTools' "slow 4G", and a phone at a quarter of this machine's speed. */
export const throttling = { latencyMs: 150, downloadBytesPerSecond: (1.6 * 1024 * 1024) / 8, uploadBytesPerSecond: (0.75 * 1024 * 1024) / 8, cpuSlowdown: 4 }

const LONG_TASK_MS = 50

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Watches, inside the page, when it first has goods or other real content, and which tasks were long. */
function watch() {
  window.__metrics = { contentMs: 0, longTasks: [] }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.__metrics.longTasks.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })
  const isContent = () => [...document.querySelectorAll('.taro_page')].some((page) => page.textContent.trim().length > 40 && !page.querySelector('[aria-busy="true"]'))
  const observer = new MutationObserver(() => {
    if (!isContent()) return
    observer.disconnect()
    requestAnimationFrame(() => requestAnimationFrame(() => { window.__metrics.contentMs = performance.now() }))
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['aria-busy'] })
}

/**
 * Loads the home page cold, on a slow phone.
 *
 * @param {{ url: string, executablePath: string, rounds: number }} options
 * @returns medians: milliseconds from navigation, bytes over the wire, requests before the first content
 */
export async function measureHome({ url, executablePath, rounds }) {
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  const results = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2, locale: 'zh-HK' })
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false, latency: throttling.latencyMs, downloadThroughput: throttling.downloadBytesPerSecond, uploadThroughput: throttling.uploadBytesPerSecond,
      })
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling.cpuSlowdown })
      let bytes = 0
      const startedAt = []
      cdp.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength })
      cdp.on('Network.requestWillBeSent', ({ timestamp, request }) => { if (!request.url.startsWith('data:')) startedAt.push(timestamp) })
      await page.addInitScript(watch)
      await page.addInitScript((entries) => {
        for (const [key, data] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify({ data }))
      }, storedConsent)
      await page.goto(url, { waitUntil: 'commit' })
      await page.waitForFunction(() => window.__metrics?.contentMs > 0, null, { timeout: 60_000 })
      await page.waitForLoadState('networkidle')
      const measured = await page.evaluate((longMs) => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0] ?? performance.getEntriesByName('first-paint')[0]
        const { contentMs, longTasks } = window.__metrics
        return {
          firstPaintMs: performance.getEntriesByName('first-paint')[0]?.startTime ?? paint?.startTime ?? 0,
          contentMs,
          blockingMs: longTasks.filter(([start]) => start < contentMs + 5000).reduce((sum, [, duration]) => sum + Math.max(0, duration - longMs), 0),
        }
      }, LONG_TASK_MS)
      const [first = 0] = startedAt
      results.push({ ...measured, bytes, requests: startedAt.filter((at) => (at - first) * 1000 <= measured.contentMs).length })
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return Object.fromEntries(Object.keys(results[0]).map((key) => [key, median(results.map((result) => result[key]))]))
}
