import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { inRoot } from './paths.mjs'
import { runNode } from './run.mjs'

const bin = (packageName, file) => inRoot('node_modules', packageName, file)
const reports = inRoot('artifacts', 'test')
/** One more than there are cores: a page waits for its server and its own timers, a server for its database. */
const workers = os.availableParallelism() + 1

/**
 * Compilers, linters and tests allocate much that is soon garbage: with a larger young generation a tenth of the
 * time of the tests is saved. It is inherited by the workers and servers of a test.
 */
const roomyHeap = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim() }

/** Checks may run concurrently, so each prints its findings at its end, and nothing on success. */
async function must(name, args) {
  const { code, output } = await runNode(args, { env: roomyHeap, isQuiet: true })
  if (code === 0) return
  process.stdout.write(`${output}\n`)
  throw new Error(`${name} failed`)
}

const cache = (name) => inRoot('node_modules', '.cache', 'medibook', name)

/**
 * Checks the types of the default, H5, mini-program and server configurations.
 * @throws Error naming those that fail
 */
export async function checkTypes() {
  const failed = []
  for (const config of ['tsconfig', 'tsconfig.h5', 'tsconfig.weapp', 'tsconfig.server']) {
    // The native compiler takes a third of the time; the other one is needed by tools that use its API
    const compiler = bin('typescript-native', 'bin/tsc')
    const incremental = ['--incremental', '--tsBuildInfoFile', cache(`${config}.tsbuildinfo`)]
    // One thread needs half of the work of four, and another check has the other core
    const args = ['--noEmit', '--singleThreaded', '-p', `${config}.json`, ...incremental]
    await must(config, [compiler, ...args]).catch(() => failed.push(config))
  }
  if (failed.length) throw new Error(`Types are wrong in ${failed.join(', ')}`)
}

export const checkLint = () =>
  must('Lint', [
    bin('eslint', 'bin/eslint.js'),
    '.',
    '--max-warnings=0',
    '--cache',
    // a fresh checkout changes the modification time of every file
    '--cache-strategy=content',
    `--cache-location=${cache('eslint.json')}`,
  ])

export const checkFormat = () =>
  must('Format', [
    bin('prettier', 'bin/prettier.cjs'),
    '--check',
    '.',
    '--log-level=warn',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${cache('prettier.json')}`,
  ])

/** Reports unused files, exports and dependencies. */
export const checkUnused = () => must('Unused code', [bin('knip', 'bin/knip.js'), '--no-progress'])

/**
 * Works two at a time, one for each core of a small machine.
 *
 * @param {(() => Promise<void>)[]} works the longest first
 */
export async function twoAtATime(...works) {
  const lane = async () => {
    for (let work = works.shift(); work; work = works.shift()) await work()
  }
  await Promise.all([lane(), lane()])
}

/**
 * Runs Jest and counts results.
 *
 * @param {string} name of the report file
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ passed: number, failed: number }>} a suite that could not run counts as one failed test
 */
export async function runJest(name, args, env = {}) {
  fs.mkdirSync(reports, { recursive: true })
  const report = path.join(reports, `${name}.json`)
  fs.rmSync(report, { force: true })
  const { code } = await runNode(
    [
      bin('jest', 'bin/jest.js'),
      '--json',
      `--outputFile=${report}`,
      `--maxWorkers=${workers}`,
      '--passWithNoTests',
      ...args,
    ],
    {
      env: { TZ: 'UTC', CI: process.env.CI ?? 'true', NODE_ENV: 'test', ...roomyHeap, ...env },
    },
  )
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  )
  const failed = numFailedTests + numRuntimeErrorTestSuites
  return { passed: numPassedTests, failed: failed || (code === 0 ? 0 : 1) }
}

/**
 * Runs the browser tests and counts results.
 *
 * @param {Record<string, string>} env CHROMIUM_PATH selects the browser
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runPlaywright(env) {
  fs.mkdirSync(reports, { recursive: true })
  const report = path.join(reports, 'e2e.json')
  fs.rmSync(report, { force: true })
  const { code } = await runNode([bin('@playwright/test', 'cli.js'), 'test', '--reporter=list,json'], {
    env: { ...roomyHeap, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 }
  const { stats, errors } = JSON.parse(fs.readFileSync(report, 'utf8'))
  const failed = stats.unexpected + (errors?.length ?? 0)
  return { passed: stats.expected + stats.flaky, failed: failed || (code === 0 ? 0 : 1) }
}
