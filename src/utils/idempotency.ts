const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const RANDOM_LENGTH = 24

/**
 * A key for one intent (placing, booking, paying), made when the form opens: sent again with every repetition, so that
 * the server does it once. It need not be secret (the server keeps keys by user), so Math.random serves;
 * WeChat has no crypto.
 */
export function newIdempotencyKey(): string {
  const random = Array.from(
    { length: RANDOM_LENGTH },
    () => ALPHABET[Math.floor(Math.random() * ALPHABET.length)],
  ).join('')
  return `${Date.now().toString(36)}-${random}`
}
