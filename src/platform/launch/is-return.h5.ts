/**
 * Whether the browser shows this page again: it was reloaded, or came back to from another site. Also in the
 * HTML's scripts (build/html-shell).
 */
export function isReturn(): boolean {
  // Safari 14 has no such entry: each of its launches counts as a new one
  const [entry] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}
