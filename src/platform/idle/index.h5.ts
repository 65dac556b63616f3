// a busy main thread must not postpone the work indefinitely
const LONGEST_WAIT_MS = 1000
// Safari has no requestIdleCallback
const WITHOUT_IDLE_MS = 50

/**
 * Runs the work when the browser is idle, within a second at the latest.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, WITHOUT_IDLE_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(() => work(), { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(id)
}
