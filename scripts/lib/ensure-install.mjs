import fs from 'node:fs'
import process from 'node:process'
import { fingerprint } from './fingerprint.mjs'
import { inRoot } from './paths.mjs'
import { createProgress } from './progress.mjs'
import { fail, run } from './run.mjs'

const MINIMUM_NODE = [20, 19]
const stampFile = inRoot('node_modules', '.medibook-install')

/** Exits with a one-line message when this version of Node is too old. */
function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isEnough = major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])
  if (!isEnough)
    fail(
      `Node ${MINIMUM_NODE.join('.')} or newer is needed; this is ${process.versions.node}. See https://nodejs.org`,
    )
}

/**
 * True when node_modules matches package-lock.json. Compares with npm's own lockfile inside node_modules;
 * packages for other platforms are ignored.
 */
function hasLockedPackages() {
  try {
    const wanted = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8')).packages
    const present = JSON.parse(fs.readFileSync(inRoot('node_modules', '.package-lock.json'), 'utf8')).packages
    return Object.entries(wanted).every(([location, entry]) => {
      if (!location.startsWith('node_modules/') && !location.includes('/node_modules/')) return true
      const found = present[location]
      if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer)
      return found.version === entry.version
    })
  } catch {
    return false
  }
}

/** Installs the locked packages when some are missing or have another version. */
export async function ensureInstall() {
  checkNodeVersion()
  // The stamp avoids reading two lockfiles at every start
  const wanted = fingerprint(['package-lock.json'])
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8').trim() === wanted) return
  const writeStamp = () => fs.writeFileSync(stampFile, `${wanted}\n`)
  if (hasLockedPackages()) return writeStamp()
  await createProgress().step('Installing packages (npm ci, about a minute)', async () => {
    const { code } = await run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], {
      env: { NODE_ENV: '' },
    })
    if (code !== 0) fail('npm ci failed: see its messages above.')
    writeStamp()
  })
}
