import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../config'
import type { SealPlace } from './sealed-columns'

export type Keyed = Pick<Config, 'encryptionKey'>
export type Sealing = Keyed & Partial<Pick<Config, 'isSealedForOldServers'>>
export type Readable = Keyed & Partial<Pick<Config, 'previousEncryptionKeys'>>
const NONCE_BYTES = 12
const TAG_BYTES = 16
const MARK = 'v2'
/** Contains the key's id; the earlier format was base64, which has no dot. */
const FORM = /^v2\.([0-9a-f]{8})\.([\w-]+)$/

/** Identifies the key; the id does not help to guess it. */
export class SealedKeyMissing extends Error {
  constructor(readonly keyId: string) {
    super(`Sealed with the key ${keyId}, which is not set: add it to ENCRYPTION_KEY_PREVIOUS`)
    this.name = 'SealedKeyMissing'
  }
}

/** Id of a key, derived from it, so that servers with the same key agree. */
export const keyIdOf = (key: Buffer): string =>
  createHmac('sha256', key).update('medibook key id').digest('hex').slice(0, 8)

/** Prefix of texts encrypted with the current key. */
export const presentMark = (config: Keyed): string => `${MARK}.${keyIdOf(config.encryptionKey)}.`

/**
 * Encrypts a text (AES-256-GCM) for one place: a column of a row, or the purpose of a token. The result is
 * URL-safe.
 */
export function seal(config: Sealing, plain: string, place: SealPlace): string {
  const { encryptionKey: key } = config
  if (config.isSealedForOldServers)
    return encrypt(key, plain, null).toString(place.startsWith('token/') ? 'base64url' : 'base64')
  return `${presentMark(config)}${encrypt(key, plain, place).toString('base64url')}`
}

/**
 * Reverses `seal`, also for a previous key and for the format without a place.
 * @throws SealedKeyMissing; Error when the text was changed or belongs to another place
 */
export function unseal(config: Readable, sealed: string, place: SealPlace): string {
  const keys = [config.encryptionKey, ...(config.previousEncryptionKeys ?? [])]
  const [, keyId, body] = FORM.exec(sealed) ?? []
  if (keyId === undefined || body === undefined) return withAnyOf(keys, Buffer.from(sealed, 'base64'))
  const key = keys.find((one) => keyIdOf(one) === keyId)
  if (!key) throw new SealedKeyMissing(keyId)
  return decrypt(key, Buffer.from(body, 'base64url'), place)
}

const digestWith = (key: Buffer, subject: string, text: string): string => {
  const own = createHmac('sha256', key).update('medibook look-up key').digest()
  return `${keyIdOf(key)}.${createHmac('sha256', own).update(`${subject}\n${text}`).digest('base64url')}`
}
/** The format of 1.0.0: made with the key itself, without its id. */
const oldDigestWith = (key: Buffer, subject: string, text: string): string =>
  createHmac('sha256', key).update(`${subject}\n${text}`).digest('hex')

/** Prefix of digests made with the current key. */
export const presentDigestMark = (config: Keyed): string => `${keyIdOf(config.encryptionKey)}.`

/** A digest with the current key, to find equal texts without storing them. It contains the key's id. */
export const keyedDigest = (config: Sealing, subject: string, text: string): string =>
  (config.isSealedForOldServers ? oldDigestWith : digestWith)(config.encryptionKey, subject, text)

/** All possible digests of a text in rows that were written with any of the keys. */
export const keyedDigests = (config: Readable, subject: string, text: string): string[] =>
  [config.encryptionKey, ...(config.previousEncryptionKeys ?? [])].flatMap((key) => [
    digestWith(key, subject, text),
    oldDigestWith(key, subject, text),
  ])

function withAnyOf(keys: readonly Buffer[], bytes: Buffer): string {
  let failure: unknown
  for (const key of keys) {
    try {
      return decrypt(key, bytes, null)
    } catch (error) {
      failure ??= error
    }
  }
  throw failure
}

/** @returns nonce, tag and encrypted bytes */
export function encrypt(key: Buffer, plain: string, place: string | null): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  if (place !== null) cipher.setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Reverses `encrypt`. @throws Error when the bytes were changed or belong to another place */
export function decrypt(key: Buffer, bytes: Buffer, place: string | null): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  if (place !== null) decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  )
}
