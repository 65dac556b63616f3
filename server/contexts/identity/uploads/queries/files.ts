import { codes } from '../../../../../contract/constants/codes'
import { AppError } from '../../../../lib/app-error'
import type { Context, SessionUser } from '../../../../lib/context'
import { fileUrl, isPrivateKey, keyOfAddress } from '../file-address'
import { findUpload } from './rows'

/** A new URL of one of the user's files. @throws AppError notFound (unknown, or another user's) */
export async function uploadAddress(
  ctx: Context,
  user: SessionUser,
  address: string,
): Promise<{ url: string }> {
  const key = keyOfAddress(ctx, address)
  const row = key === null ? null : await findUpload(ctx.db, key)
  if (!row || row.userId !== user.id) throw new AppError(codes.notFound, 'notFound')
  return { url: fileUrl(ctx, row.key) }
}

/** Whether the caller may read this private file. */
export async function isOwner(ctx: Context, key: string): Promise<boolean> {
  return ctx.user !== null && isPrivateKey(key) && (await findUpload(ctx.db, key))?.userId === ctx.user.id
}
