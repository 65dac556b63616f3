import path from 'node:path'
import { recordCall } from '../../../scripts/lib/call-coverage.mjs'
import { createMachine, type LaunchOptions } from './machine'
import { patienceOf } from './patience'
import { handsOf, pageOf, sightOf } from './person'
import type { RuntimeRecord } from './types'

export type { LaunchOptions }

/** Records the API calls of a test; the benchmark also launches it, whose calls belong to no test. */
function recordCalls({ requests }: RuntimeRecord): void {
  const { testPath = '', currentTestName: title = '' } =
    typeof expect === 'undefined' ? {} : expect.getState()
  if (!testPath) return
  for (const { method, url, page, press, status } of requests)
    if (status !== undefined)
      recordCall(method, new URL(url).pathname, { page, press, spec: path.basename(testPath), title })
}

/**
 * Starts a compiled mini-program in Node, in a separate realm, with real HTTP. Call `close()` at the end; a
 * successful session has an empty `record.errors`.
 */
export function launch(options: LaunchOptions = {}) {
  const machine = createMachine(options)
  const { record, pages } = machine
  pages.loadApp(machine.launch)
  pages.push(machine.start.route, machine.start.query)
  return {
    record,
    storage: machine.storage,
    /** Replace to answer dialogs differently. */
    answers: machine.answers,
    pagePaths: machine.pagePaths,
    get page() {
      return pageOf(machine)
    },
    get route() {
      return pageOf(machine).route
    },
    get stack() {
      return pages.stack.map((open) => open.route)
    },
    ...sightOf(machine),
    ...handsOf(machine),
    ...patienceOf(machine),
    /** Calls that required consent to the privacy guideline. */
    privacyAsks: machine.privacy.asks,
    /** Statistics of the setData calls from the given index on. */
    setDataStats: (from = 0) =>
      record.setData.slice(from).reduce(
        (sum, entry) => ({
          calls: sum.calls + 1,
          bytes: sum.bytes + entry.bytes,
          largest: Math.max(sum.largest, entry.bytes),
        }),
        { calls: 0, bytes: 0, largest: 0 },
      ),
    close() {
      recordCalls(record)
      machine.realm.close()
    },
  }
}

export type WeappSession = ReturnType<typeof launch>
