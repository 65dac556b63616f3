import { and, isNull, sql } from 'drizzle-orm'
import { wechatTask } from '../../../db/schema/wechat'
import type { Context } from '../../../lib/context'
import type { WechatTask } from './handlers'

/** Tasks that failed at WeChat, latest first; for the desk. */
export const troubledTasks = (ctx: Context, limit: number): Promise<WechatTask[]> =>
  ctx.db
    .select()
    .from(wechatTask)
    .where(and(isNull(wechatTask.doneTime), sql`${wechatTask.lastError} is not null`))
    .orderBy(sql`${wechatTask.createTime} desc`, wechatTask.id)
    .limit(limit)
