import { type Lookup, root } from './site'

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

/** Addresses of the pages' files in order, embedded in the HTML or looked up; empty when that fails. */
export async function filesOf(routes: string[]): Promise<string[]> {
  let { pages } = SITE
  if (!routes.every((route) => pages[route]))
    pages = await lookUp().then(
      (found) => found.pages,
      () => pages,
    )
  return routes.flatMap((route) => pages[route] ?? [])
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
