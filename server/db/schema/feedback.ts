import { index, pgTable, varchar } from 'drizzle-orm/pg-core'
import { id, list, moment } from './columns'

export const feedback = pgTable(
  'feedback',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    /** One of `feedbackKinds` of the contract. */ kind: varchar('kind', { length: 20 }).notNull(),
    content: varchar('content', { length: 140 }).notNull(),
    picUrls: list<string>('pic_urls').notNull(),
    contact: varchar('contact', { length: 60 }).notNull(),
    createTime: moment('create_time').notNull(),
  },
  (t) => [index('feedback_user_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id)],
)

export const feedbackAnswer = pgTable(
  'feedback_answer',
  {
    id: id().primaryKey(),
    feedbackId: id('feedback_id').notNull(),
    content: varchar('content', { length: 500 }).notNull(),
    createTime: moment('create_time').notNull(),
  },
  (t) => [index('feedback_answer_idx').on(t.feedbackId, t.createTime)],
)
