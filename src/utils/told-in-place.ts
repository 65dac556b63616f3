const told = new WeakSet<object>()

/**
 * Marks a failure that the page shows in place of its content, so that no dialog repeats it. Idempotent, and
 * safe to call while rendering.
 */
export function tellInPlace(error: unknown): void {
  if (typeof error === 'object' && error !== null) told.add(error)
}

export const isToldInPlace = (error: object): boolean => told.has(error)

/** Marks failed reads as shown in place of their content, or for the page as a whole. */
export function tellUnread(...reads: readonly { data?: unknown; error?: unknown }[]): void {
  for (const { data, error } of reads) if (data === undefined) tellInPlace(error)
}
