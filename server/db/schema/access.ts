import { index, pgTable, varchar } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

/**
 * Records who read or changed health data. Append-only: a trigger refuses updates, and deletes before three
 * years have passed. Rows hold ids and kinds, no names and no values.
 */
export const accessRecord = pgTable(
  'access_record',
  {
    id: id().primaryKey(),
    /** The account that the data belongs to. */ userId: id('user_id').notNull(),
    /** The person whom the data is about; null for all persons of the account. */ personId: id('person_id'),
    actor: varchar('actor', { length: 10 }).notNull(),
    /** Who accessed the data, if known: an account or a member of staff. */ actorId: id('actor_id'),
    /** Of a member of staff: the clinic that asked. */ shopId: id('shop_id'),
    action: varchar('action', { length: 10 }).notNull(),
    kind: varchar('kind', { length: 20 }).notNull(),
    /** The report, request or person; null for the whole account. */ rowId: id('row_id'),
    /** Purpose of the access. */ purpose: varchar('purpose', { length: 20 }).notNull(),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    index('access_record_user_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
