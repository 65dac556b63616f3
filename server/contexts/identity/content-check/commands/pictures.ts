import { and, eq } from 'drizzle-orm'
import type { UploadPurpose } from '../../../../../contract/constants/enums'
import { upload } from '../../../../db/schema/account'
import { appUser } from '../../../../db/schema/users'
import { wechatTask } from '../../../../db/schema/wechat'
import { inTransaction, type Context } from '../../../../lib/context'
import { publish } from '../../../../lib/events'
import type { ContentPlace, PictureVerdict } from '../../../../ports/content-check'
import { fileUrl } from '../../uploads/file-address'
import { addTask } from '../../wechat-tasks/commands/tasks'
import type { TaskHandler } from '../../wechat-tasks/handlers'
import { pictureRefused } from '../events'
import { openIdOf } from '../queries'

/** Purposes of uploads whose pictures are checked; pictures that only staff see are not sent to WeChat. */
const places: Partial<Record<UploadPurpose, ContentPlace>> = {
  avatar: 'profile',
  review: 'comment',
  feedback: 'comment',
}

type UploadRow = typeof upload.$inferSelect

/** Queues the check of a picture at its first use, inside the transaction that uses it. */
export async function submitPicture(ctx: Context, { key, kind, purpose, userId }: UploadRow): Promise<void> {
  if (kind === 'image' && places[purpose as UploadPurpose])
    await addTask(ctx, { kind: 'picture', ref: key, userId })
}

const absolute = (ctx: Context, url: string): string => new URL(url, `${ctx.config.publicUrl}/`).href

/** Submits one picture to the check. */
export const handOverPicture: TaskHandler = async (ctx, { ref, userId }) => {
  const [row] = await ctx.db.select().from(upload).where(eq(upload.key, ref))
  const place = row && places[row.purpose as UploadPurpose]
  // deleted since
  if (!row?.isUsed || !place) return { outcome: 'none' }
  const ticket = await ctx.ports.content.handOverPicture({
    openId: await openIdOf(ctx, userId),
    place,
    url: absolute(ctx, fileUrl(ctx, row.key)),
  })
  return ticket === null ? { outcome: 'none' } : { outcome: 'asked', ticket }
}

/**
 * Applies a verdict. A refused picture is removed from the rows that refer to it, and from the storage.
 * Idempotent.
 */
export async function settlePicture(ctx: Context, { ticket, isRefused }: PictureVerdict): Promise<void> {
  const refusedKey = await inTransaction(ctx, async (tx) => {
    const [task] = await tx.db
      .update(wechatTask)
      .set({ outcome: isRefused ? 'refused' : 'fine' })
      .where(and(eq(wechatTask.ticket, ticket), eq(wechatTask.outcome, 'asked')))
      .returning()
    if (!task || !isRefused) return null
    const { userId, ref: key } = task
    await tx.db
      .update(appUser)
      .set({ headimgUrl: '' })
      .where(and(eq(appUser.id, userId), eq(appUser.headimgUrl, key)))
    await publish(tx, pictureRefused, { userId, key })
    await tx.db
      .update(upload)
      .set({ isUsed: false, createTime: new Date(0) })
      .where(eq(upload.key, key))
    return key
  })
  if (refusedKey !== null)
    await ctx.ports.storage.remove(refusedKey).catch((error: unknown) => {
      // the clean-up of unused files retries
      ctx.log.warn({ err: error, key: refusedKey }, 'a refused picture could not be removed')
    })
}
