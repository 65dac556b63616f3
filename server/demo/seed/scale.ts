import { sql, type SQL } from 'drizzle-orm'
import { limits } from '../../../contract/constants/limits'
import { keepCalendarSets } from '../../contexts/catalogue'
import type { Db } from '../../db/client'
import { orderBooking } from '../../db/schema/orders'

/** What one step of SEED_SCALE adds. */
const perStep = { goods: 1_000, users: 1_000, orders: 10_000 } as const
const CHUNK = 50_000

/** Number of rows that a scale adds to the demo data; none for 1. */
const scaledCounts = (scale: number): { goods: number; users: number; orders: number } =>
  scale <= 1
    ? { goods: 0, users: 0, orders: 0 }
    : { goods: perStep.goods * scale, users: perStep.users * scale, orders: perStep.orders * scale }

const bulky = [
  'spu',
  'sku',
  'spu_tag',
  'spu_shop',
  'spu_spec_value',
  'review',
  'app_user',
  'person',
  'order_info',
  'order_item',
  'order_booking',
  'payment',
]

/**
 * Drops the indices during the bulk load, which is many times faster, and recreates them afterwards (key
 * indices remain).
 */
async function withoutIndices(db: Db, work: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{
    name: string
    definition: string
  }>(sql`select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.schemaname = current_schema() and i.tablename in (${sql.join(
      bulky.map((table) => sql`${table}`),
      sql`, `,
    )}) and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`)
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await work()
  await db.execute(sql`select set_config('maintenance_work_mem', '256MB', true)`)
  for (const { definition } of rows) await db.execute(sql.raw(definition))
}

/** Inserts copies of rows: every column as in the row `b`, except for those of `changed`. */
async function copyRows(db: Db, table: string, from: SQL, changed: Record<string, SQL>): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_schema = current_schema()
      and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  )
  const columns = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    rows.map(({ name }) => changed[name] ?? sql`b.${sql.identifier(name)}`),
    sql`, `,
  )
  await db.execute(sql`insert into ${sql.identifier(table)} (${columns}) select ${values} from ${from}`)
}

/**
 * Cycles through the original rows of `table`, numbered `g` from `first` to `last`; copied rows are excluded.
 */
const turns = (
  table: string,
  where: SQL,
  first: number,
  last: number,
): SQL => sql`generate_series(${first}::int, ${last}::int) as g
  join (select x.*, row_number() over (order by x.id) - 1 as n, count(*) over () as total from
    ${sql.identifier(table)} x where ${where}) b on b.n = g % b.total`

const inChunks = async (
  count: number,
  work: (first: number, last: number) => Promise<void>,
): Promise<void> => {
  for (let first = 1; first <= count; first += CHUNK) await work(first, Math.min(count, first + CHUNK - 1))
}

const named = (column: string): SQL =>
  sql.raw(`(select jsonb_object_agg(key, value || ' ' || g) from jsonb_each_text(b.${column}))`)

