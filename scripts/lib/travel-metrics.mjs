import { mediansOf, openPhone, waitForContent, withBrowser } from './page-metrics.mjs'

/** The measured steps: what is tapped (a selector on the open page), and the page that then shows content. */
const travels = [
  { name: 'shopsMs', tap: 'nav a[href*="pages/Shops/index"]', to: 'pages/Shops/index' },
  {
    name: 'commodityMs',
    tap: 'nav a[href*="pages/Commodity/index"]',
    to: 'pages/Commodity/index',
  },
  {
    name: 'detailMs',
    tap: '.taro_page[id*="pages/Commodity/index"] [role="listitem"] [role="link"]',
    // of a package or of a shipped product
    to: '/goods',
  },
]

/** Waits until prefetching is finished. */
const isPrefetched = () => {
  const links = [...document.querySelectorAll('link[rel=prefetch]')]
  const loaded = new Set(
    performance
      .getEntriesByType('resource')
      .filter(({ responseEnd }) => responseEnd > 0)
      .map(({ name }) => name),
  )
  return links.length > 0 && links.every(({ href }) => loaded.has(href))
}

async function travelOnce(browser, url) {
  const phone = await openPhone(browser)
  const { context, page } = phone
  await page.goto(url)
  await waitForContent(phone)
  await page.waitForFunction(isPrefetched, null, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const times = {}
  for (const { name, tap, to } of travels) {
    const target = page.locator(tap).first()
    await target.scrollIntoViewIfNeeded()
    await page.evaluate((route) => window.__metrics.expect(route), to)
    await target.tap()
    await waitForContent(phone)
    times[name] = await page.evaluate(() => window.__metrics.contentMs - window.__metrics.tapMs)
    // pictures and other late requests must not affect the next tap
    await page.waitForLoadState('networkidle')
  }
  await context.close()
  return times
}

/**
 * From a tap to the content of the page that it opens, on a slow phone that had time to prefetch: two tabs
 * for the first
 * time, and a product out of its list.
 *
 * @param {{ url: string, executablePath: string, rounds: number }} options
 * @returns medians in milliseconds
 */
export function measureTravel({ url, executablePath, rounds }) {
  return withBrowser(executablePath, async (browser) => {
    const results = []
    for (let round = 0; round < rounds; round += 1) results.push(await travelOnce(browser, url))
    return mediansOf(results)
  })
}
