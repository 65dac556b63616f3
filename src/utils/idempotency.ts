const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const RANDOM_LENGTH = 24

/**
 * A key for one intent (placing, booking, paying), created when the form opens and sent with every
 * repetition, so that the server performs it once. It need not be secret (the server stores keys by user), so
 * Math.random is sufficient; WeChat has no crypto.
 */
export function newIdempotencyKey(): string {
  const random = Array.from(
    { length: RANDOM_LENGTH },
    () => ALPHABET[Math.floor(Math.random() * ALPHABET.length)],
  ).join('')
  return `${Date.now().toString(36)}-${random}`
}
