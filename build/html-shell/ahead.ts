import { linkTo, lookUpFiles } from './files'
import { whenIdle } from './idle'

/**
 * Prefetches the files of the pages likely to be opened next, one by one when idle, and notifies the app
 * (`pagesfetched`, src/platform/lazy-page).
 */
async function fetchNext(route: string): Promise<void> {
  const waiting = await lookUpFiles(SITE.next.filter((page) => page !== route))
  const fetchOne = () => {
    const href = waiting.shift()
    if (!href) return
    const link = linkTo(href, 'prefetch')
    if (!waiting.length)
      link.onload = link.onerror = () => {
        dispatchEvent(new CustomEvent('pagesfetched', { detail: SITE.next }))
      }
    document.head.appendChild(link)
    whenIdle(fetchOne)
  }
  fetchOne()
}

/** Metered or slow connections are not used for prefetching. */
const isSlow = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType ?? '')))
}

export function fetchAhead(route: string): void {
  addEventListener('load', () => {
    if (!isSlow()) setTimeout(() => whenIdle(() => void fetchNext(route)), SITE.prefetchMs)
  })
}
