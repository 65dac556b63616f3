import { isDrawable, stored } from './visitor'

/** The service worker reads it (build/service-worker/worker.js). */
const VISIT_CACHE = 'medibook-visit'

/**
 * Tells the service worker, in a cache of its own, whether the server's page would be what this visitor sees: then it
 * waits a moment for that page at the next visit.
 */
export function tellWorker(): void {
  addEventListener('load', () => {
    if (!window.caches || !stored('privacyConsent')) return
    const told: Promise<unknown> = isDrawable
      ? caches.open(VISIT_CACHE).then((cache) => cache.put('/drawn', new Response('')))
      : caches.delete(VISIT_CACHE)
    told.catch(() => undefined)
  })
}
