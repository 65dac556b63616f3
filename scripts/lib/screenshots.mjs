import path from 'node:path'
import { storedConsent } from './api-client.mjs'

/** From this width on the window is a desktop's: a mouse, and no touch. */
const DESKTOP = 960
const TALLEST = 6000
const THEMES = ['light', 'dark']

const reads = /^\/(mall|weixin|api)\//

/** What a list, a page of a list, a tree or the search (a page of each kind) answers when there is nothing in it; anything else stays. */
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
/** full, empty, failed */
export const states = Object.keys(stateRoutes)

/** Every id of a sample that is nobody's. */
const nobodys = (samples) => Object.fromEntries(Object.keys(samples).map((name) => [name, 'unknown']))

/**
 * The loads that a set of pages needs: one for each page, language, person, state and kind of device. Widths and
 * themes are changed on the loaded page.
 *
 * @param {{ pages: import('./page-catalogue.mjs').CataloguePage[], languages: string[], widths: number[], wantedStates: string[] }} wanted
 */
export function planLoads({ pages, languages, widths, wantedStates }) {
  const devices = [
    widths.filter((width) => width < DESKTOP),
    widths.filter((width) => width >= DESKTOP),
  ].filter((some) => some.length)
  return pages.flatMap((entry) =>
    wantedStates.flatMap((state) => {
      if (state === 'empty' && !entry.emptyBy) return []
      // a visitor who fails, or has nothing, sees what a member sees
      const persons =
        entry.people === 'visitors'
          ? [false]
          : entry.people === 'both' && state === 'full'
            ? [true, false]
            : [true]
      return persons.flatMap((isSignedIn) =>
        languages.flatMap((language) =>
          devices.map((deviceWidths) => ({ entry, state, isSignedIn, language, widths: deviceWidths })),
        ),
      )
    }),
  )
}

/** How many pictures a load gives. */
export const pictureCount = (load) => load.widths.length * THEMES.length

/**
 * Loads one page and takes a picture of it at each width in both themes.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, samples: object, stored: object, folder: string }} environment `stored`: what the device keeps of the session
 * @param {ReturnType<typeof planLoads>[number]} load
 */
export async function shoot(
  browser,
  { url, samples, stored, folder },
  { entry, state, isSignedIn, language, widths },
) {
  const isPhone = widths[0] < DESKTOP
  const firstHeight = isPhone ? 844 : 900
  const context = await browser.newContext({
    viewport: { width: widths[0], height: firstHeight },
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 2 : 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'zh-HK',
    timezoneId: 'Asia/Hong_Kong',
    serviceWorkers: 'block',
  })
  const shots = []
  try {
    await stateRoutes[state](context)
    // the poster would lie over every tab's page
    await context.route('**/openingAdvert/**', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: { isShow: '0', picUrl: '', link: '', alt: '' } } }),
    )
    const page = await context.newPage()
    await page.addInitScript(
      (entries) => {
        for (const [key, data] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify({ data }))
      },
      { language, ...(entry.isFirstLaunch ? {} : storedConsent), ...(isSignedIn ? stored : {}) },
    )
    await page.goto(
      `${url}/#/${entry.route}${entry.search(state === 'empty' && entry.emptyBy === 'unknownId' ? nobodys(samples) : samples)}`,
    )
    await page.locator('#shell').waitFor({ state: 'detached' })
    // the network rests for a moment before a page asks: what is still awaited says so itself
    await page.waitForFunction(() => !document.querySelector('.taro_page [aria-busy="true"]'))
    await page.waitForLoadState('networkidle')
    // what went wrong is told in a dialog first; the picture is of the page that stays
    for (const told = page.getByRole('alertdialog'); state === 'failed' && (await told.count());)
      await told.last().getByRole('button').last().click()
    for (const width of widths) {
      await page.setViewportSize({ width, height: firstHeight })
      // what listens to the window's size answers in the next frame
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve))
          }),
      )
      // The page scrolls inside Taro's own element: the window grows until nothing is left to scroll
      const height = await page.evaluate(
        () =>
          Math.max(
            document.documentElement.scrollHeight,
            ...[...document.querySelectorAll('.taro_page')].map((element) => element.scrollHeight),
          ) + (document.querySelector('.taro-tabbar__tabbar')?.offsetHeight ?? 0),
      )
      await page.setViewportSize({ width, height: Math.min(Math.max(height, firstHeight), TALLEST) })
      await page.waitForLoadState('networkidle')
      // pictures further down are loaded only now that they are in view; those beside or below it stay away
      await page.waitForFunction(
        () =>
          [...document.images].every((image) => {
            const { left, right, top, bottom } = image.getBoundingClientRect()
            return image.complete || right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight
          }),
        undefined,
        { timeout: 30_000 },
      )
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const file = `${[entry.name, width, colorScheme, language, state, isSignedIn ? 'member' : 'visitor'].join('-')}.png`
        await page.screenshot({ path: path.join(folder, file) })
        shots.push({ file, name: entry.name, width, colorScheme, language, state, isSignedIn })
      }
    }
  } finally {
    // an answer still on its way to a page that closes is nobody's fault
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  return shots
}

/** The page by which the pictures are browsed: one section a page, choices of width, theme, language and state. */
export function indexPage(shots) {
  const names = [...new Set(shots.map(({ name }) => name))]
  const tags = ({ width, colorScheme, language, state, isSignedIn }) => [
    `${width} px`,
    colorScheme,
    language,
    state,
    isSignedIn ? 'member' : 'visitor',
  ]
  const groups = shots.length
    ? tags(shots[0]).map((_, column) => [...new Set(shots.map((shot) => tags(shot)[column]))])
    : []
  const figure = (shot) =>
    `<figure data-tags="${tags(shot).join('|')}"><a href="${shot.file}"><img loading="lazy" src="${shot.file}" alt=""></a><figcaption>${tags(shot).join(', ')}</figcaption></figure>`
  const sections = names.map(
    (name) =>
      `<h2 id="${name}">${name}</h2><div>${shots
        .filter((shot) => shot.name === name)
        .map(figure)
        .join('')}</div>`,
  )
  const choices = groups.map(
    (values) =>
      `<fieldset>${values.map((value) => `<label><input type="checkbox" value="${value}" checked> ${value}</label>`).join('')}</fieldset>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>body{font:14px system-ui;margin:24px}div,form{display:flex;flex-wrap:wrap;gap:16px;align-items:start}form{position:sticky;top:0;background:#fff;padding:8px 0}fieldset{border:1px solid #ccc}label{margin-right:12px}figure{margin:0;width:240px}figure[hidden]{display:none}img{width:100%;border:1px solid;border-radius:6px}nav a{margin-right:12px}</style>
<h1>${shots.length} screenshots</h1><nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav><form>${choices.join('')}</form>${sections.join('\n')}
<script>const form=document.querySelector('form');form.addEventListener('change',()=>{const off=[...form.querySelectorAll('input:not(:checked)')].map((box)=>box.value);document.querySelectorAll('figure').forEach((figure)=>{figure.hidden=figure.dataset.tags.split('|').some((tag)=>off.includes(tag))})})</script></html>\n`
}
