// npm test: runs everything, from a fresh clone. Ends with the line "N passed, N failed"; the exit code is
// non-zero when anything failed.
import './lib/help.mjs'
import process from 'node:process'
import { findBrowser } from './lib/browser.mjs'
import { ensureInstall } from './lib/ensure-install.mjs'
import { fuzzSeed } from './lib/fuzz-seed.mjs'
import { createProgress, formatElapsed } from './lib/progress.mjs'
import { fail, stopChildrenOnExit } from './lib/run.mjs'

stopChildrenOnExit()
await ensureInstall()
// Imported only now, because they need installed packages
const { checkFormat, checkLint, checkTypes, checkUnused, runJest, runPlaywright, twoAtATime } =
  await import('./lib/checks.mjs')
const { forgetCalls, unreachedCalls } = await import('./lib/call-coverage.mjs')
const { buildTarget } = await import('./lib/taro-build.mjs')
const { printSizes } = await import('./lib/sizes.mjs')

const progress = createProgress(12)
const total = { passed: 0, failed: 0 }
const broken = []

/** A failing step does not stop later ones, so that one run reports all failures. */
async function attempt(name, work) {
  try {
    return await progress.step(name, work)
  } catch (error) {
    broken.push(name)
    console.log(`  ${error.message}`)
    return undefined
  }
}

async function count(work) {
  const { passed, failed } = await work
  total.passed += passed
  total.failed += failed
  if (failed) throw new Error(`${failed} of ${passed + failed} tests failed`)
}

const browser = await attempt('Browser', (note) => findBrowser({ isPinnedFirst: true, note }))
if (!browser)
  fail('No Chromium could be found or installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.')

forgetCalls()
let weapp
let h5
// Each of these uses one core most of the time; the tests after them use every core
const builds = async () => {
  weapp = await attempt('Build of the mini-program', () => buildTarget('weapp').then(() => true))
  h5 = await attempt('Build of the web app', () => buildTarget('h5').then(() => true))
}
await twoAtATime(
  builds,
  () => attempt('Lint', checkLint),
  () => attempt('Format', checkFormat),
  () => attempt('Types', checkTypes),
  () => attempt('Unused code', checkUnused),
)

const seed = fuzzSeed()
console.log(`\nThe fuzz tests take seed ${seed}: another FUZZ_SEED searches elsewhere, FUZZ_RUNS=200 longer.`)
await attempt('Unit, component, page, contract, flow, server and architecture tests', () =>
  count(runJest('jest', [], { FUZZ_SEED: String(seed) })),
)
await attempt('The compiled mini-program in its runtime', () => {
  if (!weapp) throw new Error('Not run: there is no build.')
  return count(runJest('weapp', ['--config', '__tests__/weapp/jest.config.js']))
})

await attempt('Size budgets', async () => {
  const areKept = [weapp && printSizes('weapp'), h5 && printSizes('h5')]
  if (areKept.includes(false) || !weapp || !h5)
    throw new Error('A size budget is broken, or there is no build to measure.')
})
await attempt('The web app in a browser', () => {
  if (!h5) throw new Error('Not run: there is no build.')
  return count(runPlaywright({ CHROMIUM_PATH: browser }))
})
await attempt('Every specified call is made from a page', () => {
  const unreached = unreachedCalls().map(({ call }) => call)
  if (unreached.length) throw new Error(`No test of the built app makes: ${unreached.join(', ')}`)
})

console.log(`\nTime: ${formatElapsed(progress.elapsedMs())}`)
for (const { name, isOk, ms } of progress.results)
  console.log(`  ${isOk ? '✓' : '✗'} ${name} (${formatElapsed(ms)})`)
// A failed step without tests of its own (types, lint, a build, a budget) counts as one failure, so that the
// last line includes it
const failures = Math.max(total.failed, broken.length)
console.log(`\n${total.passed} passed, ${failures} failed`)
process.exit(failures ? 1 : 0)
