import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** WeChat Pay, API version 3. */
export interface WechatPayConfig {
  merchantId: string
  /** Serial number of the merchant's own certificate. */
  serial: string
  privateKey: string
  /** Decrypts the contents of notifications. */
  apiV3Key: string
  /**
   * Id and key that verify WeChat Pay's signatures: the serial of a platform certificate or the id of a
   * public key.
   */
  platformSerial: string
  platformKey: string
  /** `hongkong`: a merchant of the cross-border service; `mainland`: one that settles in CNY. */
  area: 'hongkong' | 'mainland'
  host: string
  currency: string
  /** Category of business; only for the cross-border service. */
  categoryCode: string
  /** App ids of the mini-program and of the official account for web pages; one of them may be ''. */
  miniAppId: string
  webAppId: string
}

export interface AlipayConfig {
  appId: string
  privateKey: string
  publicKey: string
  gateway: string
  currency: string
}

/** Accounts at payment providers; null disables a provider. */
export interface ProviderConfig {
  wechatPay: WechatPayConfig | null
  alipay: AlipayConfig | null
}

/** The part of the configuration reader that is used here. */
interface Reading {
  optional(name: string): string | undefined
  refuse(name: string, why: string): void
  text(name: string, fallback: string): string
  choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T
  url(name: string, fallback: string, protocols: string[]): string
}

/**
 * Reads values that are required together. @returns null when none is set, or when one is missing, which is
 * reported
 */
function together<N extends string>(reader: Reading, names: readonly N[]): Record<N, string> | null {
  const given = names.filter((name) => reader.optional(name) !== undefined)
  if (given.length === 0) return null
  const missing = names.filter((name) => !given.includes(name))
  for (const name of missing) reader.refuse(name, `is needed because ${given[0]} is set`)
  return missing.length > 0
    ? null
    : (Object.fromEntries(names.map((name) => [name, reader.optional(name) ?? ''])) as Record<N, string>)
}

/**
 * Reads a key as PEM text (line ends may be written `
 * `), as bare base64 or as the path of a file. Error messages never contain the value.
 */
function keyOf(reader: Reading, name: string, value: string, kind: 'private' | 'public'): string {
  const text = value.includes('-----BEGIN')
    ? value.replaceAll('\\n', '\n')
    : existsSync(value)
      ? readFileSync(value, 'utf8')
      : ''
  const bare = value.replace(/\s/g, '')
  const candidates = text
    ? [text]
    : /^[A-Za-z0-9+/=]{100,}$/.test(bare)
      ? ['PRIVATE KEY', 'RSA PRIVATE KEY', 'PUBLIC KEY']
          .filter((label) => label.includes('PRIVATE') === (kind === 'private'))
          .map(
            (label) =>
              `-----BEGIN ${label}-----\n${bare.replace(/(.{64})/g, '$1\n')}\n-----END ${label}-----\n`,
          )
      : []
  for (const pem of candidates) {
    try {
      if (kind === 'private') return createPrivateKey(pem).export({ type: 'pkcs8', format: 'pem' }).toString()
      const key = pem.includes('CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem)
      return key.export({ type: 'spki', format: 'pem' }).toString()
    } catch {
      // Try the next encoding.
    }
  }
  reader.refuse(name, `must be a ${kind} key: PEM text, or the path of a file that holds it`)
  return ''
}

function readWechatPay(reader: Reading): WechatPayConfig | null {
  const of = together(reader, [
    'WECHAT_PAY_MERCHANT_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_V3_KEY',
    'WECHAT_PAY_PLATFORM_SERIAL',
    'WECHAT_PAY_PLATFORM_KEY',
  ])
  if (!of) return null
  const area = reader.choice('WECHAT_PAY_AREA', ['hongkong', 'mainland'] as const, 'hongkong')
  const miniAppId = reader.text('WECHAT_APP_ID', '')
  const webAppId = reader.text('WECHAT_H5_APP_ID', '')
  if (!miniAppId && !webAppId)
    reader.refuse('WECHAT_APP_ID', 'or WECHAT_H5_APP_ID is needed because WECHAT_PAY_MERCHANT_ID is set')
  if (Buffer.byteLength(of.WECHAT_PAY_API_V3_KEY) !== 32)
    reader.refuse('WECHAT_PAY_API_V3_KEY', 'must have 32 characters')
  if (of.WECHAT_PAY_SERIAL === of.WECHAT_PAY_PLATFORM_SERIAL)
    reader.refuse('WECHAT_PAY_PLATFORM_SERIAL', 'must be of WeChat Pay, not of the merchant')
  return {
    merchantId: of.WECHAT_PAY_MERCHANT_ID,
    serial: of.WECHAT_PAY_SERIAL,
    privateKey: keyOf(reader, 'WECHAT_PAY_PRIVATE_KEY', of.WECHAT_PAY_PRIVATE_KEY, 'private'),
    apiV3Key: of.WECHAT_PAY_API_V3_KEY,
    platformSerial: of.WECHAT_PAY_PLATFORM_SERIAL,
    platformKey: keyOf(reader, 'WECHAT_PAY_PLATFORM_KEY', of.WECHAT_PAY_PLATFORM_KEY, 'public'),
    area,
    host: reader.url(
      'WECHAT_PAY_HOST',
      area === 'hongkong' ? 'https://apihk.mch.weixin.qq.com' : 'https://api.mch.weixin.qq.com',
      ['https:', 'http:'],
    ),
    currency: reader.text('WECHAT_PAY_CURRENCY', area === 'hongkong' ? 'HKD' : 'CNY'),
    categoryCode: reader.text('WECHAT_PAY_CATEGORY_CODE', '8099'),
    miniAppId,
    webAppId,
  }
}

function readAlipay(reader: Reading): AlipayConfig | null {
  const of = together(reader, ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'])
  if (!of) return null
  return {
    appId: of.ALIPAY_APP_ID,
    privateKey: keyOf(reader, 'ALIPAY_PRIVATE_KEY', of.ALIPAY_PRIVATE_KEY, 'private'),
    publicKey: keyOf(reader, 'ALIPAY_PUBLIC_KEY', of.ALIPAY_PUBLIC_KEY, 'public'),
    gateway: reader.url('ALIPAY_GATEWAY', 'https://openapi.alipay.com/gateway.do', ['https:', 'http:']),
    currency: reader.text('ALIPAY_CURRENCY', 'HKD'),
  }
}

/** Reads the payment accounts; each is either complete or absent. */
export function readProviders(reader: Reading): ProviderConfig {
  return { wechatPay: readWechatPay(reader), alipay: readAlipay(reader) }
}

/** Reads the token and key with which WeChat signs and encrypts its pushes. */
export function readWechatPush(reader: Reading): { token: string; key: string } | null {
  const of = together(reader, ['WECHAT_PUSH_TOKEN', 'WECHAT_PUSH_KEY'])
  if (!of) return null
  if (!/^[A-Za-z0-9+/]{43}$/.test(of.WECHAT_PUSH_KEY))
    reader.refuse('WECHAT_PUSH_KEY', 'must have 43 letters and digits')
  return { token: of.WECHAT_PUSH_TOKEN, key: of.WECHAT_PUSH_KEY }
}
