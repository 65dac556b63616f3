// npm run screenshots [-- --pages=home,orders --languages=en,zh-Hant --widths=320,390,1440 --texts=1,1.5
// --states=full,loading,failed]: pictures of every page in both themes, a contact sheet of each page, and an index to
// browse them. A run adds to the pictures of earlier ones: delete the folder to begin afresh.
import './lib/help.mjs'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { ensureInstall } from './lib/ensure-install.mjs'
import { inRoot } from './lib/paths.mjs'
import { createProgress } from './lib/progress.mjs'
import { fail, stopChildrenOnExit } from './lib/run.mjs'

const option = (name, fallback) =>
  process.argv
    .find((argument) => argument.startsWith(`--${name}=`))
    ?.split('=')[1]
    ?.split(',') ?? fallback
const languages = option('languages', ['zh-Hant', 'zh-Hans', 'en', 'fr', 'es', 'ja'])
const widths = option('widths', ['320', '390', '768', '1440']).map(Number)
/** Scales of the text relative to the design: 1, or the enlargements of the settings (1.25, 1.5). */
const texts = option('texts', ['1']).map(Number)
const folder = inRoot('artifacts', 'screenshots')

stopChildrenOnExit()
await ensureInstall()
const { chromium } = await import('playwright-core')
const { browserFlags, findBrowser } = await import('./lib/browser.mjs')
const { createApiClient, storedSession } = await import('./lib/api-client.mjs')
const { loadSamples, pageCatalogue } = await import('./lib/page-catalogue.mjs')
const { loadDemoAccounts } = await import('./lib/bench-samples.mjs')
const { pictureCount, planLoads, shoot, states } = await import('./lib/screenshots.mjs')
const { indexPage, withEarlier, writeContactSheets } = await import('./lib/contact-sheets.mjs')
const { startTestServer } = await import('./lib/server-process.mjs')
const { buildTarget } = await import('./lib/taro-build.mjs')

const names = option(
  'pages',
  pageCatalogue.map(({ name }) => name),
)
const pages = pageCatalogue.filter(({ name }) => names.includes(name))
const wantedStates = option('states', states)
if (!pages.length) fail(`No such page. There are: ${pageCatalogue.map(({ name }) => name).join(', ')}`)
if (wantedStates.some((state) => !states.includes(state)))
  fail(`No such state. There are: ${states.join(', ')}`)

const executablePath = await findBrowser().catch((error) => fail(error.message))
await buildTarget('h5').catch((error) => fail(error.message))

const server = await startTestServer()
const browser = await chromium.launch({ executablePath, args: browserFlags })
try {
  const api = createApiClient(server.url)
  const [account] = await loadDemoAccounts()
  const stored = storedSession(await api.signIn(account))
  const samples = await loadSamples(api)
  fs.mkdirSync(folder, { recursive: true })

  const loads = planLoads({ pages, languages, widths, texts, wantedStates })
  const total = loads.reduce((sum, load) => sum + pictureCount(load), 0)
  const taken = new Map()
  const missed = []
  const waiting = [...loads]
  const work = async (note) => {
    for (let load = waiting.shift(); load; load = waiting.shift()) {
      try {
        const shots = await shoot(browser, { url: server.url, samples, stored, folder }, load)
        taken.set(load, shots)
        // an interrupted run leaves its pictures to the next one
        withEarlier(folder, shots)
      } catch (error) {
        // a page that does not become idle is reported, and the others are still captured
        missed.push(
          `${load.entry.name}, ${load.language}, ${load.state}, ` +
            `${load.isSignedIn ? 'member' : 'visitor'}: ${error.message.split('\n')[0]}`,
        )
      }
      note(`${[...taken.values()].flat().length} of ${total}`)
    }
  }
  await createProgress().step(`${total} pictures into artifacts/screenshots`, (note) =>
    Promise.all(Array.from({ length: os.availableParallelism() }, () => work(note))),
  )
  // in the order of the plan, not of the workers
  const newest = loads.flatMap((load) => taken.get(load) ?? [])
  const shots = withEarlier(folder, newest)
  const sheets = await createProgress().step('Contact sheets', () =>
    writeContactSheets(browser, folder, shots, new Set(newest.map(({ name }) => name))),
  )
  fs.writeFileSync(path.join(folder, 'index.html'), indexPage(shots, sheets))
  if (missed.length) {
    console.error(`\nNot taken:\n${missed.map((line) => `  ${line}`).join('\n')}`)
    process.exitCode = 1
  }
  console.log(`\nOpen ${path.join('artifacts', 'screenshots', 'index.html')}`)
} finally {
  await browser.close()
  await server.stop()
}
