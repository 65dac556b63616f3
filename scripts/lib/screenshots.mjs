import path from 'node:path'
import { storedConsent } from './api-client.mjs'

/** Windows of at least this width are treated as desktops: mouse, no touch. */
const DESKTOP = 960
const TALLEST = 6000
/** Time for the lower parts of a page that seems to end with the window. */
const SETTLE_MS = 1500
const firstHeightOf = (width) => (width < DESKTOP ? 844 : 900)
const THEMES = ['light', 'dark']

const reads = /^\/(mall|weixin|api)\//

/**
 * The empty form of a list, a page of a list, a tree, or search results (a page of each kind); other answers
 * are unchanged.
 */
function emptied(data) {
  if (Array.isArray(data)) return []
  if (!data || typeof data !== 'object') return data
  if (Array.isArray(data.records)) return { ...data, records: [], total: 0 }
  if (!data.counts) return data
  const none = Object.fromEntries(Object.keys(data.counts).map((kind) => [kind, 0]))
  return {
    ...Object.fromEntries(Object.entries(data).map(([part, value]) => [part, emptied(value)])),
    counts: none,
  }
}

const stateRoutes = {
  full: async () => {},
  loading: (context) =>
    context.route(
      ({ pathname }) => reads.test(pathname),
      () => {
        // never answered; released with the context
      },
    ),
  failed: (context) =>
    context.route(
      ({ pathname }) => reads.test(pathname),
      (route) => route.fulfill({ status: 500, json: { code: 1, msg: '', data: null } }),
    ),
  empty: (context) =>
    context.route(
      ({ pathname }) => reads.test(pathname),
      async (route) => {
        const response = await route.fetch()
        const answer = await response.json().catch(() => null)
        await (answer
          ? route.fulfill({ response, json: { ...answer, data: emptied(answer.data) } })
          : route.fulfill({ response }))
      },
    ),
}
/** full, loading, failed, empty */
export const states = Object.keys(stateRoutes)

/** Sample ids that do not exist. */
const nobodys = (samples) => Object.fromEntries(Object.keys(samples).map((name) => [name, 'unknown']))

/**
 * The loads that a set of pages needs: one for each page, language, person, state and kind of device. Widths
 * and themes are changed on the loaded page.
 *
 * @param {{ pages: import('./page-catalogue.mjs').CataloguePage[], languages: string[], widths: number[],
 * texts?: number[], wantedStates: string[] }} wanted
 */
export function planLoads({ pages, languages, widths, texts = [1], wantedStates }) {
  const devices = [
    widths.filter((width) => width < DESKTOP),
    widths.filter((width) => width >= DESKTOP),
  ].filter((some) => some.length)
  return pages.flatMap((entry) =>
    wantedStates.flatMap((state) => {
      if (state === 'empty' && !entry.emptyBy) return []
      // in failed and empty states visitors see the same as members
      const persons =
        entry.people === 'visitors'
          ? [false]
          : entry.people === 'both' && state === 'full'
            ? [true, false]
            : [true]
      return persons.flatMap((isSignedIn) =>
        languages.flatMap((language) =>
          texts.flatMap((text) =>
            devices.map((deviceWidths) => ({
              entry,
              state,
              isSignedIn,
              language,
              text,
              widths: deviceWidths,
            })),
          ),
        ),
      )
    }),
  )
}

/** Number of pictures per load. */
export const pictureCount = (load) => load.widths.length * THEMES.length

const newContext = (browser, width) => {
  const isPhone = width < DESKTOP
  return browser.newContext({
    viewport: { width, height: firstHeightOf(width) },
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 2 : 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'zh-HK',
    timezoneId: 'Asia/Hong_Kong',
    serviceWorkers: 'block',
  })
}

