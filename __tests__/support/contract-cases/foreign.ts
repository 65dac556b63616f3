import type { TSchema } from '@sinclair/typebox'
import type { Endpoint } from '../../../contract/define-endpoint'
import type { CallInput } from './types'

/** Ids of public objects: equal for everyone, and part of public lists. */
const PUBLIC_NAMES = new Set([
  'spuId',
  'skuId',
  'shopId',
  'slotId',
  'categoryId',
  'brandId',
  'tagId',
  'provinceId',
  'cityId',
  'countyId',
  'departmentId',
  'doctorId',
  'topicId',
  'articleId',
  'protocolId',
  'specId',
  'specValueId',
])

export interface IdField {
  part: 'params' | 'query' | 'body'
  name: string
}

const isIdName = (name: string): boolean =>
  /(^id|Ids?|^ids|^key|Keys?)$/.test(name) && name !== 'idempotencyKey'

function namesIn(schema: TSchema | undefined): string[] {
  if (!schema) return []
  const nested = [
    ...((schema.anyOf ?? schema.allOf ?? []) as TSchema[]),
    ...(schema.items ? [schema.items as TSchema] : []),
  ].flatMap(namesIn)
  return [
    ...nested,
    ...Object.entries((schema.properties ?? {}) as Record<string, TSchema>).flatMap(([name, property]) => [
      ...(isIdName(name) ? [name] : []),
      ...namesIn(property),
    ]),
  ]
}

/** The fields of a call that may refer to a private object, by the contract. */
export function idFieldsOf(endpoint: Endpoint): IdField[] {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => isIdName(name) || name === 'transactionId')
  const all: IdField[] = [
    ...inPath.map((name) => ({ part: 'params' as const, name })),
    ...namesIn(endpoint.query).map((name) => ({ part: 'query' as const, name })),
    ...namesIn(endpoint.body).map((name) => ({ part: 'body' as const, name })),
  ]
  return all.filter(
    ({ name }, index) => !PUBLIC_NAMES.has(name) && all.findIndex((other) => other.name === name) === index,
  )
}

/** Texts in an input with the names of their fields. */
export function textsIn(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, Array.isArray(value) ? name : key))
}

/** The input with these texts replaced wherever they occur as a whole. */
export function withReplaced(input: CallInput, change: (text: string, name: string) => string): CallInput {
  const walk = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return change(value, name)
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map((item) => walk(item, name))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, key)]))
  }
  return walk(input, '') as CallInput
}

/** A field that the valid case omits, filled with a row of the demo user. */
interface Sample {
  field: string
  sql: string
  put?: (body: Record<string, unknown>, id: string) => Record<string, unknown>
}
const ofDemo = (table: string): string =>
  `select id from ${table} where user_id = 'user-demo1' order by id limit 1`

export const SAMPLES: readonly Sample[] = [
  ...[
    'bookingPreList',
    'bookingBookedList',
    'bookingWriteOffList',
    'bookWaiting',
    'bookDose',
    'cartPut',
    'doctorBookingPage',
    'registrationHistory',
    'bookingForOrder',
    'courseList',
    'accessPage',
  ].map((call) => ({ field: `${call}.personId`, sql: ofDemo('person') })),
  { field: 'courseList.orderId', sql: ofDemo('order_info') },
  { field: 'watchAdd.bookingId', sql: ofDemo('order_booking') },
  { field: 'slotBusy.bookingId', sql: ofDemo('order_booking') },
  { field: 'addressSave.id', sql: ofDemo('user_address') },
  { field: 'certificateSave.id', sql: ofDemo('user_certificate') },
  { field: 'personSave.id', sql: ofDemo('person') },
  { field: 'cartPut.id', sql: ofDemo('shopping_cart') },
  {
    field: 'cartSave.id',
    sql: ofDemo('shopping_cart'),
    put: (body, id) => ({ ...body, lines: [{ id, quantity: 2 }] }),
  },
  {
    field: 'cartSave.personId',
    sql: ofDemo('person'),
    put: (body, id) => ({
      ...body,
      lines: (body.lines as object[]).map((line) => ({ ...line, personId: id })),
    }),
  },
  { field: 'refundPage.orderId', sql: ofDemo('order_info') },
  { field: 'myReviews.orderId', sql: ofDemo('order_info') },
  { field: 'placeDoctorBooking.previousId', sql: ofDemo('doctor_booking') },
  { field: 'placeOrder.couponUserId', sql: ofDemo('coupon_user') },
  { field: 'placeOrder.certificateId', sql: ofDemo('user_certificate') },
  { field: 'placeOrder.addressId', sql: ofDemo('user_address') },
  {
    field: 'placeOrder.id',
    sql: ofDemo('bargain_user'),
    put: (body, id) => ({ ...body, offer: { kind: 'bargain', id } }),
  },
]

let tables: { table: string; column: string; owner: string }[] | null = null

/** The owner of the row whose key a text is, if it is private. */
export async function ownerOf(text: string): Promise<string | null> {
  tables ??= await medibook.query<{ table: string; column: string; owner: string }>(
    `select k.table_name as table, k.column_name as column, o.column_name as owner from information_schema.columns k
     join information_schema.columns o on o.table_schema = 'public' and o.table_name = k.table_name and
       o.column_name in ('user_id', 'owner_user_id', 'leader_user_id')
     where k.table_schema = 'public' and k.column_name in ('id', 'key') and k.table_name not in
       ('idempotency_key', 'session') and k.data_type = 'character varying'`,
  )
  for (const { table, column, owner } of tables) {
    const [row] = await medibook.query<{ owner: string | null }>(
      `select "${owner}" as owner from "${table}" where "${column}" = $1`,
      [text],
    )
    if (row?.owner) return row.owner
  }
  const [item] = await medibook.query<{ owner: string }>(
    'select o.user_id as owner from order_item i join order_info o on o.id = i.order_id where i.id = $1',
    [text],
  )
  return item?.owner ?? null
}
