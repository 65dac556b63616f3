/** A browser has no scanner of its own. */
export const canScan = false

/** Nothing to scan with. */
export async function scanCode(): Promise<string | null> {
  return null
}
