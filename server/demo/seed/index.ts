import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { keepCalendarSets } from '../../contexts/catalogue'
import type { Db } from '../../db/client'
import * as clinic from '../../db/schema/clinic'
import * as content from '../../db/schema/content'
import * as goods from '../../db/schema/goods'
import * as orders from '../../db/schema/orders'
import * as shops from '../../db/schema/shops'
import * as users from '../../db/schema/users'
import { hashPassword } from '../../lib/password'
import { demoAccounts } from './demo-accounts'
import { demoHistory } from './demo-history'
import { personRows, userRows } from './demo-people'
import { packageRows } from './package-rows'
import { seedParts } from './parts'
import { productRows } from './product-rows'
import { reviewRows } from './review-rows'
import { scaleUp } from './scale'
import { serviceRows } from './service-rows'
import { closedDayRows, giveAwayFirstDays, shopRows, type SlotRow, slotRows } from './shop-rows'
import * as site from './site-rows'
import { brandRows, categoryRows, ensureRows, tagRows } from './taxonomy-rows'
import { vaccineRows } from './vaccine-rows'

export interface SeedOptions {
  /** All dates of the data are relative to it, in Asia/Hong_Kong. */
  now: Date
  /**
   * n from 2 adds n thousand goods and n times ten thousand orders (scale.ts); 'test' has places every hour
   * instead of every half hour.
   */
  scale?: number | 'test'
  onProgress?: (step: string) => void
}

/** All rows of one seed; equal for the same `now` except for the salted password hashes. */
export async function seedRows(options: SeedOptions) {
  const { now, scale = 1 } = options
  const slots = slotRows(now, scale === 'test' ? 60 : 30)
  const all = [...packageRows(now), ...vaccineRows(now), ...serviceRows(now), ...productRows(now)]
  const persons = personRows(now)
  const hashes = await Promise.all(demoAccounts.map((account) => hashPassword(account.password)))
  const history = demoHistory({
    now,
    goods: new Map(all.map((item) => [item.spu.id, item])),
    persons: new Map(persons.map((row) => [row.id, row])),
    slots,
  })
  giveAwayFirstDays(slots, now)
  const spus = all.map((item) => item.spu)
  return {
    brands: brandRows(),
    categories: categoryRows(),
    tags: tagRows(),
    ensures: ensureRows(),
    shops: shopRows(),
    closedDays: closedDayRows(now),
    spus,
    skus: all.flatMap((item) => item.skus),
    spuTags: all.flatMap((item) => item.tags),
    spuShops: all.flatMap((item) => item.shops),
    reviews: reviewRows(spus, now, 1),
    slots,
    blocks: site.blockRows(),
    navIcons: site.navIconRows(),
    notices: site.noticeRows(now),
    adverts: site.advertRows(),
    configs: site.configRows(),
    rates: site.rateRows(now),
    discountCodes: site.discountCodeRows(now),
    protocols: site.protocolRows(now),
    articles: site.articleRows(now),
    departments: site.departmentRows(),
    doctors: site.doctorRows(),
    users: userRows(now, hashes),
    persons,
    ...history,
  }
}
export type SeedRows = Awaited<ReturnType<typeof seedRows>>

const BATCH = 400

async function insertAll<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await db.insert(table).values([...rows.slice(from, from + BATCH)])
}

/**
 * For tens of thousands of small rows, one JSON parameter is many times faster than a parameter per value.
 */
async function insertSlots(db: Db, rows: readonly SlotRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 10_000) {
    await db.execute(sql`insert into slot (id, shop_id, slot_kind, date, time, capacity, taken)
      select id, "shopId", "slotKind", date, time, capacity, taken from
        jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + 10_000))}::jsonb)
      as r(id text, "shopId" text, "slotKind" text, date text, time text, capacity int, taken int)`)
  }
}

/**
 * Fills an empty database with the demo data, in one transaction.
 * @returns false, without writing, when goods exist
 */
export async function seed(db: Db, options: SeedOptions): Promise<boolean> {
  const [any] = await db.select({ id: goods.spu.id }).from(goods.spu).limit(1)
  if (any) return false
  const step = (name: string): void => options.onProgress?.(name)
  step('catalogue')
  const rows = await seedRows(options)
  await db.transaction(async (tx) => {
    step('clinics and products')
    await insertAll(tx, goods.brand, rows.brands)
    await insertAll(tx, goods.category, rows.categories)
    await insertAll(tx, goods.tag, rows.tags)
    await insertAll(tx, goods.ensure, rows.ensures)
    await insertAll(tx, shops.shop, rows.shops)
    await insertAll(tx, shops.closedDay, rows.closedDays)
    await insertAll(tx, goods.spu, rows.spus)
    await insertAll(tx, goods.sku, rows.skus)
    await insertAll(tx, goods.spuTag, rows.spuTags)
    await insertAll(tx, goods.spuShop, rows.spuShops)
    await keepCalendarSets(tx)
    step('reviews, articles and doctors')
    await insertAll(tx, goods.review, rows.reviews)
    await insertAll(tx, content.decorationBlock, rows.blocks)
    await insertAll(tx, content.navIcon, rows.navIcons)
    await insertAll(tx, content.notice, rows.notices)
    await insertAll(tx, content.advert, rows.adverts)
    await insertAll(tx, content.customConfig, rows.configs)
    await insertAll(tx, content.exchangeRate, rows.rates)
    await insertAll(tx, content.protocol, rows.protocols)
    await insertAll(tx, content.article, rows.articles)
    await insertAll(tx, clinic.department, rows.departments)
    await insertAll(tx, clinic.doctor, rows.doctors)
    step(`${rows.slots.length} places to book`)
    await insertSlots(tx, rows.slots)
    step('demo accounts')
    await insertAll(tx, orders.discountCode, rows.discountCodes)
    await insertAll(tx, users.appUser, rows.users)
    await insertAll(tx, users.person, rows.persons)
    await insertAll(tx, orders.orderInfo, rows.orders)
    await insertAll(tx, orders.orderItem, rows.items)
    await insertAll(tx, orders.orderBooking, rows.bookings)
    await insertAll(tx, orders.payment, rows.payments)
    await insertAll(tx, orders.discountUse, rows.discountUses)
    for (const part of seedParts) {
      step(part.name)
      await part.write(tx, { now: options.now, isTest: options.scale === 'test' })
    }
    if (typeof options.scale === 'number') await scaleUp(tx, options.scale, options.now, step)
  })
  step('statistics')
  // After a bulk load, counts read the tables instead of the visibility map until a vacuum has run.
  await db.execute(
    typeof options.scale === 'number' && options.scale > 1 ? sql`vacuum (analyze)` : sql`analyze`,
  )
  return true
}
