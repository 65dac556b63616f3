import { createHash, randomBytes } from 'node:crypto'
import { decrypt, encrypt } from './seal'
import type { SealedColumn } from './sealed-columns'

/**
 * The data key of one account. Destroying it makes all encrypted values of the account unreadable, in backups
 * too.
 */
export interface AccountKey {
  id: string
  bytes: Buffer
}

/** The parts of a text that is encrypted with an account's key. */
export interface AccountSealed {
  keyId: string
  /** Identifies the row without revealing its id. */
  rowMark: string
  body: string
}

const MARK = 'v3'
const FORM = /^v3\.([\w-]{12})\.([\w-]{12})\.([\w-]{38,})$/
const ID_BYTES = 9
const KEY_BYTES = 32

/** Prefix of texts that are encrypted with the key of an account. */
export const accountSealMark = `${MARK}.`

export const newAccountKey = (): AccountKey => ({
  id: randomBytes(ID_BYTES).toString('base64url'),
  bytes: randomBytes(KEY_BYTES),
})

/** 72 bits of a digest of the row's key, enough to rule out collisions. */
export const rowMarkOf = (rowKey: string): string =>
  createHash('sha256').update(rowKey).digest().subarray(0, ID_BYTES).toString('base64url')

/** Encrypts a text with an account's key for one column of one row (AES-256-GCM). */
export function sealForAccount(key: AccountKey, plain: string, column: SealedColumn, rowKey: string): string {
  const rowMark = rowMarkOf(rowKey)
  const body = encrypt(key.bytes, plain, `${column}/${rowMark}`).toString('base64url')
  return `${MARK}.${key.id}.${rowMark}.${body}`
}

/** @returns null for a text in another format */
export function readAccountSeal(text: string): AccountSealed | null {
  const [, keyId, rowMark, body] = FORM.exec(text) ?? []
  return keyId === undefined || rowMark === undefined || body === undefined ? null : { keyId, rowMark, body }
}

/** @throws Error when the text was changed or belongs to another column or account */
export const unsealOfAccount = (
  bytes: Buffer,
  { rowMark, body }: AccountSealed,
  column: SealedColumn,
): string => decrypt(bytes, Buffer.from(body, 'base64url'), `${column}/${rowMark}`)
