import { type Lookup, root } from './site'

const kindOf = (href: string): string => (/css$/.test(href) ? 'style' : 'script')

/** A `link` of this kind, not yet in the page. */
export function linkTo(href: string, rel: 'preload' | 'prefetch'): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.as = kindOf(href)
  link.href = href
  return link
}

/** Asks for a file now. Style sheets go before the page's own styles, which are to count more. */
export function preload(href: string): HTMLLinkElement {
  const link = linkTo(href, 'preload')
  document.head.insertBefore(link, link.as === 'style' ? document.querySelector('style') : null)
  return link
}

/** @throws when it cannot be had */
const lookUp = async (): Promise<Lookup> => (await fetch(SITE.lookup)).json()

/** Addresses of the files of pages, in their order: as the HTML has them, or looked up; none when that fails. */
export async function filesOf(routes: string[]): Promise<string[]> {
  let { pages } = SITE
  if (!routes.every((route) => pages[route]))
    pages = await lookUp().then(
      (found) => found.pages,
      () => pages,
    )
  return routes.flatMap((route) => pages[route] ?? [])
}

/** The browser makes the picture of all icons while the scripts are still on their way. */
function warmIcons(): void {
  const icon = document.createElement('i')
  icon.className = 'mi'
  icon.style.cssText = 'position:fixed;width:1px;height:1px;opacity:0'
  document.body.appendChild(icon)
}

/** Loads the app's style sheets beside everything else; the app becomes visible with the last of them. */
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
