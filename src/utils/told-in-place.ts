const told = new WeakSet<object>()

/**
 * The page shows this failure where its content would be: no dialog says it again. Called while rendering; the same
 * failure may be told any number of times.
 */
export function tellInPlace(error: unknown): void {
  if (typeof error === 'object' && error !== null) told.add(error)
}

export const isToldInPlace = (error: object): boolean => told.has(error)

/** What has not been read is told where it is missed, or with the page as a whole. */
export function tellUnread(...reads: readonly { data?: unknown; error?: unknown }[]): void {
  for (const { data, error } of reads) if (data === undefined) tellInPlace(error)
}
