import { sql } from 'drizzle-orm'
import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

/**
 * A call to WeChat that is outstanding, written in the transaction of its cause: the delivery of an order, or
 * a picture to check. Each is made once; WeChat's later answer refers to `ticket`.
 */
export const wechatTask = pgTable(
  'wechat_task',
  {
    id: id().primaryKey(),
    kind: varchar('kind', { length: 10 }).notNull() /* delivery | picture */,
    /** The order's id or the key of the file. */
    ref: varchar('ref', { length: 80 }).notNull(),
    userId: id('user_id').notNull(),
    ticket: varchar('ticket', { length: 80 }),
    outcome: varchar('outcome', { length: 10 }) /* told | asked | fine | refused | none */,
    tries: integer('tries').notNull().default(0),
    lastError: varchar('last_error', { length: 200 }),
    createTime: moment('create_time').notNull(),
    dueTime: moment('due_time').notNull(),
    claimTime: moment('claim_time'),
    doneTime: moment('done_time'),
  },
  (t) => [
    uniqueIndex('wechat_task_ref_idx').on(t.kind, t.ref),
    uniqueIndex('wechat_task_ticket_idx').on(t.ticket),
    index('wechat_task_user_idx').on(t.userId),
    index('wechat_task_due_idx')
      .on(t.dueTime)
      .where(sql`done_time is null`),
  ],
)
