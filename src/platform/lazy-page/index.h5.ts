import Taro from '@tarojs/taro'
import { startTransition } from 'react'
import { limits } from '@contract/constants/limits'
import { isBehindFirstScreen, leaveFirstScreen } from '../first-screen'
import { whenIdle } from '../idle'
import { PAGE_LOADING_EVENT, PAGE_LOAD_FAILED_EVENT, type PageLoadFailure, type PageLoading } from './types'

export { PAGE_LOADING_EVENT, PAGE_LOAD_FAILED_EVENT, type PageLoadFailure, type PageLoading } from './types'

/** A page that is still loading shows the loading state only after this delay, in milliseconds. */
export const LOADING_DELAY_MS = 200

type Loader = (context: unknown, params: unknown) => readonly [unknown, unknown, unknown]
let companion: (path: string) => Promise<unknown> = () => Promise.resolve()
let prepare: () => void = () => {}
let readFirst: (page: unknown, query: string) => void = () => {}

/**
 * What must be there together with a page's code (its texts): loaded beside it, and its failure is the page's.
 * @param beforePage done when all of it is there, before the page is drawn
 * @param readAhead asks for what a page will read: its module, and the query of its address
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

/** By the page's path: loads its code and what must be there with it. */
const loaders = new Map<string, () => Promise<unknown>>()

/** Number of the navigation that was begun last. */
let newest = 0

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('page load: time-out')), limits.requestTimeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A failure that nobody has offered a retry for. */
let untold: PageLoadFailure | null = null

function tell(failure: PageLoadFailure): void {
  Taro.eventCenter.trigger(PAGE_LOAD_FAILED_EVENT, failure)
  untold = failure.isHandled ? null : failure
  if (failure.isHandled) leaveFirstScreen()
}

/**
 * For a listener that has just come: code that is not there fails within milliseconds, which is sooner than a slow
 * phone draws the app's frame. Until then the HTML's own message is seen.
 */
export function tellUntoldFailure(): void {
  if (untold) tell(untold)
}

/**
 * Loads a page's code: announces the loading state after 200 ms, gives up after 60 s, and announces a failure; the page
 * waits then until `retry` is called.
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
      tell({ path, error, beganMs, retry, isHandled: false })
      await retried
    } finally {
      clearTimeout(timer)
      // of one that was left, the loading state is that of the page that was gone to
      if (isWanted()) announce(false)
    }
  }
}

/**
 * React draws a page that Taro mounts in one task, a quarter of a second on a slow phone. Behind a first screen it is
 * drawn as a transition: in steps of some milliseconds, between which a press is answered.
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
 * Wraps the router's page loaders; called by the H5 entry before the router is made. Of several pages that are on their
 * way only the one that was gone to last is shown: the router would lay each over the others in the order in which they
 * arrive, and on a slow network that would be the page that was left. It leaves out a page that is undefined.
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
 * A finger or the mouse went down on a link: while it rests there the page's code and texts are loaded, and
 * its first reads are started.
 * @param href the link's address, with a hash or without
 */
export function touchPage(href: string): void {
  const [path = '', query = ''] = href.replace(/^#?\/?/, '').split('?')
  loaders
    .get(path)?.()
    .then((page) => readFirst(page, query), quietly)
}

/**
 * The pages that are likely to be opened next, whose files the HTML's script has fetched (build/html-shell/ahead.ts),
 * are evaluated one by one when there is nothing else to do: a tap would wait for that.
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
