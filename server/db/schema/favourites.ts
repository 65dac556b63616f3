import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { limits } from '../../../contract/constants/limits'
import { cents, id, moment } from './columns'

/**
 * A favourite of a user: a product, a clinic or shop, or a doctor. Unique, so that repeated requests store it
 * once.
 */
export const favourite = pgTable(
  'favourite',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    kind: varchar('kind', { length: 10 }).notNull(),
    targetId: id('target_id').notNull(),
    /** Lowest price when it was saved; null for what has no price. */
    priceCents: cents('price_cents'),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    uniqueIndex('favourite_once_idx').on(t.userId, t.kind, t.targetId),
    index('favourite_list_idx').on(t.userId, t.kind, t.createTime.desc().nullsFirst(), t.id),
  ],
)

/**
 * Packages that a user compares. Positions are numbered and unique, so that concurrent requests cannot exceed
 * the limit.
 */
export const compareEntry = pgTable(
  'compare_entry',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    spuId: id('spu_id').notNull(),
    position: integer('position').notNull(),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    uniqueIndex('compare_once_idx').on(t.userId, t.spuId),
    uniqueIndex('compare_place_idx').on(t.userId, t.position),
    check('compare_position_check', sql`${t.position} between 1 and ${sql.raw(String(limits.compareList))}`),
  ],
)

export const brandFollow = pgTable(
  'brand_follow',
  {
    userId: id('user_id').notNull(),
    brandId: id('brand_id').notNull(),
    createTime: moment('create_time').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.brandId] }),
    index('brand_follow_brand_idx').on(t.brandId),
    index('brand_follow_list_idx').on(t.userId, t.createTime.desc().nullsFirst()),
  ],
)

/** The last time a user viewed something. */
export const browseRecord = pgTable(
  'browse_record',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    kind: varchar('kind', { length: 10 }).notNull(),
    targetId: id('target_id').notNull(),
    time: moment('time').notNull(),
  },
  (t) => [
    uniqueIndex('browse_once_idx').on(t.userId, t.kind, t.targetId),
    index('browse_list_idx').on(t.userId, t.time.desc().nullsFirst(), t.id),
    index('browse_kind_idx').on(t.userId, t.kind, t.time.desc().nullsFirst(), t.id),
  ],
)
