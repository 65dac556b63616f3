/**
 * Runs the work after the first content is painted: requests that are made before it occupy the main thread, and
 * take bandwidth from the app's own scripts, which arrive last. At the latest it runs with the deferred scripts,
 * also of a hidden page, which is not painted.
 */
export function afterFirstPaint(work: () => void): void {
  let isDone = false
  const run = () => {
    if (isDone) return
    isDone = true
    work()
  }
  addEventListener('DOMContentLoaded', run)
  // Safari 14.0 reports no paints: the frame after the next has the first
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    return void requestAnimationFrame(() => setTimeout(run))
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    run()
  }).observe({ type: 'paint', buffered: true })
}
