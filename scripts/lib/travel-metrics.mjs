import { median, openPhone, withBrowser } from './page-metrics.mjs'

/** Duration of a touch. */
const FINGER_MS = 80
/** Layout shifts count until this long after the title has appeared. */
const AFTERWARDS_MS = 1500
const LONGEST_WAIT_MS = 30_000

const pageOf = (route) => `.taro_page[id*="${route}"]`
/** A tab must show its title, and within `alsoMs` its first row. */
const tab = (route, row) => ({ tap: `nav a[href*="${route}"]`, to: route, row })
/** A card is tapped on its name, which the opened page has to show. */
const card = (list, inside, to) => ({ tap: `${pageOf(list)} ${inside}`, to, hasWords: true })
const back = { isBack: true }

const heading = (level) => `[role="heading"][aria-level="${level}"]`
const shopRow = `[role="link"] ${heading(2)}`
const goodsRow = '[role="listitem"] [role="heading"]'
// only cards of articles begin with their heading
const articleRow = '[role="link"] > :first-child > [role="heading"]'

/** One walk. Steps without a name are not measured. */
const walk = [
  { name: 'tab Shops', ...tab('pages/Shops/index', shopRow) },
  { name: 'tab Commodity', ...tab('pages/Commodity/index', goodsRow) },
  { name: 'tab Mine', ...tab('pages/Mine/index') },
  { name: 'tab home again', ...tab('pages/Home/index') },
  { name: 'tab Shops again', ...tab('pages/Shops/index', shopRow) },
  { name: 'tab Commodity again', ...tab('pages/Commodity/index', goodsRow) },
  { tap: '#rail-cat-packages', to: 'cat-packages' },
  { name: 'list to package', ...card('pages/Commodity/index', goodsRow, '/goods-detail') },
  back,
  { tap: '#rail-cat-goods', to: 'cat-goods' },
  { name: 'list to product', ...card('pages/Commodity/index', goodsRow, 'pages-shopping/goods') },
  back,
  tab('pages/Shops/index', shopRow),
  { name: 'list to clinic', ...card('pages/Shops/index', shopRow, '/clinic-home') },
  {
    name: 'list to doctor',
    ...card('/clinic-home', '[role="listitem"] [role="link"] div:not(:has(*))', '/clinic-doctor'),
  },
  back,
  back,
  tab('pages/Home/index'),
  {
    name: 'list to article',
    ...card('pages/Home/index', articleRow, 'pages-common/article'),
  },
]

/** The measured steps, in order. */
const travels = walk.flatMap(({ name }) => name ?? [])

/** Runs inside the page: records when the target of a tap is painted, and layout shifts after that. */
function watchTravel() {
  const seen = (window.__travel = { shifts: [] })
  new PerformanceObserver((list) => {
    for (const { startTime, value } of list.getEntries()) seen.shifts.push([startTime, value])
  }).observe({ type: 'layout-shift', buffered: true })
  for (const type of ['pointerdown', 'pointerup', 'click'])
    addEventListener(type, ({ timeStamp }) => (seen[type] = timeStamp), true)
  const shown = (route) =>
    [...document.querySelectorAll('.taro_page')].find(
      (page) => page.id.includes(route) && page.getClientRects().length > 0,
    )
  // a separate task runs after the frame has been painted
  const afterPaint = (work) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = work
    port2.postMessage(null)
  }
  seen.expect = ({ to, words, row }) => {
    for (const key of ['pointerup', 'click', 'wordsMs', 'rowMs', 'wholeMs']) seen[key] = 0
    const found = {
      wordsMs: (page) =>
        words
          ? page.textContent.includes(words)
          : page.querySelector('[role="heading"][aria-level="1"]') !== null,
      rowMs: (page) => !row || page.querySelector(row) !== null,
      wholeMs: (page) => !page.querySelector('[aria-busy="true"]'),
    }
    const look = () => {
      const page =
        location.hash.includes(to) && seen.pointerup ? (shown(to) ?? shown(location.hash.slice(2, 20))) : null
      if (page)
        for (const [key, isFound] of Object.entries(found))
          if (!seen[key] && isFound(page)) {
            seen[key] = -1
            afterPaint(() => (seen[key] = performance.now()))
          }
      if (!seen.wordsMs || !seen.rowMs || !seen.wholeMs) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  /** True when everything that is likely to be opened next has been prefetched. */
  seen.isWarm = () => {
    const loaded = new Set(
      performance.getEntriesByType('resource').flatMap((one) => (one.responseEnd > 0 ? one.name : [])),
    )
    const links = [...document.querySelectorAll('link[rel=prefetch]')]
    return links.length > 0 && links.every(({ href }) => loaded.has(href))
  }
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms))

