import { formatElapsed } from './progress.mjs'

const mb = (bytes) => `${Math.round(bytes / 1024 / 1024)} MB`
const ms = (value) => (value < 10 ? value.toFixed(1) : String(Math.round(value)))
const ratio = (value) => `${value.toFixed(value < 10 ? 2 : 1)}x`

/** Prints rows as a table; the first column is left-aligned, the others right-aligned. */
function printTable(rows) {
  const widths = rows[0].map((_cell, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => String(cell)[column === 0 ? 'padEnd' : 'padStart'](widths[column]))
        .join('  '),
    )
}

/**
 * @typedef {{ requestsPerSecond: number, p50Ms: number, p95Ms: number, p99Ms: number, failures: number }} Row
 * @typedef {{ name: string, scale: number, rows: Map<string, Row>, seedMs: number, restBytes: number,
 * peakBytes: number }} Result measurements of one server with one amount of data
 */

/** @param {Result[]} results */
export function printLoads(results) {
  printTable([
    ['server', 'SEED_SCALE', 'call', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'refused'],
    ...results.flatMap(({ name, scale, rows }) =>
      [...rows].map(([call, row]) => [
        name,
        scale,
        call,
        Math.round(row.requestsPerSecond),
        ms(row.p50Ms),
        ms(row.p95Ms),
        ms(row.p99Ms),
        row.failures || '',
      ]),
    ),
  ])
  console.log('')
  printTable([
    ['server', 'SEED_SCALE', 'start with seed', 'memory at rest', 'under load'],
    ...results.map((result) => [
      result.name,
      result.scale,
      formatElapsed(result.seedMs),
      mb(result.restBytes),
      mb(result.peakBytes),
    ]),
  ])
}

/**
 * Prints requests per second and latency relative to the other server, with the same data.
 *
 * @param {Result[]} results of `before` and `now`
 * @param {Record<string, number>} aims targets for the relative requests per second of each call
 */
export function printRatios(results, aims) {
  const rows = results
    .filter(({ name }) => name === 'now')
    .flatMap((now) => {
      const before = results.find(({ name, scale }) => name === 'before' && scale === now.scale)
      return [...now.rows].flatMap(([call, row]) => {
        const old = before?.rows.get(call)
        if (!old) return []
        const gain = row.requestsPerSecond / old.requestsPerSecond
        const share = row.p95Ms / old.p95Ms
        const aim = aims[call]
        const isMet = aim === undefined || (gain >= aim && share <= 0.5)
        return [
          [
            now.scale,
            call,
            ratio(gain),
            ratio(share),
            aim === undefined ? '' : `>= ${aim}x, p95 <= 0.5x`,
            aim === undefined ? '' : isMet ? '✓' : '✗',
          ],
        ]
      })
    })
  if (rows.length === 0) return
  console.log('\nNow, measured against before:\n')
  printTable([['SEED_SCALE', 'call', 'requests/s', 'p95', 'aim', ''], ...rows])
}

/**
 * Prints how the tail latency of reads grows with the data.
 *
 * @param {Result[]} results
 * @param {number} aim
 */
export function printGrowth(results, aim) {
  for (const name of new Set(results.map((result) => result.name))) {
    const own = results.filter((result) => result.name === name)
    const [first, last] = [own[0], own.at(-1)]
    if (first === last) continue
    console.log('')
    for (const call of ['list', 'search', 'detail']) {
      const growth = (last.rows.get(call)?.p95Ms ?? NaN) / (first.rows.get(call)?.p95Ms ?? NaN)
      console.log(
        `${name}, ${call}: p95 grows ${growth.toFixed(2)} times from SEED_SCALE ${first.scale} to ` +
          `${last.scale} (aim: less than ${aim}) ${growth < aim ? '✓' : '✗'}`,
      )
    }
  }
}
