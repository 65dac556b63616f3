import type {} from './medibook-global'
import { addDays } from '../../contract/rules/dates'
import { dayText } from '../../server/lib/store-time'

/** Clinics, goods and slots beside the seed, added row by row. */
const ZONE = 'Asia/Hong_Kong'
export const text = (words: string) => ({ 'zh-Hant': `${words}繁`, 'zh-Hans': `${words}简`, en: words })

/** Runs SQL in the database of the test file's own server, or in another one. */
export type Query = (sql: string, values?: unknown[]) => Promise<unknown>

export async function insert(
  table: string,
  row: Record<string, unknown>,
  query: Query = medibook.query,
): Promise<void> {
  const names = Object.keys(row)
  const values = Object.values(row).map((value) =>
    value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
  )
  await query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values
      (${names.map((_name, index) => `$${index + 1}`).join(', ')})`,
    values,
  )
}

const inserting = (query?: Query) => (table: string, row: Record<string, unknown>) =>
  insert(table, row, query)

export const today = (): string => dayText(medibook.clock.now(), ZONE)
export const dayIn = (count: number): string => addDays(today(), count)
export const nowIso = (): string => medibook.clock.now().toISOString()

let counter = 0
export const newKey = (): string => `key-${process.pid}-${String((counter += 1)).padStart(12, '0')}`
export const nextId = (prefix: string): string => `${prefix}-${(counter += 1)}`

export async function addShop(
  id: string,
  hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '00:00', close: '00:00' })),
  zone = ZONE,
  query?: Query,
): Promise<void> {
  await inserting(query)('shop', {
    id,
    kind: 'clinic',
    name: text(id),
    region: 'HK',
    district: text('d'),
    address: text('a'),
    transport: text('t'),
    intro: text('i'),
    phone: '+852 2000 0000',
    latitude: 22.28,
    longitude: 114.15,
    zone,
    hours,
    pic_urls: [],
    tags: [],
    rating_tenths: 48,
    sort: 900,
  })
}

interface GoodsOptions {
  kind?: string
  slotKind?: string | null
  isBookable?: boolean
  isFree?: boolean
  priceCents?: number
  stock?: number
  taxBasisPoints?: number
  freightCents?: number
  sex?: string
  ageMin?: number | null
  ageMax?: number | null
  doseIntervals?: number[]
  doses?: number
  shops?: string[]
  isOnShelf?: boolean
  isPriceHidden?: boolean
  isDeleted?: boolean
  isEnabled?: boolean
  isCrossBorder?: boolean
  minutes?: number
  fastingHours?: number
  /** ISO text */
  createTime?: string
}

/** One SPU with one SKU, `<id>-sku`. */
export async function addGoods(id: string, o: GoodsOptions = {}, query?: Query): Promise<void> {
  const priceCents = o.priceCents ?? 100_000
  const add = inserting(query)
  await add('spu', {
    id,
    spu_code: id,
    kind: o.kind ?? 'package',
    name: text(id),
    sell_point: text('s'),
    category_id: 'none',
    pic_urls: ['/assets/goods/x.svg'],
    is_on_shelf: o.isOnShelf ?? true,
    is_deleted: o.isDeleted ?? false,
    price_down_cents: priceCents,
    price_up_cents: priceCents,
    is_price_hidden: o.isPriceHidden ?? false,
    is_bookable: o.isBookable ?? true,
    is_free: o.isFree ?? false,
    slot_kind: o.slotKind === undefined ? 'exam' : o.slotKind,
    description: text('d'),
    notice: text('n'),
    service_content: [],
    key_screenings: [],
    package_groups: [],
    preparations: [
      { icon: 'drop', text: text('fast'), ...(o.fastingHours ? { fastingHours: o.fastingHours } : {}) },
    ],
    sex: o.sex ?? '0',
    age_min: o.ageMin ?? null,
    age_max: o.ageMax ?? null,
    eligibility_text: text('e'),
    needles: o.doses ?? 0,
    needle_intervals: o.doseIntervals ?? [],
    duration_minutes: o.minutes ?? 90,
    refund_text: text('r'),
    tax_basis_points: o.taxBasisPoints ?? 0,
    freight_cents: o.freightCents ?? 0,
    is_cross_border: o.isCrossBorder ?? false,
    create_time: o.createTime ?? nowIso(),
    search_text: id,
  })
  await add('sku', {
    id: `${id}-sku`,
    spu_id: id,
    name: text('standard'),
    pic_url: '/assets/goods/x.svg',
    sales_price_cents: priceCents,
    stock: o.stock ?? 1000,
    is_enabled: o.isEnabled ?? true,
    specs: [],
  })
  for (const shop of o.shops ?? []) await add('spu_shop', { spu_id: id, shop_id: shop })
}

export async function addSlot(
  id: string,
  shop: string,
  date: string,
  time = '10:00',
  capacity = 5,
  slotKind = 'exam',
  query?: Query,
): Promise<void> {
  await inserting(query)('slot', { id, shop_id: shop, slot_kind: slotKind, date, time, capacity })
}
