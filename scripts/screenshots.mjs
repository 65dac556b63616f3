// npm run screenshots [-- --pages=home,orders --languages=en,zh-Hant --widths=320,390,1440]: pictures of every page, with an index.
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureInstall } from './lib/ensure-install.mjs'
import { inRoot } from './lib/paths.mjs'
import { createProgress } from './lib/progress.mjs'
import { fail, stopChildrenOnExit } from './lib/run.mjs'

const allLanguages = ['zh-Hant', 'zh-Hans', 'en', 'fr', 'es', 'ja']
const option = (name, fallback) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]?.split(',') ?? fallback
const languages = option('languages', allLanguages)
const widths = option('widths', ['390', '1440']).map(Number)
const folder = inRoot('artifacts', 'screenshots')

stopChildrenOnExit()
await ensureInstall()
const { chromium } = await import('playwright-core')
const { browserFlags, findBrowser } = await import('./lib/browser.mjs')
const { createApiClient, storedConsent, storedSession } = await import('./lib/api-client.mjs')
const { loadSamples, pageCatalogue } = await import('./lib/page-catalogue.mjs')
const { loadDemoAccounts } = await import('./lib/bench-samples.mjs')
const { startTestServer } = await import('./lib/server-process.mjs')
const { buildTarget } = await import('./lib/taro-build.mjs')

const names = option('pages', pageCatalogue.map(({ name }) => name))
const pages = pageCatalogue.filter(({ name }) => names.includes(name))
if (!pages.length) fail(`No such page. There are: ${pageCatalogue.map(({ name }) => name).join(', ')}`)

const executablePath = await findBrowser().catch((error) => fail(error.message))
await buildTarget('h5').catch((error) => fail(error.message))

async function shoot(browser, server, { page: entry, samples, stored, language, width, colorScheme, isSignedIn }) {
  const isPhone = width < 960
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 }, isMobile: isPhone, hasTouch: isPhone, deviceScaleFactor: isPhone ? 2 : 1,
    colorScheme, reducedMotion: 'reduce', locale: 'zh-HK', timezoneId: 'Asia/Hong_Kong',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript((entries) => {
      for (const [key, data] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify({ data }))
    }, { language, ...(entry.isFirstLaunch ? {} : storedConsent), ...(isSignedIn ? stored : {}) })
    // the poster would lie over every tab's page
    await page.route('**/openingAdvert/**', (route) => route.fulfill({ json: { code: 0, msg: '', data: { isShow: '0', picUrl: '', link: '', alt: '' } } }))
    await page.goto(`${server.url}/#/${entry.route}${entry.search(samples)}`)
    await page.locator('#shell').waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    // The page scrolls inside Taro's own element: the window grows until nothing is left to scroll
    const height = await page.evaluate(() => Math.max(document.documentElement.scrollHeight, ...[...document.querySelectorAll('.taro_page')].map((element) => element.scrollHeight)))
    await page.setViewportSize({ width, height: Math.min(Math.max(height, 600), 6000) })
    await page.waitForLoadState('networkidle')
    // pictures further down are loaded only now that they are in view
    await page.waitForFunction(() => [...document.images].every((image) => image.complete), undefined, { timeout: 10_000 })
    const file = `${entry.name}-${width}-${colorScheme}-${language}${isSignedIn ? '' : '-signed-out'}.png`
    await page.screenshot({ path: path.join(folder, file) })
    return { file, name: entry.name, width, colorScheme, language, isSignedIn }
  } finally {
    await context.close()
  }
}

function indexPage(shots) {
  const figure = ({ file, width, colorScheme, language, isSignedIn }) => `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${width} px, ${colorScheme}, ${language}${isSignedIn ? '' : ', signed out'}</figcaption></figure>`
  const sections = pages.map(({ name }) => `<h2 id="${name}">${name}</h2><div>${shots.filter((shot) => shot.name === name).map(figure).join('')}</div>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>body{font:14px system-ui;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0;width:220px}img{width:100%;border:1px solid;border-radius:6px}nav a{margin-right:12px}</style>
<h1>Screenshots</h1><nav>${pages.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav>${sections.join('\n')}</html>\n`
}

const server = await startTestServer()
const browser = await chromium.launch({ executablePath, args: browserFlags })
try {
  const api = createApiClient(server.url)
  const [account] = await loadDemoAccounts()
  const stored = storedSession(await api.signIn(account))
  const samples = await loadSamples(api)
  fs.mkdirSync(folder, { recursive: true })

  const wanted = pages.flatMap((page) => widths.flatMap((width) => ['light', 'dark'].flatMap((colorScheme) => languages.flatMap((language) =>
    (page.needsLogin ? [true] : [true, false]).map((isSignedIn) => ({ page, samples, stored, width, colorScheme, language, isSignedIn }))))))
  const shots = []
  await createProgress().step(`${wanted.length} pictures into artifacts/screenshots`, async (note) => {
    for (const one of wanted) {
      note(`${shots.length} of ${wanted.length}`)
      shots.push(await shoot(browser, server, one))
    }
  })
  fs.writeFileSync(path.join(folder, 'index.html'), indexPage(shots))
  console.log(`\nOpen ${path.join('artifacts', 'screenshots', 'index.html')}`)
} finally {
  await browser.close()
  await server.stop()
}
