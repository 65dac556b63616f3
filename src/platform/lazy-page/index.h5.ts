import Taro from '@tarojs/taro'
import { limits } from '@contract/constants/limits'
import { leaveFirstScreen } from '../first-screen'
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
export function setPageCompanion(
  load: (path: string) => Promise<unknown>,
  beforePage: () => void = () => {},
): void {
  companion = load
  prepare = beforePage
}

interface Route {
  path?: string
  load: Loader
}

/** Number of the navigation that was begun last. */
let newest = 0

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('page load: time-out')), limits.requestTimeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Loads a page's code: announces the loading state after 200 ms, gives up after 60 s, and announces a failure.
 * A listener that sets `isHandled` keeps the page waiting until `retry` is called; otherwise the error is thrown.
 * @param isWanted whether the person still waits for this page; a failure of one that is left is not announced
 * @returns the page; undefined when it is not wanted any more
 */
export async function loadPage(
  path: string,
  load: () => unknown,
  isWanted: () => boolean = () => true,
): Promise<unknown> {
  for (;;) {
    const beganMs = Date.now()
    const announce = (isLoading: boolean) =>
      Taro.eventCenter.trigger(PAGE_LOADING_EVENT, { path, isLoading } satisfies PageLoading)
    const timer = setTimeout(() => {
      if (isWanted()) announce(true)
    }, LOADING_DELAY_MS)
    try {
      const page = await withTimeout(Promise.resolve(load()))
      return isWanted() ? page : undefined
    } catch (error) {
      if (!isWanted()) return undefined
      let retry = () => {}
      const retried = new Promise<void>((resolve) => {
        retry = resolve
      })
      const failure: PageLoadFailure = { path, error, beganMs, retry, isHandled: false }
      Taro.eventCenter.trigger(PAGE_LOAD_FAILED_EVENT, failure)
      if (!failure.isHandled) throw error
      leaveFirstScreen()
      await retried
    } finally {
      clearTimeout(timer)
      // of one that was left, the loading state is that of the page that was gone to
      if (isWanted()) announce(false)
    }
  }
}

/**
 * Wraps the router's page loaders; called by the H5 entry before the router is made. Of several pages that are on their
 * way only the one that was gone to last is shown: the router would lay each over the others in the order in which they
 * arrive, and on a slow network that would be the page that was left. It leaves out a page that is undefined.
 */
export function wrapPageLoaders(routes: Route[]): void {
  for (const route of routes) {
    const load = route.load
    const path = route.path ?? ''
    route.load = (context, params) => {
      newest += 1
      const own = newest
      const isWanted = () => own === newest
      const loadAll = async () => {
        const [page] = await Promise.all([load(null, null)[0], companion(path)])
        if (isWanted()) prepare()
        return page
      }
      return [loadPage(path, loadAll, isWanted), context, params]
    }
  }
}
