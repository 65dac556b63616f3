/** The account of a row: the column that names it, or the row of another table that it belongs to. */
export type Owner = string | { column: string; of: 'feedback' }

interface SealedTable {
  /** The column that identifies a row. */
  key: string
  owner: Owner
  columns: readonly string[]
}

/**
 * Every column that is sealed with the data key of its row's account (server/db/sealing). What is called `…_sealed`
 * was sealed with ENCRYPTION_KEY itself before; the others were plain text. Both open until `npm run reseal` has
 * been at them.
 */
export const sealedTables = {
  app_user: { key: 'id', owner: 'id', columns: ['phone', 'email', 'real_name', 'birth_date', 'address'] },
  person: {
    key: 'id',
    owner: 'user_id',
    columns: ['name', 'phone', 'birth_date', 'address', 'id_number_sealed'],
  },
  user_address: {
    key: 'id',
    owner: 'user_id',
    columns: ['user_name', 'tel_num', 'county_name', 'detail_info'],
  },
  user_certificate: { key: 'id', owner: 'user_id', columns: ['name', 'number_sealed'] },
  feedback: { key: 'id', owner: 'user_id', columns: ['content', 'contact'] },
  feedback_answer: { key: 'id', owner: { column: 'feedback_id', of: 'feedback' }, columns: ['content'] },
  doctor_booking: {
    key: 'id',
    owner: 'user_id',
    columns: ['person_name', 'person_birth_date', 'phone', 'reason_sealed', 'decline_reason'],
  },
  physical_report: {
    key: 'id',
    owner: 'user_id',
    columns: ['person_name', 'person_birth_date', 'body_sealed'],
  },
  queue_ticket: { key: 'id', owner: 'user_id', columns: ['person_name', 'remark'] },
  order_info: {
    key: 'id',
    owner: 'user_id',
    columns: ['buyer_name', 'buyer_phone', 'delivery_address', 'remark'],
  },
  order_booking: { key: 'id', owner: 'user_id', columns: ['person_name', 'person_birth_date', 'phone'] },
  order_refund: { key: 'id', owner: 'user_id', columns: ['description'] },
  invoice: { key: 'id', owner: 'user_id', columns: ['title', 'tax_number', 'email'] },
} as const satisfies Record<string, SealedTable>

export type SealedTableName = keyof typeof sealedTables
export type SealedColumn = {
  [Name in SealedTableName]: `${Name}.${(typeof sealedTables)[Name]['columns'][number]}`
}[SealedTableName]

/** Columns that are sealed with ENCRYPTION_KEY itself, and the column that identifies a row. */
export const masterSealedColumns = {
  'account_key.key_sealed': { key: 'id' },
  'provider_token.value_sealed': { key: 'name' },
} as const

export type MasterSealedColumn = keyof typeof masterSealedColumns

/** A keyed digest beside a sealed value, by which equal values are found without opening them. */
export interface DigestColumn {
  subject: string
  /** The sealed column whose value it is made of. */
  of: string
  /** Column whose text comes before the value. */
  after: string | null
}

export const digestColumns = {
  'app_user.phone_digest': { subject: 'phone', of: 'phone', after: 'phone_code' },
  'app_user.email_digest': { subject: 'email', of: 'email', after: null },
  'user_certificate.number_digest': { subject: 'certificate', of: 'number_sealed', after: 'cert_type' },
} as const satisfies Record<string, DigestColumn>

/** The input of a digest, shared by the server and the command that recomputes digests. */
export const digestText = (subject: string, after: string | null, value: string): string =>
  subject === 'email' ? value.toLowerCase() : `${after ?? ''}\n${value}`

/** What a text that is sealed with ENCRYPTION_KEY belongs to: it opens nowhere else. */
export type SealPlace = `${SealedColumn | MasterSealedColumn}/${string}` | `token/${string}`

export const inRow = (column: SealedColumn | MasterSealedColumn, key: string): SealPlace => `${column}/${key}`

/** Sealed before there were keys of accounts. */
export const wasSealedBefore = (column: string): boolean => column.endsWith('_sealed')
