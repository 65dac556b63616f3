import Taro from '@tarojs/taro'
import { PAGE_LOAD_FAILED_EVENT } from '../lazy-page/types'

const LOOK_AGAIN_MS = 3_600_000
const KEPT_FOLDERS = /^\/(js|css|static|assets)\//

/** Addresses of the app's own files among these that bypassed the worker. */
const pastWorker = (entries: PerformanceEntryList) =>
  (entries as PerformanceResourceTiming[])
    .filter(({ workerStart }) => !workerStart)
    .map(({ name }) => name)
    .filter((name) => {
      const { origin, pathname } = new URL(name, location.href)
      return origin === location.origin && KEPT_FOLDERS.test(pathname)
    })

/**
 * Tells the worker which files the page loaded before the worker intercepted its requests; a file in flight
 * at that time is known only once it has arrived.
 */
function handOver(worker: ServiceWorker): void {
  const hand = (entries: PerformanceEntryList) => {
    const urlsToCache = pastWorker(entries)
    if (urlsToCache.length) worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  }
  hand(performance.getEntriesByType('resource'))
  new PerformanceObserver((list) => hand(list.getEntries())).observe({ entryTypes: ['resource'] })
}

/** Whether the worker answered the page itself; one that takes over later has missed the page's first files. */
const isOfWorker = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ workerStart }) => workerStart > 0,
  )

// Prompts only on pages without input, so that no form is interrupted
const isOnTab = () => /^#?\/?($|\?|pages\/)/.test(location.hash)

function whenOnTab(work: () => void): void {
  if (isOnTab()) return work()
  const onRoute = () =>
    setTimeout(() => {
      if (!isOnTab()) return
      Taro.eventCenter.off('__taroRouterChange', onRoute)
      work()
    })
  Taro.eventCenter.on('__taroRouterChange', onRoute)
}

function startVersion(worker: ServiceWorker): void {
  // another window has started it already, or it was replaced by a newer one: no change of worker will follow
  if (worker.state !== 'installed') return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  navigator.serviceWorker.controller?.postMessage({ type: 'END_FETCHES' })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/**
 * An app that stays open is never reloaded, so it checks for a new version when it becomes visible, at most
 * once an hour.
 */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAtMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAtMs < LOOK_AGAIN_MS) return
    lookedAtMs = Date.now()
    registration.update().catch(() => undefined)
  })
}

/**
 * Registers the worker that stores the app's files.
 * @param ask asks whether the new version may start now; called once per launch, when a tab is shown
 */
export async function startServiceWorker(ask: () => Promise<boolean>): Promise<void> {
  const hadWorker = Boolean(navigator.serviceWorker.controller)
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  let isAsked = false
  let isCodeLost = false
  const onWaiting = (worker: ServiceWorker) => {
    if (isCodeLost) return startVersion(worker)
    if (isAsked || !hadWorker) return
    isAsked = true
    whenOnTab(() => {
      void ask().then((isWanted) => {
        if (isWanted) startVersion(worker)
      })
    })
  }
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') onWaiting(worker)
    })
  if (registration.waiting) onWaiting(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  // a deployment may have removed code that this version still loads; the new version starts without a prompt
  // then, since the failed page has nothing to lose
  Taro.eventCenter.on(PAGE_LOAD_FAILED_EVENT, () => {
    if (!navigator.onLine) return
    isCodeLost = true
    if (registration.waiting) startVersion(registration.waiting)
    else registration.update().catch(() => undefined)
  })
  lookAgain(registration)
  const { active } = await navigator.serviceWorker.ready
  if (!isOfWorker() && active) handOver(active)
}