async function copyGoods(db: Db, count: number, now: Date): Promise<void> {
  const isModel = sql`x.id not like 'spu-s%-_' and x.is_on_shelf and not x.is_deleted`
  const moment = sql`${now.toISOString()}::timestamptz`
  await db.execute(
    sql`create temporary table scaled_spu on commit drop as select b.id as model, 'spu-s' || g || '-x'
      as id, g from ${turns('spu', isModel, 1, count)}`,
  )
  await db.execute(sql`analyze scaled_spu`)
  const models = sql`scaled_spu s join spu b on b.id = s.model`
  await copyRows(db, 'spu', models, {
    id: sql`s.id`,
    spu_code: sql`'KX-X' || lpad(g::text, 6, '0')`,
    name: named('name'),
    price_down_cents: sql`b.price_down_cents + case when b.is_free then 0 else (g % 90) * 1000 end`,
    price_up_cents: sql`b.price_up_cents + case when b.is_free then 0 else (g % 90) * 1000 end`,
    market_price_cents: sql`b.market_price_cents + (g % 90) * 1000`,
    sale_num: sql`(g * 7919) % 5000`,
    sort: sql`1000 + g`,
    is_hot_sale: sql`false`,
    create_time: sql`${moment} - make_interval(hours => 24 + g % 20000)`,
    search_text: sql`b.search_text || E'\nkx-x' || lpad(g::text, 6, '0')`,
    review_count: sql`2`,
    review_score_sum: sql`9`,
  })
  await copyRows(db, 'sku', sql`scaled_spu s join sku b on b.spu_id = s.model`, {
    id: sql`'sku-s' || g || '-' || b.id`,
    spu_id: sql`s.id`,
    stock: sql`1000000`,
    sales_price_cents: sql`b.sales_price_cents + case when b.sales_price_cents = 0 then 0 else (g % 90) * 1000 end`,
    market_price_cents: sql`b.market_price_cents + (g % 90) * 1000`,
  })
  for (const table of ['spu_tag', 'spu_spec_value'])
    await copyRows(db, table, sql`scaled_spu s join ${sql.identifier(table)} b on b.spu_id = s.model`, {
      spu_id: sql`s.id`,
    })
  await copyRows(
    db,
    'spu_shop',
    sql`scaled_spu s join lateral (select * from spu_shop where spu_id = s.model order by md5(shop_id
      || s.g) limit 2) b on true`,
    { spu_id: sql`s.id` },
  )
  await keepCalendarSets(db)
  await copyRows(
    db,
    'review',
    sql`scaled_spu s join lateral (select r.*, row_number() over (order by r.id) as no from review r
      where r.spu_id = s.model and r.order_item_id is null limit 2) b on true`,
    {
      id: sql`'review-s' || s.g || '-' || b.no`,
      spu_id: sql`s.id`,
      score: sql`6 - b.no::int`,
      tags: sql`b.tags`,
    },
  )
}

/**
 * Sealed values are bound to their rows, so a copy needs new ones. SQL has no keys, so they are plain, like
 * rows of 1.0.0, until `npm run reseal` encrypts them.
 */
const PHONE = sql`'9' || lpad((g % 10000000)::text, 7, '0')`
const BIRTH_DATE = sql`to_char(date '1950-01-01' + g % 20000, 'YYYY-MM-DD')`

async function copyUsers(db: Db, count: number): Promise<void> {
  await copyRows(
    db,
    'app_user',
    sql`generate_series(1, ${count}::int) as g cross join (select * from app_user where id = 'user-demo1') b`,
    {
      id: sql`'user-s' || g`,
      username: sql`null`,
      password_hash: sql`null`,
      phone_code: sql`null`,
      phone: sql`null`,
      phone_digest: sql`null`,
      email: sql`null`,
      email_digest: sql`null`,
      real_name: sql`null`,
      birth_date: sql`null`,
      address: sql`null`,
      open_id: sql`null`,
      nick_name: sql`'用戶 ' || g`,
    },
  )
  await copyRows(
    db,
    'person',
    sql`generate_series(1, ${count}::int) as g cross join (select * from person where id = 'person-self') b`,
    {
      id: sql`'person-s' || g`,
      user_id: sql`'user-s' || g`,
      name: sql`'用戶 ' || g`,
      phone: PHONE,
      birth_date: BIRTH_DATE,
      address: sql`''`,
      id_type: sql`null`,
      id_number_sealed: sql`null`,
      id_number_masked: sql`null`,
      province_id: sql`null`,
      city_id: sql`null`,
    },
  )
}

const movedColumns = [
  'create_time',
  'pay_deadline',
  'payment_time',
  'cancel_time',
  'refund_time',
  'shipped_time',
  'completed_time',
]

