/** Path and query of the address bar's page: the product's addresses are in the hash. */
function parts(): { path: string; query: string } {
  const [path = '', query = ''] = window.location.hash.slice(1).split('?')
  return { path, query }
}

/** Query of the address bar, not decoded; null when it shows another page than `route`. */
export function readAddress(route: string): string | null {
  const { path, query } = parts()
  return path === route ? query : null
}

/**
 * Writes a page's address over the one in the address bar, without a step in the history; nothing when
 * another page is shown.
 */
export function replaceAddress(url: string): void {
  const [route = '', query = ''] = url.split('?')
  const now = parts()
  if (now.path !== route || now.query === query) return
  try {
    // the router keeps its own place in the state
    window.history.replaceState(window.history.state, '', `#${url}`)
  } catch {
    // a browser refuses frequent updates: the page works without them
  }
}

/** Hears when the address bar is changed by hand, or by a step in the history. @returns how to stop */
export function onAddressChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
