import { createHmac, timingSafeEqual } from 'node:crypto'
import { assetUrl } from '../../../lib/asset-url'
import type { Context } from '../../../lib/context'

const ADDRESS_TTL_MS = 15 * 60_000

const KEY = /^(?:private\/)?[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{1,5}$/

const ROUTE = '/uploads/'

export const isFileKey = (text: string): boolean => KEY.test(text)

export const isPrivateKey = (key: string): boolean => key.startsWith('private/')

const signatureOf = (ctx: Pick<Context, 'config'>, key: string, expires: string): string =>
  createHmac('sha256', ctx.config.encryptionKey).update(`file\n${key}\n${expires}`).digest('base64url')

/** The URL of a file on this server; that of a private file is signed and expires after 15 minutes. */
export function fileUrl(ctx: Context, key: string): string {
  // With an external asset host, clients prefix relative URLs with it.
  const base = `${ctx.config.assetBase ? ctx.config.publicUrl : ''}${ROUTE}${key}`
  if (!isPrivateKey(key)) return base
  const expires = String(ctx.now().getTime() + ADDRESS_TTL_MS)
  return `${base}?expires=${expires}&sign=${signatureOf(ctx, key, expires)}`
}

/** Whether a URL grants access to the file. */
export function isSigned(
  ctx: Context,
  key: string,
  query: { expires?: string | undefined; sign?: string | undefined },
): boolean {
  const { expires = '', sign = '' } = query
  if (!/^\d{13}$/.test(expires) || Number(expires) <= ctx.now().getTime()) return false
  const wanted = Buffer.from(signatureOf(ctx, key, expires))
  const given = Buffer.from(sign)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

/**
 * Extracts the key from a URL issued by this server (with or without its origin), or returns the key itself.
 * @returns null for anything else
 */
export function keyOfAddress(ctx: Pick<Context, 'config'>, address: string): string | null {
  if (address.length > 400) return null
  const { publicUrl } = ctx.config
  const path =
    (address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address).split('?')[0] ?? ''
  const key = path.startsWith(ROUTE) ? path.slice(ROUTE.length) : path
  return isFileKey(key) ? key : null
}

/**
 * The URL of a picture that a row names: an upload's key, or a path of the catalogue ('/assets/…'). The URL
 * of a private file is signed and valid for 15 minutes: send it only to those who may see the file.
 */
export function uploadUrl(ctx: Context, keyOrPath: string): string {
  if (keyOrPath === '') return ''
  return keyOrPath.startsWith('/') || /^https?:/.test(keyOrPath)
    ? assetUrl(ctx.config, keyOrPath)
    : fileUrl(ctx, keyOrPath)
}