/** Copies the orders from `first` to `last`, under persons and moments of their own. */
async function copyOrderRows(db: Db, models: SQL, users: number): Promise<void> {
  const paymentDays = Math.ceil(limits.paymentDeadlineMs / 86_400_000)
  const moved = (column: string): SQL =>
    sql.raw(`b.${column} - make_interval(days => ${paymentDays} + g % 700, mins => g % 1000)`)
  const user = sql`(1 + g % ${users}::int)`
  await copyRows(db, 'order_info', models, {
    id: sql`'order-s' || g`,
    order_no: sql`'KXS' || lpad(g::text, 9, '0')`,
    user_id: sql`'user-s' || ${user}`,
    person_id: sql`case when b.person_id is null then null else 'person-s' || ${user} end`,
    buyer_name: sql`'用戶 ' || ${user}`,
    buyer_phone: PHONE,
    delivery_address: sql`case when b.delivery_address is null then null else '香港' end`,
    remark: sql`''`,
    ...Object.fromEntries(movedColumns.map((column) => [column, moved(column)])),
  })
}

/** Copies what belongs to these orders: their goods, past appointments and payments. */
async function copyOrderParts(db: Db, models: SQL, of: { users: number; goods: number }): Promise<void> {
  const orders = sql`(select 'order-s' || g as new_order, b.id as model, g, 1 + g % ${of.users}::int as u
    from ${models}) o`
  await copyRows(db, 'order_item', sql`${orders} join order_item b on b.order_id = o.model`, {
    id: sql`o.new_order || '-' || b.id`,
    order_id: sql`o.new_order`,
    spu_id: sql`'spu-s' || (1 + g % ${of.goods}::int) || '-x'`,
  })
  const bookings = sql`${orders} join order_booking b on b.order_id = o.model
    and b.state in ('writeOff', 'injected', 'cancelled')`
  await copyRows(db, 'order_booking', bookings, {
    id: sql`'booking-s' || g || '-' || b.${sql.identifier(orderBooking.doseNo.name)} || '-' || b.id`,
    order_id: sql`o.new_order`,
    order_item_id: sql`o.new_order || '-' || b.order_item_id`,
    user_id: sql`'user-s' || o.u`,
    person_id: sql`'person-s' || o.u`,
    person_name: sql`'用戶 ' || o.u`,
    person_birth_date: BIRTH_DATE,
    phone: PHONE,
    slot_id: sql`null`,
    verify_code: sql`null`,
  })
  const payments = sql`${orders} join payment b on b.order_id = o.model and b.state = 'paid'`
  await copyRows(db, 'payment', payments, {
    id: sql`'payment-s' || o.g || '-' || b.id`,
    order_id: sql`o.new_order`,
    user_id: sql`'user-s' || o.u`,
    provider_ref: sql`'sandbox-scaled-' || o.g || '-' || b.id`,
  })
}

/**
 * Copies of orders in final states only, so that none holds a place, stock or a code that counters would have
 * to include.
 */
async function copyOrders(
  db: Db,
  of: { orders: number; users: number; goods: number },
  step: (text: string) => void,
): Promise<void> {
  await db.execute(sql`create temporary table order_model on commit drop as select x.* from order_info x
    where x.status in ('3', '5', '6') and not x.is_deleted and x.discount_code is null
    and exists (select 1 from order_item i where i.order_id = x.id)`)
  await inChunks(of.orders, async (first, last) => {
    const models = turns('order_model', sql`true`, first, last)
    await copyOrderRows(db, models, of.users)
    await copyOrderParts(db, models, of)
    step(`${last.toLocaleString('en')} of ${of.orders.toLocaleString('en')} orders`)
  })
}

/**
 * Adds goods, users and orders to the demo data for load tests, in SQL: copies of the demo rows under their
 * own names, spread over time, price and users. The demo data itself does not change.
 * @param scale 1 adds nothing; n adds n thousand goods, n thousand users and n times ten thousand orders
 */
export async function scaleUp(db: Db, scale: number, now: Date, step: (text: string) => void): Promise<void> {
  const counts = scaledCounts(scale)
  if (counts.goods === 0) return
  await withoutIndices(db, async () => {
    step(`${counts.goods.toLocaleString('en')} more goods`)
    await copyGoods(db, counts.goods, now)
    step(`${counts.users.toLocaleString('en')} more users`)
    await copyUsers(db, counts.users)
    await copyOrders(db, counts, step)
    step('indices')
  })
}
