import { showDialog } from '../dialog'
import { hasConsent } from '../storage'
import type { UpdateTexts } from './types'

// the first page and what it prefetches come before
const REGISTER_AFTER_MS = 4000

/**
 * Keeps the app's files on the device (service worker), and prompts once a newer version is there. Not in
 * development: only the built app has a worker.
 */
export function checkForUpdate(texts: () => UpdateTexts): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  const start = async () => {
    // nothing is stored before consent: the worker starts with the next launch
    if (!hasConsent()) return
    const { startServiceWorker } = await import(
      /* webpackChunkName: "service-worker" */ './service-worker.h5'
    )
    await startServiceWorker(() => {
      const { title, question, confirm, cancel } = texts()
      return showDialog({ title, text: question, confirmText: confirm, cancelText: cancel })
    })
  }
  // a browser that forbids workers (a private window) only lacks the offline files
  setTimeout(() => {
    void start().catch(() => undefined)
  }, REGISTER_AFTER_MS)
}
