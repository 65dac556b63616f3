/** Decodes a query value; malformed encodings are returned unchanged. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** The names and values of a query (without '?'), decoded. */
export function readQuery(query: string): Record<string, string> {
  return Object.fromEntries(
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=')
        return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))]
      }),
  )
}
