import { desc, eq } from 'drizzle-orm'
import { appUser } from '../../../db/schema/users'
import { wechatTask } from '../../../db/schema/wechat'
import type { Context } from '../../../lib/context'
import { fileUrl } from '../uploads/file-address'

interface PictureAtCheck {
  ticket: string
  url: string
}

/** Pictures without a verdict, newest first; for the desk. */
export async function picturesAtCheck(ctx: Context, limit: number): Promise<PictureAtCheck[]> {
  const rows = await ctx.db
    .select({ ticket: wechatTask.ticket, key: wechatTask.ref })
    .from(wechatTask)
    .where(eq(wechatTask.outcome, 'asked'))
    .orderBy(desc(wechatTask.createTime), wechatTask.id)
    .limit(limit)
  return rows.flatMap(({ ticket, key }) => (ticket === null ? [] : [{ ticket, url: fileUrl(ctx, key) }]))
}

/** The account's open id in the mini-program; null when it never used it. */
export async function openIdOf(ctx: Context, userId: string): Promise<string | null> {
  const [row] = await ctx.db.select({ openId: appUser.openId }).from(appUser).where(eq(appUser.id, userId))
  return row?.openId ?? null
}
