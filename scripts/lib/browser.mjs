import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
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

/** An installed browser may lack libraries, so it is used only if it can open a page. */
async function works(executablePath) {
  if (!isThere(executablePath)) return false
  const { code, output } = await run(
    executablePath,
    ['--headless', ...browserFlags, '--dump-dom', 'data:text/html,<p>ready</p>'],
    { isQuiet: true, timeoutMs: TRIAL_MS },
  )
  return code === 0 && output.includes('ready')
}

async function ownBrowserOfPlaywright() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return ''
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/**
 * Finds a working Chromium, in order: CHROMIUM_PATH, the system's, the one in a registry package,
 * Playwright's own, and finally, as root, the system package.
 *
 * @param {(text: string) => void} [note] called with the candidate being tried
 * @returns {Promise<string>} the path of the executable
 * @throws Error with a one-line instruction
 */
export async function findBrowser(note = () => {}) {
  const attempts = [
    ['CHROMIUM_PATH', () => process.env.CHROMIUM_PATH ?? ''],
    ...systemCandidates()
      .filter(isThere)
      .map((file) => [file, () => file]),
    ["the registry package's browser", packagedBrowser],
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
