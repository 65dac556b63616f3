import { index, pgTable, varchar } from 'drizzle-orm/pg-core'
import { sealed } from '../sealing/columns'
import { id, list, moment } from './columns'

export const feedback = pgTable(
  'feedback',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    /** One of `feedbackKinds` in the contract. */ kind: varchar('kind', { length: 20 }).notNull(),
    content: sealed('feedback.content').notNull(),
    picUrls: list<string>('pic_urls').notNull(),
    contact: sealed('feedback.contact').notNull(),
    createTime: moment('create_time').notNull(),
  },
  (t) => [index('feedback_user_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id)],
)

export const feedbackAnswer = pgTable(
  'feedback_answer',
  {
    id: id().primaryKey(),
    feedbackId: id('feedback_id').notNull(),
    content: sealed('feedback_answer.content').notNull(),
    createTime: moment('create_time').notNull(),
  },
  (t) => [index('feedback_answer_idx').on(t.feedbackId, t.createTime)],
)
