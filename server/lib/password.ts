import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns an argon2id hash that includes its salt and parameters. */
export const hashPassword = (password: string): Promise<string> => hash(password, options)

let nobodysHash: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (no such account) a substitute is checked, so that
 * the response time does not reveal which accounts exist.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody')
  const isRight = await verify(passwordHash ?? (await nobodysHash), password).catch(() => false)
  return passwordHash !== null && isRight
}
