import { mediansOf, openPhone, waitForContent, withBrowser } from './page-metrics.mjs'
import { routePath } from './route-paths.mjs'

export const listRows = 10_000
/** Rows per response: the app requests a dozen and accepts more. */
const ANSWERED_ROWS = 500
const GLIDE_MS = 3000
/** A quick flick, about three screens per second: 40 px per frame. */
const GLIDE_PX_PER_SECOND = 2400
const LOOK_EVERY = 5

/**
 * Answers the list's calls with rows derived from the server's own: the same products repeated, each with a
 * unique id.
 */
async function answerManyRows(page) {
  let models = []
  await page.route(`**${routePath('goodsPageAll')}?*`, async (route) => {
    const url = new URL(route.request().url())
    const current = Number(url.searchParams.get('current'))
    if (models.length === 0) {
      url.searchParams.set('current', '1')
      url.searchParams.set('size', '50')
      models = (await (await route.fetch({ url: url.href })).json()).data.records
    }
    const first = (current - 1) * ANSWERED_ROWS
    const records = Array.from(
      { length: Math.max(0, Math.min(ANSWERED_ROWS, listRows - first)) },
      (_, index) => {
        const model = models[(first + index) % models.length]
        return { ...model, id: `${model.id}-${first + index}`, name: `${first + index + 1} ${model.name}` }
      },
    )
    await route.fulfill({
      json: { code: 0, msg: '', data: { records, current, size: ANSWERED_ROWS, total: 1000, pages: 2 } },
    })
  })
}

/** Runs inside the page: scrolls at constant speed and inspects every frame. */
async function glide({ forMs, pxPerSecond, direction, lookEvery }) {
  const page = [...document.querySelectorAll('.taro_page')].find((one) => one.getClientRects().length > 0)
  const items = page.querySelector('[role=list][id^="list-"]')
  const { left, width } = items.getBoundingClientRect()
  const from = page.scrollTop
  const frames = []
  let blank = 0
  const isRoom = (element) =>
    element?.parentElement === items && element.getAttribute('aria-hidden') === 'true'
  await new Promise((done) => {
    let begin = 0
    const step = (now) => {
      if (!begin) begin = now
      frames.push(now)
      // checks the middle of the screen for a row or an empty placeholder; this forces a layout, so it is not
      // done in every frame
      if (
        frames.length % lookEvery === 0 &&
        isRoom(document.elementFromPoint(left + width / 2, innerHeight / 2))
      )
        blank += 1
      if (now - begin > forMs) return done()
      page.scrollTop = from + (direction * pxPerSecond * (now - begin)) / 1000
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
  const frameMs = 1000 / 60
  const gaps = frames.slice(1).map((at, index) => at - frames[index])
  return {
    frames: Math.round((frames.at(-1) - frames[0]) / frameMs),
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1), 0),
    longestGapMs: Math.max(...gaps),
    blank,
    rowsDrawn: items.querySelectorAll('[role=listitem]').length,
  }
}

async function scrollOnce(browser, url) {
  const phone = await openPhone(browser, { isSlowNetwork: false, cpuSlowdown: 1 })
  const { context, page } = phone
  await answerManyRows(page)
  await page.goto(`${url}#/pages/Commodity/index`)
  await waitForContent(phone)
  await page.waitForLoadState('networkidle')
  const layoutShift = await page.evaluate(() => window.__metrics.layoutShift())
  // scrolls to the end, page after page
  await page.evaluate(async (rows) => {
    const scroller = [...document.querySelectorAll('.taro_page')].find(
      (one) => one.getClientRects().length > 0,
    )
    const isLast = () =>
      [...document.querySelectorAll('[role=listitem]')].some(
        (item) => Number(item.getAttribute('aria-posinset')) === rows,
      )
    while (!isLast()) {
      scroller.scrollTop = scroller.scrollHeight
      await new Promise((done) => setTimeout(done, 50))
    }
  }, listRows)
  const height = await page.evaluate(
    () =>
      [...document.querySelectorAll('.taro_page')].find((one) => one.getClientRects().length > 0)
        .scrollHeight,
  )
  const glides = []
  for (const [at, direction] of [
    [1, -1],
    [0.5, 1],
    [0, 1],
  ]) {
    await page.evaluate((top) => {
      ;[...document.querySelectorAll('.taro_page')].find((one) => one.getClientRects().length > 0).scrollTop =
        top
    }, height * at)
    await page.waitForTimeout(500)
    glides.push(
      await page.evaluate(glide, {
        forMs: GLIDE_MS,
        pxPerSecond: GLIDE_PX_PER_SECOND,
        direction,
        lookEvery: LOOK_EVERY,
      }),
    )
  }
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await context.close()
  const sum = (key) => glides.reduce((total, one) => total + one[key], 0)
  return {
    frames: sum('frames'),
    dropped: sum('dropped'),
    blank: sum('blank'),
    longestGapMs: Math.max(...glides.map(({ longestGapMs }) => longestGapMs)),
    rowsDrawn: Math.max(...glides.map(({ rowsDrawn }) => rowsDrawn)),
    nodes,
    layoutShift,
  }
}

/**
 * A list of 10 000 goods at full speed: scrolls up from its end, then down in its middle and from its
 * beginning.
 *
 * @param {{ url: string, executablePath: string, rounds: number }} options
 * @returns medians: expected frames, dropped frames; how often an empty placeholder was in the middle of the
 * screen (sampled in one of five frames); the longest time without a frame; list items and DOM nodes on the
 * page; layout shift while the list opened (CLS)
 */
export function measureScroll({ url, executablePath, rounds }) {
  return withBrowser(executablePath, async (browser) => {
    const results = []
    for (let round = 0; round < rounds; round += 1) results.push(await scrollOnce(browser, url))
    return mediansOf(results)
  })
}
