/** The key id in an encrypted text; null in the format without one. */
export const sealedKeyId = (sealed: string): string | null =>
  /^v2\.([0-9a-f]{8})\.[\w-]+$/.exec(sealed)?.[1] ?? null
