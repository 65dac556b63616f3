import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cents, id, list, localText, moment } from './columns'

/** The rules of membership, in one row. */
export const memberConfig = pgTable(
  'member_config',
  {
    id: id().primaryKey(),
    isOn: boolean('is_on').notNull().default(true),
    name: localText('name').notNull(),
    growthName: localText('growth_name').notNull(),
    rule: localText('rule').notNull(),
    /** Paid cents for one point of growth. */
    centsPerGrowth: cents('cents_per_growth').notNull(),
    joinGrowth: integer('join_growth').notNull().default(0),
  },
  (t) => [check('member_config_check', sql`${t.centsPerGrowth} > 0 and ${t.joinGrowth} >= 0`)],
)
export const memberLevel = pgTable('member_level', {
  id: id().primaryKey(),
  level: integer('level').notNull().unique(),
  name: localText('name').notNull(),
  growthValue: integer('growth_value').notNull().unique(),
  rightIds: list<string>('right_ids').notNull(),
})
export const memberRight = pgTable('member_right', {
  id: id().primaryKey(),
  name: localText('name').notNull(),
  detail: localText('detail').notNull(),
  icon: varchar('icon', { length: 40 }).notNull(),
  sort: integer('sort').notNull().default(0),
})
/** `growthValue` is the sum of the member's records. */
export const member = pgTable(
  'member',
  {
    userId: id('user_id').primaryKey(),
    memberNo: varchar('member_no', { length: 20 }).notNull().unique(),
    growthValue: integer('growth_value').notNull().default(0),
    joinTime: moment('join_time').notNull(),
  },
  (t) => [check('member_growth_check', sql`${t.growthValue} >= 0`)],
)
export const growthRecord = pgTable(
  'growth_record',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    kind: varchar('kind', { length: 10 }).notNull() /* join | order | refund */,
    amount: integer('amount').notNull(),
    orderId: id('order_id'),
    orderNo: varchar('order_no', { length: 32 }),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    index('growth_record_user_idx').on(t.userId, t.createTime.desc().nullsFirst(), t.id),
    uniqueIndex('growth_record_order_idx')
      .on(t.orderId, t.kind)
      .where(sql`order_id is not null`),
    uniqueIndex('growth_record_join_idx')
      .on(t.userId)
      .where(sql`kind = 'join'`),
  ],
)
