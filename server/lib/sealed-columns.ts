/** How to find the account of a row: a column of the row, or of its parent row. */
export type Owner = string | { column: string; of: 'feedback' }

interface SealedTable {
  /** The column that identifies a row. */
  key: string
  owner: Owner
  columns: readonly string[]
}

/**
 * Every column that is encrypted with the data key of its row's account (server/db/sealing). Columns named
 * `…_sealed` were encrypted with ENCRYPTION_KEY itself before; the others were plain text. Both can be read
 * until `npm run reseal` has processed them.
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

/** Columns encrypted with ENCRYPTION_KEY itself, and the column that identifies a row. */
export const masterSealedColumns = {
  'account_key.key_sealed': { key: 'id' },
  'provider_token.value_sealed': { key: 'name' },
} as const

export type MasterSealedColumn = keyof typeof masterSealedColumns

/** A keyed digest beside an encrypted value, to find equal values without decrypting them. */
export interface DigestColumn {
  subject: string
  /** The encrypted column whose value is digested. */
  of: string
  /** Column whose text precedes the value. */
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

/** The place that a text encrypted with ENCRYPTION_KEY is bound to; it cannot be decrypted elsewhere. */
export type SealPlace = `${SealedColumn | MasterSealedColumn}/${string}` | `token/${string}`

export const inRow = (column: SealedColumn | MasterSealedColumn, key: string): SealPlace => `${column}/${key}`

/** True for columns that were encrypted before accounts had keys. */
export const wasSealedBefore = (column: string): boolean => column.endsWith('_sealed')
