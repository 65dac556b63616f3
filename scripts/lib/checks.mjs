import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { inRoot } from './paths.mjs'
import { runNode } from './run.mjs'

const bin = (packageName, file) => inRoot('node_modules', packageName, file)
const reports = inRoot('artifacts', 'test')
/** Jest by itself leaves one core free, which on two cores is half of the machine. */
const workers = Math.max(2, os.availableParallelism() - 1)

async function must(name, args, options) {
  const { code } = await runNode(args, options)
  if (code !== 0) throw new Error(`${name} failed`)
}

/** Types of the default, H5, mini-program and server configurations. @throws Error naming those that fail */
export async function checkTypes() {
  const failed = []
  for (const config of ['tsconfig.json', 'tsconfig.h5.json', 'tsconfig.weapp.json', 'tsconfig.server.json']) {
    const { code } = await runNode([bin('typescript', 'bin/tsc'), '--noEmit', '-p', config])
    if (code !== 0) failed.push(config)
  }
  if (failed.length) throw new Error(`Types are wrong in ${failed.join(', ')}`)
}

export const checkLint = () => must('Lint', [bin('eslint', 'bin/eslint.js'), '.', '--max-warnings', '0'])

/**
 * Runs Jest and counts.
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
      env: { TZ: 'UTC', CI: process.env.CI ?? 'true', NODE_ENV: 'test', ...env },
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
 * Runs the browser tests and counts.
 *
 * @param {Record<string, string>} env CHROMIUM_PATH says which browser
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runPlaywright(env) {
  fs.mkdirSync(reports, { recursive: true })
  const report = path.join(reports, 'e2e.json')
  fs.rmSync(report, { force: true })
  const { code } = await runNode([bin('@playwright/test', 'cli.js'), 'test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 }
  const { stats, errors } = JSON.parse(fs.readFileSync(report, 'utf8'))
  const failed = stats.unexpected + (errors?.length ?? 0)
  return { passed: stats.expected + stats.flaky, failed: failed || (code === 0 ? 0 : 1) }
}
