/** The mini-program has no address bar: a page is linked by being shared. */
export function readAddress(_route: string): string | null {
  return null
}

export function replaceAddress(_url: string): void {}

export function onAddressChange(_listener: () => void): () => void {
  return () => undefined
}
