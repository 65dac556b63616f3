/**
 * Runs the work after the first content is painted: requests that are made before it occupy the main thread, and
 * take bandwidth from the app's own scripts, which arrive last. At the latest it runs with the deferred scripts,
 * which is the answer for a hidden page and a browser that does not report paints.
 */
export function afterFirstPaint(work: () => void): void {
  let isDone = false
  const run = () => {
    if (isDone) return
    isDone = true
    work()
  }
  addEventListener('DOMContentLoaded', run)
  if (!window.PerformanceObserver) return
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    run()
  }).observe({ type: 'paint', buffered: true })
}
