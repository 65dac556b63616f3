import Taro from '@tarojs/taro'
import { startTransition } from 'react'
import { limits } from '@contract/constants/limits'
import { isBehindFirstScreen, leaveFirstScreen } from '../first-screen'
import { whenIdle } from '../idle'
import { PAGE_LOADING_EVENT, PAGE_LOAD_FAILED_EVENT, type PageLoadFailure, type PageLoading } from './types'

export { PAGE_LOADING_EVENT, PAGE_LOAD_FAILED_EVENT, type PageLoadFailure, type PageLoading } from './types'

/** Delay in milliseconds before a page that is still loading shows the loading state. */
export const LOADING_DELAY_MS = 200

type Loader = (context: unknown, params: unknown) => readonly [unknown, unknown, unknown]
let companion: (path: string) => Promise<unknown> = () => Promise.resolve()
let prepare: () => void = () => {}
let readFirst: (page: unknown, query: string) => void = () => {}

/**
 * Sets what has to load along with a page's code (its texts); its failure counts as the page's.
 * @param beforePage resolves when everything has loaded, before the page is rendered
 * @param readAhead starts a page's requests, given its module and the query of its address
 */
export function setPageCompanion(
  load: (path: string) => Promise<unknown>,
  beforePage: () => void = () => {},
  readAhead: (page: unknown, query: string) => void = () => {},
): void {
  companion = load
  prepare = beforePage
  readFirst = readAhead
}

interface Route {
  path?: string
  load: Loader
}

/** By page path: loads its code and what belongs to it. */
const loaders = new Map<string, () => Promise<unknown>>()

/** Number of the most recent navigation. */
let newest = 0

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('page load: time-out')), limits.requestTimeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A failure that no listener has offered a retry for. */
let untold: PageLoadFailure | null = null

function tell(failure: PageLoadFailure): void {
  Taro.eventCenter.trigger(PAGE_LOAD_FAILED_EVENT, failure)
  untold = failure.isHandled ? null : failure
  if (failure.isHandled) leaveFirstScreen()
}

/**
 * For a listener that has just subscribed: missing code fails within milliseconds, before a slow phone has
 * rendered the app's frame. Until then the HTML shows its own message.
 */
export function tellUntoldFailure(): void {
  if (untold) tell(untold)
}

/**
 * Loads a page's code: announces the loading state after 200 ms, times out after 60 s, and announces a
 * failure; then waits until `retry` is called.
 * @param isWanted whether the user is still waiting for this page; the failure of a page that was left is not
 * announced
 * @returns the page; undefined when it is no longer wanted
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
      tell({ path, error, beganMs, retry, isHandled: false })
      await retried
    } finally {
      clearTimeout(timer)
      // otherwise the loading state belongs to the page navigated to since
      if (isWanted()) announce(false)
    }
  }
}

/**
 * React renders a page that Taro mounts in one task, a quarter of a second on a slow phone. Behind a first
 * screen it is rendered as a transition instead: in slices of some milliseconds, between which presses are
 * handled.
 */
function mountNextInSteps(): void {
  const { app } = Taro.getCurrentInstance() as unknown as {
    app: { mount: (...given: unknown[]) => void } | null
  }
  if (!app) return
  const { mount } = app
  app.mount = (...given) => {
    app.mount = mount
    startTransition(() => mount.apply(app, given))
  }
}

/**
 * Wraps the router's page loaders; called by the H5 entry before the router is created. Of several pages
 * still loading, only the last one navigated to is shown: the router would stack them in the order of their
 * arrival, which on a slow network could leave the abandoned page on top. It skips a page that is undefined.
 */
export function wrapPageLoaders(routes: Route[]): void {
  for (const route of routes) {
    const load = route.load
    const path = route.path ?? ''
    const loadWhole = async () => (await Promise.all([load(null, null)[0], companion(path)]))[0]
    loaders.set(path.replace(/^\//, ''), loadWhole)
    route.load = (context, params) => {
      newest += 1
      const own = newest
      untold = null
      const isWanted = () => own === newest
      const loadAll = async () => {
        const page = await loadWhole()
        if (isWanted()) prepare()
        if (isBehindFirstScreen()) mountNextInSteps()
        return page
      }
      return [loadPage(path, loadAll, isWanted), context, params]
    }
  }
}

// a failure here is reported when the page is opened and fails again
const quietly = () => undefined

/**
 * Called when a link is pressed: loads the page's code and texts and starts its first requests before the
 * press is released.
 * @param href the link's address, with or without a hash
 */
export function touchPage(href: string): void {
  const [path = '', query = ''] = href.replace(/^#?\/?/, '').split('?')
  loaders
    .get(path)?.()
    .then((page) => readFirst(page, query), quietly)
}

/**
 * Evaluates the pages likely to be opened next, whose files the HTML's script has fetched
 * (build/html-shell/ahead.ts), one by one when idle, so that a tap need not wait for it.
 */
export function prepareFetchedPages(): void {
  addEventListener('pagesfetched', (event) => {
    const paths = [...(event as CustomEvent<string[]>).detail]
    const next = () => {
      const load = loaders.get(paths.shift() ?? '')
      if (load) whenIdle(() => void load().catch(quietly).then(next))
    }
    next()
  })
}
