/** The key id in a sealed text; null in the form without one. */
export const sealedKeyId = (sealed: string): string | null =>
  /^v2\.([0-9a-f]{8})\.[\w-]+$/.exec(sealed)?.[1] ?? null
