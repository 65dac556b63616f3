import { and, eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { UploadPurpose } from '../../../../../contract/constants/enums'
import { upload } from '../../../../db/schema/account'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { submitPicture } from '../../content-check/commands/pictures'
import { keyOfAddress } from '../file-address'

export interface OwnUpload {
  /** The value to store in a row; `uploadUrl` converts it to a URL. */
  key: string
  kind: 'image' | 'video'
  contentType: string
  isPrivate: boolean
}

interface Demands {
  /** Name of the field in the body, reported by the refusal. */
  field?: string
  /** The purpose that the file must have been uploaded for; any when omitted. */
  purpose?: UploadPurpose
  kind?: 'image' | 'video'
}

/**
 * Checks that a file named in a body is the user's own upload, and marks it as used (unused files are deleted
 * after a day).
 * @param keyOrUrl the key, or any URL of it issued by this server
 * @throws AppError badInput with data {field, rule: 'upload'}: not uploaded, another user's, or for another
 * purpose
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
  await submitPicture(ctx, row)
  return {
    key: row.key,
    kind: row.kind === 'video' ? 'video' : 'image',
    contentType: row.contentType,
    isPrivate: row.key.startsWith('private/'),
  }
}

/** Like `requireUpload`, for a list, in its order. */
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

/** Marks a file that no row refers to any more as unused, so that the next clean-up deletes it. */
export async function releaseUpload(ctx: Context, userId: string, key: string): Promise<void> {
  await ctx.db
    .update(upload)
    .set({ isUsed: false })
    .where(and(eq(upload.key, key), eq(upload.userId, userId)))
}
