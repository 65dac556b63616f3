import { and, eq } from 'drizzle-orm'
import { codes } from '../../../contract/constants/codes'
import type { UploadPurpose } from '../../../contract/constants/enums'
import { upload } from '../../db/schema/account'
import { AppError } from '../../lib/app-error'
import { assetUrl } from '../../lib/asset-url'
import type { Context } from '../../lib/context'
import { fileUrl, keyOfAddress } from './file-address'

export interface OwnUpload {
  /** What to keep in a row. Make an address of it with `uploadUrl`. */
  key: string
  kind: 'image' | 'video'
  contentType: string
  isPrivate: boolean
}

interface Demands {
  /** Name of the field in the body, for the refusal. */
  field?: string
  /** What the file must have been uploaded for; any purpose when absent. */
  purpose?: UploadPurpose
  kind?: 'image' | 'video'
}

/**
 * Says that a file in a body is this user's upload, and that it is used from now on (what nothing uses is removed after a day).
 * @param keyOrUrl the key, or any address that this server has given out for it
 * @throws AppError badInput with data {field, rule: 'upload'}: not uploaded, somebody else's, for another purpose
 */
export async function requireUpload(
  ctx: Context,
  userId: string,
  keyOrUrl: string,
  demands: Demands = {},
): Promise<OwnUpload> {
  const field = demands.field ?? 'picUrls'
  const refused = (): AppError => new AppError(codes.badInput, 'uploadUnknown', {}, { field, rule: 'upload' })
  const key = keyOfAddress(ctx, keyOrUrl)
  if (!key) throw refused()
  const [row] = await ctx.db
    .update(upload)
    .set({ isUsed: true })
    .where(and(eq(upload.key, key), eq(upload.userId, userId)))
    .returning()
  if (
    !row ||
    (demands.purpose && row.purpose !== demands.purpose) ||
    (demands.kind && row.kind !== demands.kind)
  )
    throw refused()
  return {
    key: row.key,
    kind: row.kind === 'video' ? 'video' : 'image',
    contentType: row.contentType,
    isPrivate: row.key.startsWith('private/'),
  }
}

/** The same for a list, in its order. */
export async function requireUploads(
  ctx: Context,
  userId: string,
  keysOrUrls: readonly string[],
  demands: Demands = {},
): Promise<OwnUpload[]> {
  const found: OwnUpload[] = []
  for (const item of keysOrUrls) found.push(await requireUpload(ctx, userId, item, demands))
  return found
}

/**
 * Address under which clients get a picture that a row names: an upload's key, or a path of the catalogue ('/assets/…').
 * A private file's address is signed and works for a quarter of an hour: send it only to who may see the file.
 */
export function uploadUrl(ctx: Context, keyOrPath: string): string {
  if (keyOrPath === '') return ''
  return keyOrPath.startsWith('/') || /^https?:/.test(keyOrPath)
    ? assetUrl(ctx.config, keyOrPath)
    : fileUrl(ctx, keyOrPath)
}

/** Lets go of a file that a row no longer names: it is removed with the next cleaning. */
export async function releaseUpload(ctx: Context, userId: string, key: string): Promise<void> {
  await ctx.db
    .update(upload)
    .set({ isUsed: false })
    .where(and(eq(upload.key, key), eq(upload.userId, userId)))
}
