/** A keyed digest beside a sealed value, by which equal values are found without opening them. */
interface Digest {
  column: string
  subject: string
  /** Column whose text comes before the value. */
  after: string
}

/** Every sealed column of the database: the column that identifies its row, and a digest made with the same key. */
export const sealedColumns = {
  'person.id_number_sealed': { key: 'id' },
  'user_certificate.number_sealed': {
    key: 'id',
    digest: { column: 'number_digest', subject: 'certificate', after: 'cert_type' },
  },
  'doctor_booking.reason_sealed': { key: 'id' },
  'physical_report.body_sealed': { key: 'id' },
  'provider_token.value_sealed': { key: 'name' },
} as const satisfies Record<string, { key: string; digest?: Digest }>

export type SealedColumn = keyof typeof sealedColumns

/** What a sealed text belongs to: it opens nowhere else. */
export type SealPlace = `${SealedColumn}/${string}` | `token/${string}`

export const inRow = (column: SealedColumn, key: string): SealPlace => `${column}/${key}`

/** The place of a value in a row that was read by its table's and column's names. */
export function placeIn(table: string, column: string, row: Record<string, unknown>): SealPlace {
  const name = `${table}.${column}`
  if (!(name in sealedColumns)) throw new Error(`${name} is not among the sealed columns`)
  const { key } = sealedColumns[name as SealedColumn]
  return inRow(name as SealedColumn, String(row[key]))
}