/** Uses the bare protocol, because the scripts injected by a tool would be measured too. */
async function ask(cdp, expression) {
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

async function waitFor(cdp, expression, what) {
  for (const endMs = Date.now() + LONGEST_WAIT_MS; Date.now() < endMs; await pause(200))
    if (await ask(cdp, expression)) return
  throw new Error(`${what}: nothing after ${LONGEST_WAIT_MS / 1000} s`)
}

/** A touch on the middle of an element, as the device would report it. */
async function tapOn({ page, cdp }, selector) {
  const target = page.locator(selector).filter({ visible: true }).first()
  // scrolled clear of the fixed bars at the top and bottom
  await target.evaluate((element) => {
    if (!element.closest('nav')) element.scrollIntoView({ block: 'center' })
  })
  await pause(300)
  const box = await target.boundingBox()
  const at = { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 }
  return async () => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await pause(FINGER_MS)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

async function stepOnce(phone, step) {
  const { page, cdp } = phone
  if (step.isBack) {
    await page.evaluate(() => history.back())
    await page.waitForLoadState('networkidle')
    return null
  }
  const words = step.hasWords
    ? await page.locator(step.tap).filter({ visible: true }).first().textContent()
    : ''
  const tap = await tapOn(phone, step.tap)
  await ask(cdp, `__travel.expect(${JSON.stringify({ to: step.to, words, row: step.row })})`)
  await tap()
  await waitFor(
    cdp,
    '__travel.wholeMs > 0 && __travel.wordsMs > 0 && __travel.rowMs > 0',
    step.name ?? step.to,
  )
  // pictures and other late requests must not affect the next tap
  await page.waitForLoadState('networkidle')
  await pause(AFTERWARDS_MS)
  return ask(
    cdp,
    `({
      wordsMs: __travel.wordsMs - __travel.pointerup,
      rowMs: __travel.rowMs - __travel.pointerup,
      wholeMs: __travel.wholeMs - __travel.pointerup,
      shift: __travel.shifts.reduce((sum, [at, value]) => sum + (at >= __travel.wordsMs ? value : 0), 0),
    })`,
  )
}

/** @returns {Promise<Record<string, { wordsMs: number, rowMs: number, wholeMs: number, shift: number }>>} */
async function travelOnce(browser, url, onStep = (_phone, _step, work) => work()) {
  const phone = await openPhone(browser)
  const { context, page, cdp } = phone
  await page.addInitScript({ content: `(${watchTravel})()` })
  await page.goto(url)
  await waitFor(cdp, '!document.getElementById("shell") && __travel.isWarm()', 'home')
  await page.waitForLoadState('networkidle')
  await pause(AFTERWARDS_MS)
  const results = {}
  for (const step of walk) {
    const result = await onStep(phone, step, () => stepOnce(phone, step))
    if (step.name) results[step.name] = result
  }
  await context.close()
  return results
}

/**
 * Measures from the end of a tap to its result, on a slow phone that had time to prefetch: tabs, on first and
 * later visits, and details opened from lists. Several builds are measured in alternation.
 *
 * @param {{ urls: string[], executablePath: string, rounds: number }} options
 * @returns for each build and step, over all rounds: milliseconds from the end of the touch until the frame
 * with the title (`wordsMs`), a tab's first row (`rowMs`) and everything awaited (`wholeMs`), and the sum of
 * layout shifts after the title (`shift`)
 */
export function measureTravel({ urls, executablePath, rounds }) {
  return withBrowser(executablePath, async (browser) => {
    const results = urls.map(() => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [index, url] of urls.entries()) results[index].push(await travelOnce(browser, url))
    return results
  })
}

/**
 * @param {Awaited<ReturnType<typeof measureTravel>>} results of this build, and optionally of another one
 * @param {{ travelMs: number, visitShift: number }} aims
 * @returns {string[][]} rows of the report
 */
export function travelRows(results, aims) {
  const spread = (build, name, key) => {
    const values = build.map((round) => round[name][key])
    return {
      middle: median(values),
      words: `${Math.round(median(values))} ms (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`,
    }
  }
  const [own, before] = results
  return travels.map((name) => {
    const words = spread(own, name, 'wordsMs')
    const row = spread(own, name, 'rowMs')
    const shift = Math.max(...own.map((round) => round[name].shift))
    const parts = [
      words.words,
      row.middle > words.middle + 1 ? `first row ${row.words}` : '',
      `all ${spread(own, name, 'wholeMs').words}`,
      `shift ${shift.toFixed(3)}`,
    ]
    if (before)
      parts.push(
        `before: ${spread(before, name, 'wordsMs').words}, all ${spread(before, name, 'wholeMs').words}`,
      )
    return [
      `H5 tap, ${name}`,
      parts.filter(Boolean).join(', '),
      `≤ ${aims.travelMs} ms, < ${aims.visitShift}`,
      words.middle <= aims.travelMs && shift < aims.visitShift ? '✓' : '✗',
    ]
  })
}