/** Opens the page of a load and waits until its state is visible. */
async function openLoad(context, { url, samples, stored }, { entry, state, isSignedIn, language, text }) {
  const page = await context.newPage()
  await page.addInitScript(
    (entries) => {
      for (const [key, data] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify({ data }))
    },
    {
      language,
      ...(text === 1 ? {} : { textScale: text }),
      ...(entry.isFirstLaunch ? {} : storedConsent),
      ...(isSignedIn ? stored : {}),
    },
  )
  const isUnknown = state === 'empty' && entry.emptyBy === 'unknownId'
  await page.goto(`${url}/#/${entry.route}${entry.search(isUnknown ? nobodys(samples) : samples)}`)
  await page.locator('#shell').waitFor({ state: 'detached' })
  if (state === 'loading') {
    // placeholders are shown after a moment, and nothing else arrives
    await page.waitForTimeout(SETTLE_MS)
    return page
  }
  // the network is briefly idle before a page makes its requests, so the page's own busy state is awaited
  await page.waitForFunction(() => !document.querySelector('.taro_page [aria-busy="true"]'))
  await page.waitForLoadState('networkidle')
  // failures are first reported in a dialog; the picture shows the page behind it
  for (const told = page.getByRole('alertdialog'); state === 'failed' && (await told.count());)
    await told.last().getByRole('button').last().click()
  return page
}

/** The page scrolls inside Taro's own element, above the tab bar; this window leaves nothing to scroll. */
const heightOf = (page) =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollHeight,
      ...[...document.querySelectorAll('.taro_page')].map(
        (element) => element.scrollHeight + window.innerHeight - element.clientHeight,
      ),
    ),
  )

/**
 * Sets the window's width, extends its height to that of the page, and waits for pictures that come into
 * view; a page that is loading or that grows with the window keeps the window's height.
 */
async function showWhole(page, width, { state, entry }) {
  const firstHeight = firstHeightOf(width)
  await page.setViewportSize({ width, height: firstHeight })
  // resize listeners run in the next frame
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
  if (state === 'loading' || entry.fillsWindow) return
  // the lower parts of a page may be mounted a moment after the network is idle
  if ((await heightOf(page)) <= firstHeight) await page.waitForTimeout(SETTLE_MS)
  // parts that load when they come into view make the page longer
  for (
    let shown = firstHeight, height = await heightOf(page);
    height > shown;
    height = await heightOf(page)
  ) {
    shown = Math.min(height, TALLEST)
    await page.setViewportSize({ width, height: shown })
    await page.waitForLoadState('networkidle')
    if (shown === TALLEST) break
  }
  // lazy pictures start loading now that they are in view; those hidden beside or below stay unloaded
  await page.waitForFunction(
    () =>
      [...document.images].every((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect()
        return image.complete || right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight
      }),
    undefined,
    { timeout: 30_000 },
  )
}

function fileOf({ name, width, colorScheme, language, text, state, isSignedIn }) {
  const size = text === 1 ? [] : [`text${text}`]
  const who = isSignedIn ? 'member' : 'visitor'
  return `${[name, width, colorScheme, language, ...size, state, who].join('-')}.png`
}

/**
 * Loads one page and takes a picture of it at each width in both themes.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, samples: object, stored: object, folder: string }} environment `stored`: device
 * storage of the session
 * @param {ReturnType<typeof planLoads>[number]} load
 */
export async function shoot(browser, environment, load) {
  const { entry, state, isSignedIn, language, text, widths } = load
  const context = await newContext(browser, widths[0])
  const shots = []
  try {
    await stateRoutes[state](context)
    // the poster would cover every tab's page: it is part of the HTML, and requested by the app
    await context.addInitScript(() => {
      window.__medibookPosterShown = true
    })
    const page = await openLoad(context, environment, load)
    for (const width of widths) {
      await showWhole(page, width, load)
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const shot = { name: entry.name, width, colorScheme, language, text, state, isSignedIn }
        const file = fileOf(shot)
        await page.screenshot({ path: path.join(environment.folder, file) })
        shots.push({ file, ...shot })
      }
    }
  } finally {
    // a response for a page that is closing is not a failure
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  return shots
}
