import type {} from './medibook-global'
import type { Booking } from '../../contract/bookings'
import type { OrderDetail, OrderPrice, PayStart } from '../../contract/orders'
import { addDays, dayText } from '../../server/lib/store-time'

/** A small world of shops, goods, slots and people beside the seed, for tests of orders and appointments. */
export const ZONE = 'Asia/Hong_Kong'
const text = (words: string) => ({ 'zh-Hant': `${words}繁`, 'zh-Hans': `${words}简`, en: words })

export async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row)
  const values = Object.values(row).map((value) =>
    value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
  )
  await medibook.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_name, index) => `$${index + 1}`).join(', ')})`,
    values,
  )
}

export const today = (): string => dayText(medibook.clock.now(), ZONE)
export const dayIn = (count: number): string => addDays(today(), count)
const nowIso = (): string => medibook.clock.now().toISOString()

let counter = 0
export const newKey = (): string => `key-${process.pid}-${String((counter += 1)).padStart(12, '0')}`
export const nextId = (prefix: string): string => `${prefix}-${(counter += 1)}`

export async function addShop(
  id: string,
  hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '00:00', close: '23:59' })),
  zone = ZONE,
): Promise<void> {
  await insert('shop', {
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

export interface GoodsOptions {
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
  needleIntervals?: number[]
  needles?: number
  shops?: string[]
  isOnShelf?: boolean
  isPriceHidden?: boolean
  isDeleted?: boolean
  isEnabled?: boolean
  isCrossBorder?: boolean
}

/** One SPU with one SKU, `<id>-sku`. */
export async function addGoods(id: string, o: GoodsOptions = {}): Promise<void> {
  const priceCents = o.priceCents ?? 100_000
  await insert('spu', {
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
    preparations: [{ icon: 'drop', text: text('fast') }],
    sex: o.sex ?? '0',
    age_min: o.ageMin ?? null,
    age_max: o.ageMax ?? null,
    eligibility_text: text('e'),
    needles: o.needles ?? 0,
    needle_intervals: o.needleIntervals ?? [],
    duration_minutes: 90,
    refund_text: text('r'),
    tax_basis_points: o.taxBasisPoints ?? 0,
    freight_cents: o.freightCents ?? 0,
    is_cross_border: o.isCrossBorder ?? false,
    create_time: nowIso(),
    search_text: id,
  })
  await insert('sku', {
    id: `${id}-sku`,
    spu_id: id,
    name: text('standard'),
    pic_url: '/assets/goods/x.svg',
    sales_price_cents: priceCents,
    stock: o.stock ?? 1000,
    is_enabled: o.isEnabled ?? true,
    specs: [],
  })
  for (const shop of o.shops ?? []) await insert('spu_shop', { spu_id: id, shop_id: shop })
}

export async function addSlot(
  id: string,
  shop: string,
  date: string,
  time = '10:00',
  capacity = 5,
  slotKind = 'exam',
): Promise<void> {
  await insert('slot', { id, shop_id: shop, slot_kind: slotKind, date, time, capacity })
}

export interface TestUser {
  id: string
  session: string
  person: string
}

export async function addPerson(
  userId: string,
  id: string,
  o: { sex?: string; birthDate?: string; idNumber?: boolean } = {},
): Promise<void> {
  await insert('person', {
    id,
    user_id: userId,
    name: id,
    relation: 'self',
    phone_code: '+852',
    phone: '91234567',
    id_type: o.idNumber ? 'passport' : null,
    id_number_sealed: o.idNumber ? 'sealed' : null,
    birth_date: o.birthDate ?? '1990-01-01',
    sex: o.sex ?? '2',
    address: '',
    create_time: nowIso(),
  })
}

export async function addUser(): Promise<TestUser> {
  const id = nextId('t-user')
  await insert('app_user', { id, nick_name: id, headimg_url: '', create_time: nowIso() })
  await addPerson(id, `${id}-p`)
  return { id, session: await medibook.signIn(id), person: `${id}-p` }
}

export async function addCode(
  code: string,
  o: {
    kind?: string
    value?: number
    minSpendCents?: number
    total?: number
    perUser?: number
    startsInMs?: number
    endsInMs?: number
  } = {},
): Promise<void> {
  const at = (ms: number): string => new Date(medibook.clock.now().getTime() + ms).toISOString()
  await insert('discount_code', {
    code,
    name: text(code),
    kind: o.kind ?? 'amount',
    value: o.value ?? 10_000,
    min_spend_cents: o.minSpendCents ?? 0,
    start_time: at(o.startsInMs ?? -1000),
    end_time: at(o.endsInMs ?? 30 * 86_400_000),
    total: o.total ?? 100,
    per_user: o.perUser ?? 1,
  })
}

export interface PlaceOptions {
  goods: string
  quantity?: number
  shop?: string
  slot?: string
  person?: string | null
  code?: string
  expected?: string
  key?: string
  body?: Record<string, unknown>
}

export function placeBody(user: TestUser, o: PlaceOptions): Record<string, unknown> {
  return {
    idempotencyKey: o.key ?? newKey(),
    lines: [{ spuId: o.goods, skuId: `${o.goods}-sku`, quantity: o.quantity ?? 1 }],
    ...(o.shop === undefined ? {} : { shopId: o.shop }),
    ...(o.slot === undefined ? {} : { slotId: o.slot }),
    ...(o.person === null || o.shop === undefined ? {} : { personId: o.person ?? user.person }),
    buyerName: 'Chan Tai Man',
    buyerPhoneCode: '+852',
    buyerPhone: '91234567',
    ...(o.code === undefined ? {} : { discountCode: o.code }),
    protocolAccepted: '1',
    expectedPrice: o.expected ?? '1000.00',
    ...(o.shop === undefined ? { deliveryAddress: '8/F, 1 Test Road' } : {}),
    ...o.body,
  }
}

export const place = (user: TestUser, o: PlaceOptions) =>
  medibook.call<OrderDetail>('POST', '/mall/api/ma/orderinfo', {
    session: user.session,
    body: placeBody(user, o),
  })
export const price = (body: unknown, session?: string, lang?: string) =>
  medibook.call<OrderPrice>('POST', '/mall/api/ma/orderinfo/booking/calculateOrderPrice', {
    body,
    ...(session ? { session } : {}),
    ...(lang ? { lang } : {}),
  })

/** What a placement must answer. @throws with the refusal otherwise */
export async function placed(user: TestUser, o: PlaceOptions): Promise<OrderDetail> {
  const answer = await place(user, o)
  if (answer.code !== 0) throw new Error(`placing was refused: ${answer.code} ${answer.msg}`)
  return answer.data
}

export const order = (user: TestUser, id: string) =>
  medibook.call<OrderDetail>('GET', `/mall/api/ma/orderinfo/${id}`, { session: user.session })
export const pay = (user: TestUser, orderId: string, o: { path?: string; key?: string } = {}) =>
  medibook.call<PayStart>('POST', o.path ?? '/mall/api/web/orderinfo/booking/alipay', {
    session: user.session,
    body: { idempotencyKey: o.key ?? newKey(), orderId },
  })

interface SignedNotice {
  headers: Record<string, string>
  body: Record<string, unknown>
}
interface SandboxPayment {
  act(paymentId: string, outcome: 'paid' | 'refused' | 'hanging'): Promise<SignedNotice | null>
}

/** Plays the payer at the provider. @returns the signed notice, not sent yet */
export const act = (paymentId: string, outcome: 'paid' | 'refused' | 'hanging') =>
  (medibook.server.ports.payment as unknown as SandboxPayment).act(paymentId, outcome)

/** The provider sends a notice. @returns the HTTP status */
export async function notify(notice: SignedNotice | null): Promise<number> {
  if (!notice) throw new Error('The provider sends nothing')
  return (
    await medibook.inject({
      method: 'POST',
      url: '/pay/notify',
      headers: notice.headers,
      payload: notice.body,
    })
  ).statusCode
}

/** Pays an order through the provider's call-back. @returns the transaction */
export async function paid(user: TestUser, orderId: string): Promise<string> {
  const started = await pay(user, orderId)
  if (started.code !== 0) throw new Error(`paying was refused: ${started.code} ${started.msg}`)
  await notify(await act(started.data.transactionId, 'paid'))
  return started.data.transactionId
}

export const booking = (user: TestUser, id: string) =>
  medibook.call<Booking>('GET', '/mall/api/ma/orderbooking/booking/detail', {
    session: user.session,
    query: { id },
  })
type BookPath = 'booking' | 'bookingByNeedle' | 'updateBooking'
export const book = (user: TestUser, path: BookPath, body: Record<string, unknown>) =>
  medibook.call<Booking>('POST', `/mall/api/ma/orderbooking/${path}`, {
    session: user.session,
    body: { idempotencyKey: newKey(), ...body },
  })
export const unbook = (user: TestUser, id: string, path = 'unBooking') =>
  medibook.call<Booking>('GET', `/mall/api/ma/orderbooking/${path}`, { session: user.session, query: { id } })
export const confirmInjected = (user: TestUser, id: string) =>
  medibook.call<Booking>('POST', '/mall/api/ma/orderbooking/confirmInjected', {
    session: user.session,
    body: { id },
  })

/** The clinic verifies, as the desk does it. */
export async function verify(by: { code: string } | { bookingId: string }): Promise<string | null> {
  const desk =
    medibook.server.load<typeof import('../../server/modules/bookings/desk')>('modules/bookings/desk.ts')
  return desk.verifyBooking(medibook.server.app.contextFor(), by).then(
    () => null,
    (error: { code?: number }) => String(error.code),
  )
}
export async function ship(orderId: string): Promise<string | null> {
  const service =
    medibook.server.load<typeof import('../../server/modules/orders/service')>('modules/orders/service.ts')
  return service.shipOrder(medibook.server.app.contextFor(), orderId).then(
    () => null,
    (error: { code?: number }) => String(error.code),
  )
}

export async function value(sql: string, params: unknown[] = []): Promise<number> {
  const [row] = await medibook.query<Record<string, unknown>>(sql, params)
  return Number(Object.values(row ?? {})[0])
}
export const taken = (slot: string) => value('select taken from slot where id = $1', [slot])
export const stock = (goods: string) => value('select stock from sku where id = $1', [`${goods}-sku`])
export const codeUsed = (code: string) => value('select used from discount_code where code = $1', [code])
export const inParallel = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_unused, index) => work(index)))
