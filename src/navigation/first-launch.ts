import { redirectLaunch } from '@/platform/launch'
import { isReturn } from '@/platform/launch/is-return'
import { hasConsent } from '@/platform/storage'
import { replaceLink, switchTo, toUrl } from './navigate'
import { isTabRoute, routes } from './routes'

// Pages that must be readable before consent
const openToAll: readonly string[] = [routes.welcome, routes.article, routes.notFound]

const pathOf = (link: string) => link.split('?')[0] ?? ''

/** Whether a link opens the app's start page, as opposed to a particular page. */
export const isEntrance = (link: string): boolean => /^\/?$/.test(pathOf(link)) || isTabRoute(pathOf(link))

/**
 * Whether the app is opened for itself, which the opening poster greets. A page that is reloaded or linked to
 * is what the user came for.
 */
export const isOpening = (path: string): boolean => isEntrance(`/${path.replace(/^\//, '')}`) && !isReturn()

/**
 * On first launch the welcome page precedes the requested page and then continues to it. Called once, before
 * the first page.
 */
export function askConsentFirst(): void {
  redirectLaunch((link) => {
    if (hasConsent() || openToAll.includes(pathOf(link))) return null
    return toUrl(routes.welcome, { to: pathOf(link) === '/' || link === '' ? undefined : link })
  })
}

/** Continues from the welcome page to the requested page, else to the home page. */
export function leaveWelcome(to = ''): void {
  if (pathOf(to) === routes.welcome || to === '' || !replaceLink(to)) switchTo(routes.home)
}
