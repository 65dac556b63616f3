import { isLinkedRoute, routes } from '@/navigation/routes'
import type { CleanRichText } from './types'

const words = (list: string) => new Set(list.split(' '))
const keptTags = words(
  'A B BLOCKQUOTE BR CAPTION DIV EM FIGCAPTION FIGURE H2 H3 H4 HR I IMG LI OL P S SPAN STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TR U UL',
)
// whatever stands in these is no text for a reader
const droppedTags = words(
  'BASE EMBED FRAMESET HEAD IFRAME LINK MATH META NOEMBED NOFRAMES NOSCRIPT OBJECT PLAINTEXT SCRIPT SELECT STYLE SVG TEMPLATE TEXTAREA TITLE XMP',
)
const keptAttributes: Record<string, ReadonlySet<string>> = {
  IMG: words('alt width height'),
  TH: words('colspan rowspan scope'),
  TD: words('colspan rowspan'),
}

/** Where a link of a text leads: our own pages in place, other sites by way of the page that asks before it leaves the app. */
function leadTo(href: string): string | null {
  const address = href.trim()
  if (/^(tel|mailto):/i.test(address)) return address
  if (/^https?:\/\//i.test(address)) return `#${routes.webview}?url=${encodeURIComponent(address)}`
  const route = address.replace(/^#?\/?/, '/')
  return isLinkedRoute(route.split('?')[0] ?? '') ? `#${route}` : null
}

function takeOver(from: Element, to: Element, resolve: (path: string) => string): void {
  for (const name of keptAttributes[from.tagName] ?? []) {
    const value = from.getAttribute(name)
    if (value !== null) to.setAttribute(name, value)
  }
  if (from.tagName === 'A') {
    const href = leadTo(from.getAttribute('href') ?? '')
    if (href) to.setAttribute('href', href)
  }
  if (from.tagName !== 'IMG') return
  const src = from.getAttribute('src') ?? ''
  if (/^(https:\/\/|\/(?!\/))/i.test(src)) to.setAttribute('src', src.startsWith('/') ? resolve(src) : src)
  if (!from.hasAttribute('alt')) to.setAttribute('alt', '')
  to.setAttribute('loading', 'lazy')
}

function copy(from: Node, to: Element, resolve: (path: string) => string): void {
  from.childNodes.forEach((node) => {
    if (node.nodeType === Node.TEXT_NODE) return void to.append(node.textContent ?? '')
    if (!(node instanceof Element)) return
    const tag = node.tagName.toUpperCase()
    if (droppedTags.has(tag)) return
    const name = tag === 'H1' ? 'h2' : tag.toLowerCase()
    if (!keptTags.has(name.toUpperCase())) return copy(node, to, resolve)
    const element = document.createElement(name)
    takeOver(node, element, resolve)
    copy(node, element, resolve)
    to.append(element)
  })
}

/** Built anew from an allow-list: whichever server answers, nothing of a text runs, frames or styles. */
export const cleanRichText: CleanRichText = (html, resolve) => {
  const body = document.createElement('div')
  // a document that is parsed so runs nothing and loads nothing; its elements are not ours until they are copied
  copy(new DOMParser().parseFromString(html, 'text/html').body, body, resolve)
  return body.innerHTML
}
