import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { UploadPurpose } from '../../../../../contract/constants/enums'
import {
  limits,
  uploadImageExtensions,
  uploadVideoExtensions,
} from '../../../../../contract/constants/limits'
import type * as contract from '../../../../../contract/uploads'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context, type SessionUser } from '../../../../lib/context'
import { momentText } from '../../../../lib/store-time'
import { checkFile } from '../check-file'
import { fileUrl } from '../file-address'
import { findPolicy, waitingFiles } from '../queries/rows'
import { deleteOldPolicies, giveFileBack, insertPolicy, insertUpload, takeFile, takeUnused } from './rows'

/** Purposes whose files are public; all others are private to their owner. */
const PUBLIC_PURPOSES: readonly UploadPurpose[] = ['avatar', 'review']

/** Purposes that accept videos. */
const FILM_PURPOSES: readonly UploadPurpose[] = ['review', 'feedback', 'refund']

const CLEANED_AT_ONCE = 200

export const UPLOAD_PATH = '/uploads'

const policyOver = (): AppError =>
  new AppError(codes.uploadPolicyOver, 'uploadPolicyOver', {}, { field: 'policyId', rule: 'expired' })

const signatureOf = (ctx: Context, policyId: string, expires: string): string =>
  createHmac('sha256', ctx.config.encryptionKey).update(`upload\n${policyId}\n${expires}`).digest('base64url')

/**
 * Grants a user permission to upload a number of files for one purpose.
 * @throws AppError uploadPolicyOver when more than `limits.uploadFiles` files would be unused
 */
export async function uploadPolicy(
  ctx: Context,
  user: SessionUser,
  of: { purpose: UploadPurpose; files: number },
): Promise<contract.UploadPolicy> {
  const policyId = randomUUID()
  const expireTime = new Date(ctx.now().getTime() + limits.uploadPolicyTtlMs)
  await inTransaction(ctx, async (inner) => {
    // Locked, because concurrent permissions must not exceed the total.
    await inner.db.execute(sql`select id from app_user where id = ${user.id} for update`)
    const waiting = await waitingFiles(inner.db, user.id, ctx.now())
    if (waiting + of.files > limits.uploadFiles)
      throw new AppError(
        codes.uploadPolicyOver,
        'uploadTooMany',
        { count: limits.uploadFiles },
        { field: 'files', rule: 'limit', filesLeft: Math.max(0, limits.uploadFiles - waiting) },
      )
    await insertPolicy(inner.db, {
      id: policyId,
      userId: user.id,
      purpose: of.purpose,
      filesLeft: of.files,
      createTime: ctx.now(),
      expireTime,
    })
  })
  const expires = String(expireTime.getTime())
  const form = await ctx.ports.storage.directForm({
    prefix: policyId,
    maxBytes: limits.uploadVideoBytes,
    seconds: limits.uploadPolicyTtlMs / 1000,
  })
  return {
    host: form?.url ?? `${ctx.config.publicUrl}${UPLOAD_PATH}`,
    fields: form?.fields ?? { policyId, expires, signature: signatureOf(ctx, policyId, expires) },
    fileField: 'file',
    policyId,
    purpose: of.purpose,
    expire: momentText(expireTime, ctx.config.storeTimeZone),
    filesLeft: of.files,
    maxImageBytes: limits.uploadImageBytes,
    maxVideoBytes: FILM_PURPOSES.includes(of.purpose) ? limits.uploadVideoBytes : 0,
    extensions: [
      ...uploadImageExtensions,
      ...(FILM_PURPOSES.includes(of.purpose) ? uploadVideoExtensions : []),
    ],
    mustComplete: form !== null,
  }
}

/**
 * Verifies that an upload form was issued by this server and is still valid.
 * @throws AppError uploadPolicyOver
 */
export function requirePolicyForm(ctx: Context, fields: Readonly<Record<string, string>>): string {
  const { policyId = '', expires = '', signature = '' } = fields
  const wanted = Buffer.from(signatureOf(ctx, policyId, expires))
  const given = Buffer.from(signature)
  if (
    wanted.length !== given.length ||
    !timingSafeEqual(wanted, given) ||
    Number(expires) <= ctx.now().getTime()
  )
    throw policyOver()
  return policyId
}

/** Validates and stores one file of a permission. @throws AppError uploadPolicyOver, uploadRefused */
export async function keepFile(
  ctx: Context,
  policyId: string,
  bytes: Buffer,
  name: string,
): Promise<contract.UploadedFile> {
  const policy = await takeFile(ctx.db, policyId, ctx.now())
  if (!policy) throw policyOver()
  try {
    const purpose = policy.purpose as UploadPurpose
    const file = await checkFile(bytes, name)
    if (file.kind === 'video' && !FILM_PURPOSES.includes(purpose))
      throw new AppError(codes.uploadRefused, 'uploadTypeRefused', {}, { field: 'file', rule: 'type' })
    const key = await ctx.ports.storage.put(file.bytes, {
      extension: file.extension,
      contentType: file.contentType,
      isPrivate: !PUBLIC_PURPOSES.includes(purpose),
    })
    const row = {
      key,
      userId: policy.userId,
      purpose,
      kind: file.kind,
      contentType: file.contentType,
      byteCount: file.bytes.length,
      width: file.width,
      height: file.height,
      createTime: ctx.now(),
    }
    await insertUpload(ctx.db, row)
    return {
      key,
      url: fileUrl(ctx, key),
      kind: file.kind,
      contentType: file.contentType,
      byteCount: row.byteCount,
      width: file.width,
      height: file.height,
    }
  } catch (error) {
    await giveFileBack(ctx.db, policyId)
    throw error
  }
}

/**
 * Like `keepFile`, for a file that was uploaded directly to the storage.
 * @throws AppError uploadPolicyOver, uploadRefused
 */
export async function completeUpload(
  ctx: Context,
  user: SessionUser,
  of: { policyId: string; name: string },
): Promise<contract.UploadedFile> {
  const policy = await findPolicy(ctx.db, user.id, of.policyId)
  if (!policy || policy.expireTime <= ctx.now()) throw policyOver()
  const bytes =
    /^[^/\\]+$/.test(of.name) && of.name !== '..'
      ? await ctx.ports.storage.takeIncoming({
          prefix: policy.id,
          name: of.name,
          maxBytes: limits.uploadVideoBytes,
        })
      : null
  if (!bytes) throw new AppError(codes.badInput, 'uploadUnknown', {}, { field: 'name', rule: 'upload' })
  return keepFile(ctx, policy.id, bytes, of.name)
}

/** Deletes files that have been unused for a day. */
export async function removeUnusedFiles(ctx: Context): Promise<void> {
  await deleteOldPolicies(ctx.db, new Date(ctx.now().getTime() - limits.uploadUnusedTtlMs))
  for (const key of await takeUnused(
    ctx.db,
    new Date(ctx.now().getTime() - limits.uploadUnusedTtlMs),
    CLEANED_AT_ONCE,
  ))
    await ctx.ports.storage.remove(key)
}
