import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'
import { ContentPushError, type ContentPush } from './content-check'

/** Keys of WeChat's signed and encrypted pushes ("secure mode", JSON). */
export interface WechatPushConfig {
  token: string
  /** The 43 letters of its EncodingAESKey. */
  key: string
}

const RANDOM_BYTES = 16
const LENGTH_BYTES = 4

function isSignedBy(token: string, parts: readonly string[], signature: string | undefined): boolean {
  const wanted = createHash('sha1')
    .update([token, ...parts].sort().join(''))
    .digest()
  const given = Buffer.from(signature ?? '', 'hex')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** @throws ContentPushError when it was encrypted for another mini-program or with another key */
function decrypt({ key }: WechatPushConfig, appId: string, encrypted: string): string {
  try {
    const secret = Buffer.from(`${key}=`, 'base64')
    const decipher = createDecipheriv('aes-256-cbc', secret, secret.subarray(0, 16)).setAutoPadding(false)
    const padded = Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()])
    const plain = padded.subarray(0, padded.length - (padded.at(-1) ?? 0))
    const from = RANDOM_BYTES + LENGTH_BYTES
    const end = from + plain.readUInt32BE(RANDOM_BYTES)
    if (plain.subarray(end).toString('utf8') === appId) return plain.subarray(from, end).toString('utf8')
  } catch {
    // not encrypted with this key
  }
  throw new ContentPushError()
}

/** WeChat verifies the URL once and expects its own nonce as the answer. @throws ContentPushError */
export function echoOfPush(config: WechatPushConfig, query: ContentPush['query']): string {
  const { signature, timestamp = '', nonce = '', echostr = '' } = query
  if (!isSignedBy(config.token, [timestamp, nonce], signature)) throw new ContentPushError()
  return echostr
}

/** Decrypts a push. @throws ContentPushError unless WeChat signed and encrypted it for this mini-program */
export function openPush(config: WechatPushConfig, appId: string, { query, rawBody }: ContentPush): unknown {
  const { msg_signature: signature, timestamp = '', nonce = '' } = query
  let encrypted = ''
  try {
    encrypted = String((JSON.parse(rawBody) as { Encrypt?: unknown }).Encrypt ?? '')
  } catch {
    throw new ContentPushError()
  }
  if (!isSignedBy(config.token, [timestamp, nonce, encrypted], signature)) throw new ContentPushError()
  const text = decrypt(config, appId, encrypted)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new ContentPushError()
  }
}
