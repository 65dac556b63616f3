import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reader } from './config-reader'

const KEY = /^[0-9a-f]{64}$/i

/** Reads earlier encryption keys, newest first. */
export function readPreviousKeys(reader: Reader): Buffer[] {
  const texts = reader
    .text('ENCRYPTION_KEY_PREVIOUS', '')
    .split(',')
    .map((text) => text.trim())
  const keys = texts.filter((text) => text !== '')
  if (!keys.every((text) => KEY.test(text)))
    reader.refuse('ENCRYPTION_KEY_PREVIOUS', 'must be keys of 64 hexadecimal digits, separated by commas')
  return keys.map((text) => Buffer.from(text, 'hex'))
}

/** @returns null when no valid key is set; outside of production one is then generated and stored */
export function readEncryptionKey(reader: Reader, isProduction: boolean): Buffer | null {
  const text = reader.optional('ENCRYPTION_KEY')
  if (text !== undefined) {
    if (KEY.test(text)) return Buffer.from(text, 'hex')
    reader.refuse('ENCRYPTION_KEY', 'must be 64 hexadecimal digits (32 bytes)')
  } else if (isProduction) {
    reader.refuse(
      'ENCRYPTION_KEY',
      'is needed in production: 64 hexadecimal digits, for example from `openssl rand -hex 32`',
    )
  }
  return null
}

/**
 * Returns a secret that is generated on first use and stored, so that encrypted rows stay readable after a
 * restart.
 */
export function keptSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('hex')
  try {
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600 })
    chmodSync(file, 0o600)
    return secret
  } catch {
    // Another process created the file at the same moment.
    return readFileSync(file, 'utf8').trim()
  }
}
