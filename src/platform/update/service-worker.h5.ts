import Taro from '@tarojs/taro'

const KEPT_FOLDERS = /^\/(js|css|static|assets)\//

/** Addresses that the page has loaded already, before the worker could see them. */
const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => {
  const { origin, pathname } = new URL(name, location.href)
  return origin === location.origin && KEPT_FOLDERS.test(pathname)
})

// Nobody is asked in the middle of a form: only where nothing is being filled in
const isOnTab = () => /^#?\/?($|\?|pages\/)/.test(location.hash)

function whenOnTab(work: () => void): void {
  if (isOnTab()) return work()
  const onRoute = () => setTimeout(() => {
    if (!isOnTab()) return
    Taro.eventCenter.off('__taroRouterChange', onRoute)
    work()
  })
  Taro.eventCenter.on('__taroRouterChange', onRoute)
}

/**
 * Registers the worker that keeps the app's files.
 * @param ask asks whether the new version may start now; asked once per launch, when a tab is shown
 */
export async function startServiceWorker(ask: () => Promise<boolean>): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  const hadWorker = Boolean(navigator.serviceWorker.controller)
  let isAsked = false
  const onWaiting = (worker: ServiceWorker) => {
    if (isAsked || !hadWorker) return
    isAsked = true
    whenOnTab(() => {
      void ask().then((isWanted) => {
        if (!isWanted) return
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        worker.postMessage({ type: 'SKIP_WAITING' })
      })
    })
  }
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') onWaiting(worker)
  })
  if (registration.waiting) onWaiting(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  const { active } = await navigator.serviceWorker.ready
  if (!hadWorker) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } })
}
