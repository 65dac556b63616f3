/** Decodes a query value; one that was never encoded stays as it is. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
