import { showDialog } from '../dialog'
import { hasConsent } from '../storage'
import type { UpdateTexts } from './types'

// after the first page and its prefetches
const REGISTER_AFTER_MS = 4000

/**
 * Stores the app's files on the device (service worker), and prompts once when a newer version is available.
 * Not in development: only the built app has a worker.
 */
export function checkForUpdate(texts: () => UpdateTexts): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  const start = async () => {
    // nothing is stored before consent, so the worker starts with the next launch
    if (!hasConsent()) return
    const { startServiceWorker } = await import(
      /* webpackChunkName: "service-worker" */ './service-worker.h5'
    )
    await startServiceWorker(() => {
      const { title, question, confirm, cancel } = texts()
      return showDialog({ title, text: question, confirmText: confirm, cancelText: cancel })
    })
  }
  // where workers are forbidden (a private window), only the offline files are missing
  setTimeout(() => {
    void start().catch(() => undefined)
  }, REGISTER_AFTER_MS)
}
