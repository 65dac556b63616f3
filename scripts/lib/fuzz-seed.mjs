import process from 'node:process'

// The same for every run: a change fails for what it changed. The nightly workflow searches elsewhere (docs/adr/0028).
const SEED = 20261124

/** @returns the number that random inputs begin with: FUZZ_SEED, or the one of every run */
export function fuzzSeed() {
  return Number(process.env.FUZZ_SEED || SEED)
}
