/** Path and query of the current page: the product's addresses are in the hash. */
function parts(): { path: string; query: string } {
  const [path = '', query = ''] = window.location.hash.slice(1).split('?')
  return { path, query }
}

/** Undecoded query of the address bar; null when it shows another page than `route`. */
export function readAddress(route: string): string | null {
  const { path, query } = parts()
  return path === route ? query : null
}

/** Replaces a page's address without a history entry; does nothing when another page is shown. */
export function replaceAddress(url: string): void {
  const [route = '', query = ''] = url.split('?')
  const now = parts()
  if (now.path !== route || now.query === query) return
  try {
    // the router stores its own position in the state
    window.history.replaceState(window.history.state, '', `#${url}`)
  } catch {
    // browsers rate-limit updates, and the page works without them
  }
}

/**
 * Calls the listener when the address is edited or the history is navigated.
 * @returns unsubscribe
 */
export function onAddressChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Whether the browser's history has an earlier page of the app; its router numbers its entries from 0. */
export const hasEntryBefore = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0

export const openEntryBefore = (): void => window.history.back()
