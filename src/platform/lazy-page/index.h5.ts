import Taro from '@tarojs/taro'
import { limits } from '@contract/constants/limits'
import { PAGE_LOADING_EVENT, PAGE_LOAD_FAILED_EVENT, type PageLoadFailure, type PageLoading } from './types'

export { PAGE_LOADING_EVENT, PAGE_LOAD_FAILED_EVENT, type PageLoadFailure, type PageLoading } from './types'

/** A page that is still loading shows the loading state only after this delay, in milliseconds. */
export const LOADING_DELAY_MS = 200

type Loader = (context: unknown, params: unknown) => readonly [unknown, unknown, unknown]
let companion: (path: string) => Promise<unknown> = () => Promise.resolve()
let prepare: () => void = () => {}

/**
 * What must be there together with a page's code (its texts): loaded beside it, and its failure is the page's.
 * @param beforePage done when all of it is there, before the page is drawn
 */
export function setPageCompanion(load: (path: string) => Promise<unknown>, beforePage: () => void = () => {}): void {
  companion = load
  prepare = beforePage
}

interface Route { path?: string; load: Loader }

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('page load: time-out')), limits.requestTimeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Loads a page's code: announces the loading state after 200 ms, gives up after 60 s, and announces a failure.
 * A listener that sets `isHandled` keeps the page waiting until `retry` is called; otherwise the error is thrown.
 */
export async function loadPage(path: string, load: () => unknown): Promise<unknown> {
  for (;;) {
    const announce = (isLoading: boolean) => Taro.eventCenter.trigger(PAGE_LOADING_EVENT, { path, isLoading } satisfies PageLoading)
    const timer = setTimeout(() => announce(true), LOADING_DELAY_MS)
    try {
      return await withTimeout(Promise.resolve(load()))
    } catch (error) {
      let retry = () => {}
      const retried = new Promise<void>((resolve) => { retry = resolve })
      const failure: PageLoadFailure = { path, error, retry, isHandled: false }
      Taro.eventCenter.trigger(PAGE_LOAD_FAILED_EVENT, failure)
      if (!failure.isHandled) throw error
      // the HTML's shell may say the same below what the app now says (scripts/lib/html-shell.mjs)
      document.getElementById('shell')?.remove()
      await retried
    } finally {
      clearTimeout(timer)
      announce(false)
    }
  }
}

/** Wraps the router's page loaders; called by the H5 entry before the router is made. */
export function wrapPageLoaders(routes: Route[]): void {
  for (const route of routes) {
    const load = route.load
    const path = route.path ?? ''
    const loadAll = async () => {
      const [page] = await Promise.all([load(null, null)[0], companion(path)])
      prepare()
      return page
    }
    route.load = (context, params) => [loadPage(path, loadAll), context, params]
  }
}
