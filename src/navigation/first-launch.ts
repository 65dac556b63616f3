import { redirectLaunch } from '@/platform/launch'
import { hasConsent } from '@/platform/storage'
import { replaceLink, switchTo, toUrl } from './navigate'
import { isTabRoute, routes } from './routes'

// Pages that must be readable before agreeing
const openToAll: readonly string[] = [routes.welcome, routes.article, routes.notFound]

const pathOf = (link: string) => link.split('?')[0] ?? ''

/** Whether a link leads to the app's entrance, and not to one page in particular. */
export const isEntrance = (link: string): boolean => /^\/?$/.test(pathOf(link)) || isTabRoute(pathOf(link))

/**
 * At the first launch the welcome page comes before the requested page, and continues to it. Called once,
 * before the first page.
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
