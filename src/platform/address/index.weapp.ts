/** The mini-program has no address bar; pages are linked by sharing. */
export function readAddress(_route: string): string | null {
  return null
}

export function replaceAddress(_url: string): void {}

export function onAddressChange(_listener: () => void): () => void {
  return () => undefined
}

/** The mini-program cannot be reloaded on a page above others. */
export const hasEntryBefore = (): boolean => false

export function openEntryBefore(): void {}
