import { filesOf, linkTo, lookUp } from './files'
import { language } from './visitor'

const whenIdle = (work: () => void) => (window.requestIdleCallback || setTimeout)(work)

const roomOf = (route: string): string => {
  const [folder = ''] = route.split('/')
  return folder === 'pages' ? 'main' : folder
}

/** Addresses of the texts that a page needs beside the common ones. */
export const textsOf = (route: string): string[] => SITE.texts[roomOf(route)]?.[language] ?? []

/**
 * The icons of those pages are drawn out of sight, one by one: the browser makes a document of each, and twenty of them
 * are half a second of a tap on a slow phone.
 */
async function drawNextIcons(): Promise<void> {
  const { nextIcons: names } = await lookUp()
  const box = document.createElement('b')
  box.setAttribute('aria-hidden', 'true')
  box.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;overflow:hidden;opacity:0'
  document.body.appendChild(box)
  const drawOne = () => {
    const name = names.shift()
    if (!name) return
    const icon = document.createElement('i')
    icon.className = `mi mi-${name}`
    box.appendChild(icon)
    whenIdle(drawOne)
  }
  whenIdle(drawOne)
}

/**
 * The files of the pages that are likely to be opened after this one are fetched when nothing else is to do, one by
 * one, and the app hears of it (`pagesfetched`, src/platform/lazy-page).
 */
async function fetchNext(route: string): Promise<void> {
  const pages = SITE.next.filter((page) => page !== route)
  const waiting = [...new Set([...(await filesOf(pages)), ...pages.flatMap(textsOf)])]
  const fetchOne = () => {
    const href = waiting.shift()
    if (!href) return
    const link = linkTo(href, 'prefetch')
    if (!waiting.length)
      link.onload = link.onerror = () => {
        dispatchEvent(new CustomEvent('pagesfetched', { detail: SITE.next }))
        drawNextIcons().catch(() => undefined)
      }
    document.head.appendChild(link)
    whenIdle(fetchOne)
  }
  fetchOne()
}

/** Not for whoever pays for each byte, or waits for it. */
const isSlow = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType ?? '')))
}

export function fetchAhead(route: string): void {
  addEventListener('load', () => {
    if (!isSlow()) setTimeout(() => whenIdle(() => void fetchNext(route)), SITE.prefetchMs)
  })
}
