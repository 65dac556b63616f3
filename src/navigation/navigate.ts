import Taro from '@tarojs/taro'
import { hasEntryBefore, openEntryBefore } from '@/platform/address'
import { readQuery } from './query'
import { isLinkedRoute, isTabRoute, type LinkedRoute, routes, type TabRoute } from './routes'

export type PageParams = Record<string, string | number | boolean | null | undefined>

// WeChat allows ten pages in the stack; opening another fails silently
const MAX_DEPTH = 10

/** A route with its parameters as a query string; undefined, null and '' are omitted. */
export function toUrl(route: string, params: PageParams = {}): string {
  const pairs = Object.entries(params).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  if (pairs.length === 0) return route
  const query = pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
  return `${route}?${query.join('&')}`
}

/** The address of a page in the browser, for links. */
export const linkTo = (link: string): string => `#${link.startsWith('/') ? '' : '/'}${link}`

// A refused navigation (the page is already opening) is not the caller's error
const quietly = (work: Promise<unknown>) => {
  work.catch(() => undefined)
}

// H5: reading the stack throws before the router exists, and calls may come that early
function pageStack(): Taro.Page[] {
  try {
    return Taro.getCurrentPages()
  } catch {
    return []
  }
}

/** Switches to a tab. */
export function switchTo(route: TabRoute): void {
  quietly(Taro.switchTab({ url: route }))
}

/** Opens a page over the current one; for a tab, switches to it. */
export function go(route: LinkedRoute, params?: PageParams): void {
  if (isTabRoute(route)) return switchTo(route)
  const url = toUrl(route, params)
  quietly(pageStack().length >= MAX_DEPTH ? Taro.redirectTo({ url }) : Taro.navigateTo({ url }))
}

/** Replaces the current page. */
export function replace(route: LinkedRoute, params?: PageParams): void {
  if (isTabRoute(route)) return switchTo(route)
  quietly(Taro.redirectTo({ url: toUrl(route, params) }))
}

const hasPageBelow = (): boolean => pageStack().length > 1

/** Whether there is a page to go back to: after a reload only the browser's history knows it. */
export const hasHistory = (): boolean => hasPageBelow() || (!isTabRoute(currentRoute()) && hasEntryBefore())

/** Goes back, or home when there is no history. */
export function back(): void {
  if (hasPageBelow()) quietly(Taro.navigateBack())
  else if (hasHistory()) openEntryBefore()
  else switchTo(routes.home)
}

/** Path of the current page; '' before the first one. */
export function currentRoute(): string {
  const pages = pageStack()
  const path = pages[pages.length - 1]?.route ?? ''
  return path === '' || path.startsWith('/') ? path : `/${path}`
}

/**
 * Whether the current page is also the visible one. After going back, H5 shows the page in a later task, and
 * a page opened before that would be taken for the one below.
 */
export const isCurrentShown = (): boolean =>
  Taro.getCurrentInstance().router?.path.split('?')[0] === currentRoute()

function routeOf(link: string): LinkedRoute | null {
  const path = (link.startsWith('/') ? link : `/${link}`).split('?')[0] ?? ''
  const route = path === '/' ? routes.home : path
  return isLinkedRoute(route) ? route : null
}

/** Whether a link from the server leads to an existing page. */
export const leadsSomewhere = (link: string): boolean => link !== '' && routeOf(link) !== null

function openWith(how: (route: LinkedRoute, params?: PageParams) => void, link: string): boolean {
  const route = routeOf(link)
  if (!route) return false
  how(route, readQuery(link.split('?')[1] ?? ''))
  return true
}

/**
 * Opens a link from the server: a route with query. Routes without a page are ignored.
 * @returns whether it was opened
 */
export const openLink = (link: string): boolean => openWith(go, link)

/**
 * Like `openLink`, replacing the current page.
 * @returns whether it was opened
 */
export const replaceLink = (link: string): boolean => openWith(replace, link)

export { usePageParams } from './use-page-params'
