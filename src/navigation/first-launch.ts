import { redirectLaunch } from '@/platform/launch'
import { hasConsent } from '@/platform/storage'
import { replaceLink, switchTo, toUrl } from './navigate'
import { isTabRoute, routes } from './routes'

// What one must be able to read before agreeing
const openToAll: readonly string[] = [routes.welcome, routes.article, routes.notFound]

const pathOf = (link: string) => link.split('?')[0] ?? ''

/** Whether a link leads to the app's entrance, and not to one page in particular. */
export const isEntrance = (link: string): boolean => /^\/?$/.test(pathOf(link)) || isTabRoute(pathOf(link))

/** At the first launch the welcome page comes before the page that was asked for, and passes on to it. Called once, before the first page. */
export function askConsentFirst(): void {
  redirectLaunch((link) => {
    if (hasConsent() || openToAll.includes(pathOf(link))) return null
    return toUrl(routes.welcome, { to: pathOf(link) === '/' || link === '' ? undefined : link })
  })
}

/** From the welcome page to where the person was going; home when that is nowhere. */
export function leaveWelcome(to = ''): void {
  if (pathOf(to) === routes.welcome || to === '' || !replaceLink(to)) switchTo(routes.home)
}
