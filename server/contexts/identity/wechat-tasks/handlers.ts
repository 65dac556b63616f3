import type { wechatTask } from '../../../db/schema/wechat'
import type { Context } from '../../../lib/context'
import { defineNeed } from '../../../lib/wiring'

export type WechatTask = typeof wechatTask.$inferSelect

interface TaskResult {
  outcome: 'told' | 'asked' | 'none'
  ticket?: string
}

/** Sends one call to WeChat; harmless when repeated. @throws to be tried again later */
export type TaskHandler = (ctx: Context, task: WechatTask) => Promise<TaskResult>

/** What is done for each kind of task. */
export const taskHandlers = defineNeed<TaskHandler>('task for WeChat')
