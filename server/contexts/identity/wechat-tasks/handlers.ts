import type { wechatTask } from '../../../db/schema/wechat'
import type { Context } from '../../../lib/context'
import { defineNeed } from '../../../lib/wiring'

export type WechatTask = typeof wechatTask.$inferSelect

interface TaskResult {
  outcome: 'told' | 'asked' | 'none'
  ticket?: string
}

/** Makes one call to WeChat; must be idempotent. @throws to be retried later */
export type TaskHandler = (ctx: Context, task: WechatTask) => Promise<TaskResult>

/** Handlers by kind of task. */
export const taskHandlers = defineNeed<TaskHandler>('task for WeChat')
