import { isDrawable, stored } from './visitor'

/** Read by the service worker (build/service-worker/worker.js). */
const VISIT_CACHE = 'medibook-visit'

/**
 * Stores for the service worker, in a cache of its own, whether the server-rendered page is what this visitor
 * would see: at the next visit it then waits briefly for that page.
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
