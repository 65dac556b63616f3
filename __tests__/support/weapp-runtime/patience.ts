import type { Machine } from './machine'
import { textOf } from './tree'

const POLL_MS = 10
// counted in polls rather than in time, because on a slow machine a single rendering takes longer than a
// sensible quiet period
const QUIET_POLLS = 8
const DEFAULT_WAIT_MS = 60_000
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Functions that wait. */
export function patienceOf({ record, pages, network }: Machine) {
  const text = () => textOf(pages.current?.data.root)
  return {
    /**
     * Waits until `condition` holds: a text on the page, or a function.
     * @throws Error with the page's text
     */
    async waitFor(condition: string | (() => unknown), timeoutMs = DEFAULT_WAIT_MS): Promise<void> {
      const isMet = typeof condition === 'string' ? () => text().includes(condition) : condition
      const deadline = Date.now() + timeoutMs
      while (!isMet()) {
        if (Date.now() > deadline) {
          const errors = record.errors.map((error) => error.message).join('\n')
          throw new Error(
            'Waited in vain for ' +
              `${typeof condition === 'string' ? JSON.stringify(condition) : String(condition)} on ` +
              `${pages.current?.route}:\n${text().slice(0, 600)}\n${errors}`,
          )
        }
        await pause(POLL_MS)
      }
    },
    /** Waits until the page has rendered, no request is pending and it has stopped changing. */
    async settle(timeoutMs = DEFAULT_WAIT_MS): Promise<void> {
      const deadline = Date.now() + timeoutMs
      let seen = -1
      let quietPolls = 0
      while (Date.now() < deadline) {
        const activity = record.setData.length + record.requests.length
        const isWaiting =
          record.requests.some((request) => request.status === undefined) && network.isOnline()
        if (activity !== seen || isWaiting) {
          seen = activity
          quietPolls = 0
        } else if (record.setData.length > 0 && quietPolls >= QUIET_POLLS) return
        quietPolls += 1
        await pause(POLL_MS)
      }
    },
  }
}
