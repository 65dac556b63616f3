export const browserFlags: string[]
/** Where the browser of the registry package is unpacked. */
export function pinnedBrowserPath(): string
export function findBrowser(options?: {
  isPinnedFirst?: boolean
  note?: (text: string) => void
}): Promise<string>
