import type {} from '../support/medibook-global'
import { searchTextOf } from '../../server/lib/search'

/**
 * A small catalogue beside the seeded one: every id begins with `t-`, and tests filter by its category or
 * region or by keywords.
 */
const text = (hant: string, hans: string, en: string) => ({ 'zh-Hant': hant, 'zh-Hans': hans, en })
const none = text('', '', '')

const columnNames = (row: Record<string, unknown>): string =>
  Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ')

/** Inserts rows; objects and arrays are stored as JSON. */
export async function insertRows(table: string, rows: Record<string, unknown>[]): Promise<void> {
  for (const row of rows) {
    const values = Object.values(row).map((value) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    )
    await medibook.query(
      `insert into ${table} (${columnNames(row)}) values
        (${values.map((_value, index) => `$${index + 1}`).join(', ')})`,
      values,
    )
  }
}

/** The day at the clinics, `offset` days from today. */
export function dayFromToday(offset: number): string {
  const atStore = new Date(medibook.clock.now().getTime() + 8 * 3_600_000)
  return new Date(Date.UTC(atStore.getUTCFullYear(), atStore.getUTCMonth(), atStore.getUTCDate() + offset))
    .toISOString()
    .slice(0, 10)
}

const allDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '09:00', close: '18:00' }))
export const shopRow = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  kind: 'clinic',
  name: text(`試驗診所${id}`, `试验诊所${id}`, `Trial clinic ${id}`),
  region: 'HK',
  district: text('中西區', '中西区', 'Central and Western'),
  address: text('皇后大道中', '皇后大道中', 'Queen’s Road'),
  transport: none,
  intro: none,
  phone: '+852 3000 0001',
  latitude: 22.28,
  longitude: 114.15,
  zone: 'Asia/Hong_Kong',
  hours: allDay,
  pic_urls: ['/assets/clinics/central.svg'],
  tags: [],
  rating_tenths: 48,
  sort: 900,
  search_text: searchTextOf(
    Object.values({
      ...text(`試驗診所${id}`, `试验诊所${id}`, `Trial clinic ${id}`),
      ...(over.name as object | undefined),
    }),
  ),
  ...over,
})

export const spuRow = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  spu_code: id.toUpperCase(),
  kind: 'package',
  name: text('全身體檢', '全身体检', 'Full check'),
  sell_point: none,
  category_id: 't-leaf',
  pic_urls: ['/assets/goods/package-basic.svg'],
  price_down_cents: 100_00,
  price_up_cents: 200_00,
  market_price_cents: 250_00,
  sale_num: 5,
  is_bookable: true,
  slot_kind: 'exam',
  description: none,
  notice: none,
  service_content: [],
  key_screenings: [],
  package_groups: [],
  preparations: [],
  eligibility_text: none,
  needle_intervals: [],
  refund_text: none,
  create_time: '2026-01-01T00:00:00Z',
  search_text: 'full check',
  ...over,
})

export const skuRow = (id: string, spuId: string, over: Record<string, unknown> = {}) => ({
  id,
  spu_id: spuId,
  name: text('標準', '标准', 'Standard'),
  pic_url: '/assets/goods/package-basic.svg',
  sales_price_cents: 100_00,
  stock: 7,
  specs: [],
  ...over,
})

export const slotRow = (id: string, over: Record<string, unknown>) => ({
  id,
  slot_kind: 'exam',
  capacity: 1,
  taken: 0,
  ...over,
})

export const localText = text

/** A user without a password. @returns id and session token */
export async function newUser(id: string): Promise<{ id: string; session: string }> {
  await insertRows('app_user', [
    { id, nick_name: id, headimg_url: '/assets/persons/visitor.svg', create_time: '2026-01-01T00:00:00Z' },
  ])
  return { id, session: await medibook.signIn(id) }
}
