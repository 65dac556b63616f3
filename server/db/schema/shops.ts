import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { AccessFeature, WayKind } from '../../../contract/constants/enums'
import type { Time } from '../../../contract/rules/day'
import { day, id, list, localText, time, type LocalText } from './columns'

export interface OpeningHours {
  weekday: number
  open: Time
  close: Time
}

/** Directions to the clinic: within the building, by bus, by car. */
export interface Way {
  kind: WayKind
  text: LocalText
}

export const shop = pgTable(
  'shop',
  {
    id: id().primaryKey(),
    kind: varchar('kind', { length: 10 }).notNull(),
    name: localText('name').notNull(),
    brandId: id('brand_id'),
    parentId: id('parent_id'),
    region: varchar('region', { length: 2 }).notNull(),
    district: localText('district').notNull(),
    address: localText('address').notNull(),
    transport: localText('transport').notNull(),
    intro: localText('intro').notNull(),
    phone: varchar('phone', { length: 30 }).notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    zone: varchar('zone', { length: 40 }).notNull().default('Asia/Hong_Kong'),
    /**
     * Weekday 0 = Sunday; a `close` not later than `open` means after midnight; several rows for a day
     * express a break.
     */
    hours: list<OpeningHours>('hours').notNull(),
    picUrls: list<string>('pic_urls').notNull(),
    tags: list<LocalText>('tags').notNull(),
    licenceNo: varchar('licence_no', { length: 40 }).notNull().default(''),
    licenceAuthority: localText('licence_authority'),
    ways: list<Way>('ways').notNull().default([]),
    /** Codes of `accessFeatures` in the contract. */
    access: list<AccessFeature>('access').notNull().default([]),
    /** In tenths: 48 is 4.8. */
    ratingTenths: integer('rating_tenths').notNull(),
    sort: integer('sort').notNull().default(0),
    /**
     * Has a waiting list for full days, which is offered released places
     * (server/contexts/scheduling/waiting).
     */
    hasWaitingList: boolean('has_waiting_list').notNull().default(false),
    /** Name, district and address in every script, for search (server/lib/search.ts). */
    searchText: text('search_text').notNull().default(''),
  },
  (t) => [index('shop_region_idx').on(t.region, t.sort)],
)

export const closedDay = pgTable(
  'closed_day',
  {
    shopId: id('shop_id').notNull(),
    date: day('date').notNull(),
    state: varchar('state', { length: 10 }).notNull() /* rest | holiday */,
    /** Why, in words; null when the state says all. */
    reason: localText('reason'),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.date] })],
)

/**
 * One bookable time of a shop's calendar. `taken` counts held and booked places; the check makes overselling
 * impossible.
 */
export const slot = pgTable(
  'slot',
  {
    id: id().primaryKey(),
    shopId: id('shop_id').notNull(),
    slotKind: varchar('slot_kind', { length: 10 }).notNull(),
    date: day('date').notNull(),
    time: time('time').notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (t) => [
    uniqueIndex('slot_place_idx').on(t.shopId, t.slotKind, t.date, t.time),
    index('slot_day_idx').on(t.slotKind, t.date),
    check('slot_capacity_check', sql`${t.taken} >= 0 and ${t.taken} <= ${t.capacity}`),
  ],
)
