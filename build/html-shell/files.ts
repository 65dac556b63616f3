import { nestedRoomOf } from '../../src/i18n/nested-rooms'
import { type Lookup, root } from './site'
import { language } from './visitor'

const kindOf = (href: string): string => (/css$/.test(href) ? 'style' : 'script')

/** A new `link` element of this kind. */
export function linkTo(href: string, rel: 'preload' | 'prefetch'): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.as = kindOf(href)
  link.href = href
  return link
}

/** Preloads a file. Style sheets are inserted before the page's own styles, which must take precedence. */
export function preload(href: string): HTMLLinkElement {
  const link = linkTo(href, 'preload')
  document.head.insertBefore(link, link.as === 'style' ? document.querySelector('style') : null)
  return link
}

/** @throws when it cannot be fetched */
const lookUp = async (): Promise<Lookup> => (await fetch(SITE.lookup)).json()

const roomOf = (route: string): string => {
  const [folder = ''] = route.split('/')
  return nestedRoomOf(route) ?? (folder === 'pages' ? 'main' : folder)
}

/** Addresses of a page's files, and of the texts that it needs besides the common ones. */
export const filesIn = ({ pages, texts }: Lookup, route: string): string[] => [
  ...(pages[route] ?? []),
  ...(texts[roomOf(route)]?.[language] ?? []),
]

/** Looked-up addresses of the pages' files in order, each once; what the HTML contains when that fails. */
export async function lookUpFiles(routes: string[]): Promise<string[]> {
  const found = await lookUp().catch(() => SITE)
  return [...new Set(routes.flatMap((route) => filesIn(found, route)))]
}

/** Lets the browser decode the picture of all icons while the scripts are still loading. */
function warmIcons(): void {
  const icon = document.createElement('i')
  icon.className = 'mi'
  icon.style.cssText = 'position:fixed;width:1px;height:1px;opacity:0'
  document.body.appendChild(icon)
}

/** Loads the app's style sheets in parallel with everything else; the app becomes visible with the last of them. */
export function loadStyles(hrefs: string[]): void {
  let missing = hrefs.length
  const arrived = () => {
    missing -= 1
    if (missing > 0) return
    root.setAttribute('data-styled', '')
    requestAnimationFrame(warmIcons)
  }
  for (const href of hrefs) {
    const link = preload(href)
    link.onload = () => {
      link.onload = null
      link.rel = 'stylesheet'
      arrived()
    }
    link.onerror = arrived
  }
  if (!missing) arrived()
}
