/** A browser has no built-in scanner. */
export const canScan = false

/** Not available in a browser. */
export async function scanCode(): Promise<string | null> {
  return null
}
