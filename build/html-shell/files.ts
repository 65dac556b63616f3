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
export const lookUp = async (): Promise<Lookup> => (await fetch(SITE.lookup)).json()

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

const waiting: string[] = []
let isWarming = false

/** A browser needs some milliseconds for the picture of an icon: they are made one in a frame. */
function warm(): void {
  const shell = document.getElementById('shell')
  const name = shell && waiting.shift()
  isWarming = Boolean(name)
  if (!name || !shell) return
  const icon = document.createElement('i')
  icon.className = `mi mi-${name}`
  shell.appendChild(icon)
  requestAnimationFrame(warm)
}

/** The icons that will be seen first, by their names: made while the scripts are still on their way. */
export function warmIcons(names: string[]): void {
  waiting.push(...names)
  if (!isWarming && root.hasAttribute('data-styled')) warm()
}

/** Loads the app's style sheets beside everything else; the app becomes visible with the last of them. */
export function loadStyles(hrefs: string[]): void {
  let missing = hrefs.length
  const arrived = () => {
    missing -= 1
    if (missing > 0) return
    root.setAttribute('data-styled', '')
    if (!isWarming) requestAnimationFrame(warm)
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
