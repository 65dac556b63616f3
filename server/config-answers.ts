import type { Reader } from './config-reader'

const MEGABYTE = 1024 * 1024

/** Cache of answers that do not depend on the user (docs/adr/0026-kept-answers.md). */
export function readAnswers(reader: Reader, isTest: boolean) {
  return {
    maxBytes: reader.integer('ANSWER_CACHE_MB', 48, 0, 4096) * MEGABYTE,
    maxAgeMs: reader.integer('ANSWER_CACHE_SECONDS', 10, 1, 3600) * 1000,
    graceMs: reader.integer('ANSWER_CACHE_GRACE_MS', isTest ? 0 : 1000, 0, 60_000),
  }
}
