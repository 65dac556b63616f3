import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'

/** Flags for running in a container, and without background network requests. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const TRIAL_MS = 30_000

function systemCandidates() {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ]
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter(Boolean)
      .map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  return (process.env.PATH ?? '').split(':').flatMap((folder) => names.map((name) => path.join(folder, name)))
}

const isThere = (file) => Boolean(file) && fs.existsSync(file)

/** A browser may lack libraries or start too slowly, so it is used only if it can open a page. */
async function works(executablePath) {
  if (!isThere(executablePath)) return false
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath, args: browserFlags, timeout: TRIAL_MS })
  try {
    const page = await browser.newPage()
    await page.goto('data:text/html,<p>ready</p>', { timeout: TRIAL_MS })
    return (await page.content()).includes('ready')
  } finally {
    await browser.close()
  }
}

async function ownBrowserOfPlaywright() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

/** Where the browser of the registry package is unpacked, once per version. */
export function pinnedBrowserPath() {
  const about = inRoot('node_modules', '@sparticuz', 'chromium', 'package.json')
  const { version } = JSON.parse(fs.readFileSync(about, 'utf8'))
  return inRoot('node_modules', '.cache', 'medibook', `chromium-${version}`, 'chromium')
}

async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return ''
  const file = pinnedBrowserPath()
  const folder = path.dirname(file)
  if (fs.existsSync(file)) return file
  // moved to its place when it is complete, as an interruption may leave a part of it
  const unpacked = `${folder}.${process.pid}`
  fs.mkdirSync(unpacked, { recursive: true })
  const { default: packaged } = await import('@sparticuz/chromium')
  // it unpacks into the temporary folder, and uses what is there, of whatever version
  const before = process.env.TMPDIR
  process.env.TMPDIR = unpacked
  try {
    await packaged.executablePath()
    fs.rmSync(folder, { recursive: true, force: true })
    fs.renameSync(unpacked, folder)
    return file
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

const installed = () =>
  systemCandidates()
    .filter(isThere)
    .map((file) => [file, () => file])
const pinned = () => [["the registry package's browser", packagedBrowser]]

/**
 * Finds a working Chromium, in order: CHROMIUM_PATH, the one pinned by the lockfile and the system's (or the
 * reverse), Playwright's own, and finally, as root, the system package.
 *
 * @param {{ isPinnedFirst?: boolean, note?: (text: string) => void }} [options] isPinnedFirst: the version
 * that every machine has comes first; it has no window, and takes half of the time. note: called with
 * the candidate being tried
 * @returns {Promise<string>} the path of the executable
 * @throws Error with a one-line instruction
 */
export async function findBrowser({ isPinnedFirst = false, note = () => {} } = {}) {
  const attempts = [
    ['CHROMIUM_PATH', () => process.env.CHROMIUM_PATH ?? ''],
    ...(isPinnedFirst ? [...pinned(), ...installed()] : [...installed(), ...pinned()]),
    ["Playwright's browser", ownBrowserOfPlaywright],
    [
      "Playwright's own install",
      async () => {
        await run(
          process.execPath,
          [path.join('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'],
          { timeoutMs: 300_000 },
        )
        return ownBrowserOfPlaywright()
      },
    ],
    [
      'the system package',
      async () => {
        if (process.platform !== 'linux' || process.getuid?.() !== 0) return ''
        const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, isQuiet: true, timeoutMs: 300_000 }
        await run('apt-get', ['update', '-qq'], quiet)
        await run('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
        return '/usr/bin/chromium'
      },
    ],
  ]
  for (const [name, locate] of attempts) {
    note(name)
    try {
      const file = await locate()
      if (await works(file)) return file
    } catch {
      // try the next candidate
    }
  }
  throw new Error(
    'No Chromium could be found or installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}
