// the main thread may be busy for long: what waits must come some time
const LONGEST_WAIT_MS = 1000
// Safari has no idle callbacks
const WITHOUT_IDLE_MS = 50

/** Does something once the browser has nothing more urgent to do, within a second. @returns how to forget it */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, WITHOUT_IDLE_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(() => work(), { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(id)
}
