import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { root } from './paths.mjs'

/** @returns the number that random inputs begin with: FUZZ_SEED, or one of its own for each commit */
export function fuzzSeed() {
  if (process.env.FUZZ_SEED) return Number(process.env.FUZZ_SEED)
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number.parseInt(commit.slice(0, 7), 16)
  } catch {
    // a source archive has no commit
    return 1
  }
}
