import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import autocannon from 'autocannon'
import { median } from './page-metrics.mjs'

/** @returns {number} the percentile `share` (0 to 1) of the sorted `values` */
const percentile = (values, share) =>
  values[Math.min(values.length - 1, Math.max(0, Math.ceil(values.length * share) - 1))] ?? 0

/** @returns {number} memory of a process in bytes; 0 when it is not known */
export function memoryOf(pid) {
  try {
    const match = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
    return match ? Number(match[1]) * 1024 : 0
  } catch {
    try {
      return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
    } catch {
      return 0
    }
  }
}

/**
 * One run under load. Records the time of each response, because autocannon's own summary lacks the 95th
 * percentile.
 */
function runOnce(options) {
  const times = []
  return new Promise((resolve, reject) => {
    // refusals use HTTP 200: only code 0 is a success
    const instance = autocannon(
      { verifyBody: (body) => JSON.parse(body).code === 0, ...options },
      (error, result) => {
        if (error) return reject(error)
        times.sort((a, b) => a - b)
        resolve({
          requestsPerSecond: result.requests.average,
          p50Ms: percentile(times, 0.5),
          p95Ms: percentile(times, 0.95),
          p99Ms: percentile(times, 0.99),
          failures: result.non2xx + result.errors + result.mismatches,
        })
      },
    )
    instance.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
}

/** Tracks the peak memory of a process. @returns {() => number} stops, and returns the bytes */
function watchMemory(pid) {
  let peakBytes = memoryOf(pid)
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, memoryOf(pid))
  }, 200)
  return () => {
    clearInterval(watch)
    return peakBytes
  }
}

/**
 * Medians of several runs of each subject. The subjects alternate, so that other load on the machine affects
 * all of them equally. A short warm-up run is discarded, because it fills caches and creates plans.
 *
 * @param {{ rounds: number, seconds: number, connections: number, subjects: { load: object, pid: number }[]
 * }} options `load`: options of autocannon
 * @returns {Promise<{ requestsPerSecond: number, p50Ms: number, p95Ms: number, p99Ms: number, failures:
 * number, peakBytes: number }[]>} one for each subject
 */
export async function measureLoads({ rounds, seconds, connections, subjects }) {
  const runs = subjects.map(() => [])
  const peaks = subjects.map(() => 0)
  for (let round = -1; round < rounds; round += 1)
    for (const [index, { load, pid }] of subjects.entries()) {
      const peakOf = watchMemory(pid)
      const run = await runOnce({ ...load, connections, duration: round < 0 ? 1 : seconds })
      peaks[index] = Math.max(peaks[index], peakOf())
      if (round >= 0) runs[index].push(run)
    }
  return runs.map((own, index) => {
    const of = (name) => median(own.map((run) => run[name]))
    return {
      requestsPerSecond: of('requestsPerSecond'),
      p50Ms: of('p50Ms'),
      p95Ms: of('p95Ms'),
      p99Ms: of('p99Ms'),
      failures: own.reduce((sum, run) => sum + run.failures, 0),
      peakBytes: peaks[index],
    }
  })
}
