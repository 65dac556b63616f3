import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { cents, id, localText, moment } from './columns'

/** A company or school whose staff or students have special prices. */
export const enterprise = pgTable('enterprise', {
  id: id().primaryKey(),
  kind: varchar('kind', { length: 10 }).notNull() /* company | school */,
  name: localText('name').notNull(),
  notice: localText('notice').notNull(),
  isEnabled: boolean('is_enabled').notNull().default(true),
  endTime: moment('end_time').notNull(),
})

/** A merchant that serves the enterprise, with its own price list. */
export const enterpriseMerchant = pgTable(
  'enterprise_merchant',
  {
    id: id().primaryKey(),
    enterpriseId: id('enterprise_id').notNull(),
    name: localText('name').notNull(),
    logo: varchar('logo', { length: 200 }).notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [index('enterprise_merchant_idx').on(t.enterpriseId, t.sort)],
)

/** `used` counts the accounts that joined with the code. */
export const enterpriseCode = pgTable(
  'enterprise_code',
  {
    code: varchar('code', { length: 32 }).primaryKey(),
    enterpriseId: id('enterprise_id').notNull(),
    total: integer('total').notNull(),
    used: integer('used').notNull().default(0),
    endTime: moment('end_time').notNull(),
  },
  (t) => [check('enterprise_code_used_check', sql`${t.used} >= 0 and ${t.used} <= ${t.total}`)],
)

export const enterpriseMember = pgTable(
  'enterprise_member',
  {
    enterpriseId: id('enterprise_id').notNull(),
    userId: id('user_id').notNull(),
    code: varchar('code', { length: 32 }).notNull(),
    /** The merchant chosen at the last sign-in. */ merchantId: id('merchant_id').notNull(),
    joinTime: moment('join_time').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.enterpriseId, t.userId] }),
    index('enterprise_member_user_idx').on(t.userId),
  ],
)

/** One SKU on a merchant's price list. */
export const enterpriseGoods = pgTable(
  'enterprise_goods',
  {
    id: id().primaryKey(),
    merchantId: id('merchant_id').notNull(),
    spuId: id('spu_id').notNull(),
    skuId: id('sku_id').notNull(),
    priceCents: cents('price_cents').notNull(),
    /** Number of pieces that one account may buy. */ quota: integer('quota').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [
    uniqueIndex('enterprise_goods_sku_idx').on(t.merchantId, t.skuId),
    index('enterprise_goods_sort_idx').on(t.merchantId, t.sort, t.id),
    check('enterprise_goods_check', sql`${t.priceCents} >= 0 and ${t.quota} > 0`),
  ],
)

/**
 * Number of pieces of one SKU that an account has bought; `quota` is copied from the price list for the check
 * constraint.
 */
export const enterpriseUse = pgTable(
  'enterprise_use',
  {
    merchantId: id('merchant_id').notNull(),
    userId: id('user_id').notNull(),
    skuId: id('sku_id').notNull(),
    used: integer('used').notNull(),
    quota: integer('quota').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.userId, t.skuId] }),
    index('enterprise_use_user_idx').on(t.userId),
    check('enterprise_use_check', sql`${t.used} >= 0 and ${t.used} <= ${t.quota}`),
  ],
)

/** Marks an order as placed at an enterprise's prices. */
export const enterpriseOrder = pgTable(
  'enterprise_order',
  {
    orderId: id('order_id').primaryKey(),
    enterpriseId: id('enterprise_id').notNull(),
    merchantId: id('merchant_id').notNull(),
    userId: id('user_id').notNull(),
    isReturned: boolean('is_returned').notNull().default(false),
    createTime: moment('create_time').notNull(),
  },
  (t) => [index('enterprise_order_user_idx').on(t.userId, t.enterpriseId, t.createTime.desc().nullsFirst())],
)
