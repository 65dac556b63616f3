import { index, pgTable, varchar } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

/**
 * Who read or changed health data. Rows are only added: a trigger refuses changes, and deletion before three years
 * have passed. They hold ids and kinds, no names and no values.
 */
export const accessRecord = pgTable(
  'access_record',
  {
    id: id().primaryKey(),
    /** The account whose data it is. */ userId: id('user_id').notNull(),
    /** The person of the account whom it is about; null for all of them. */ personId: id('person_id'),
    actor: varchar('actor', { length: 10 }).notNull(),
    /** Who it was, where that is known: an account, a member of staff. */ actorId: id('actor_id'),
    action: varchar('action', { length: 10 }).notNull(),
    kind: varchar('kind', { length: 20 }).notNull(),
    /** The report, request or person; null for all of the account. */ rowId: id('row_id'),
    /** What for. */ purpose: varchar('purpose', { length: 20 }).notNull(),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    index('access_record_user_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
