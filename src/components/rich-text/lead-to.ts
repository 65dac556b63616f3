import { isLinkedRoute, routes } from '@/navigation/routes'

/**
 * Target of a link in a text: pages of the app directly, other sites through the page that asks before
 * leaving the app.
 */
export function leadTo(href: string): string | null {
  const address = href.trim()
  if (/^(tel|mailto):/i.test(address)) return address
  if (/^https?:\/\//i.test(address)) return `#${routes.webview}?url=${encodeURIComponent(address)}`
  const route = address.replace(/^#?\/?/, '/')
  return isLinkedRoute(route.split('?')[0] ?? '') ? `#${route}` : null
}
