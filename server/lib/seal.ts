import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Config } from '../config'

type Keyed = Pick<Config, 'encryptionKey'>
type Readable = Keyed & Partial<Pick<Config, 'previousEncryptionKeys'>>
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a short text (AES-256-GCM) for storage; base64 of nonce, tag and cipher text. */
export function seal(config: Keyed, plain: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', config.encryptionKey, nonce)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** Reverses `seal`, also of a previous key. @throws when the text was changed or sealed with an unknown key */
export function unseal(config: Readable, sealed: string): string {
  let failure: unknown
  for (const key of [config.encryptionKey, ...(config.previousEncryptionKeys ?? [])]) {
    try {
      return unsealWith(key, sealed)
    } catch (error) {
      failure ??= error
    }
  }
  throw failure
}

function unsealWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  )
}
