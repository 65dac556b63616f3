import { readAccountSeal, rowMarkOf, unsealOfAccount } from '../../lib/account-seal'
import { unseal } from '../../lib/seal'
import { inRow, type SealedColumn, wasSealedBefore } from '../../lib/sealed-columns'
import type { ConnectionKeys, KeyRow, Send } from './account-keys'
import type { Result, ResultField, TableColumns } from './result-columns'
import type { SealConfig } from './seal-config'

/** A sealed value that belongs to another row, or was selected without the key of its row. */
class AccountKeyError extends Error {
  constructor(column: SealedColumn, why: string) {
    super(`${column}: ${why}`)
    this.name = 'AccountKeyError'
  }
}

interface Opening {
  send: Send
  config: SealConfig
  keys: ConnectionKeys
  columns: TableColumns
  /**
   * For raw statements of tests: a value is decrypted without the key of its row; values in the older format
   * stay encrypted.
   */
  isLenient: boolean
}

type Row = Result['rows'][number]
interface Place {
  field: ResultField & { sealed: SealedColumn }
  at: string | number
  /** The positions of the row's key: a table that occurs twice in a statement has two. */
  keyAt: (string | number)[]
}

function placesOf(fields: readonly (ResultField | null)[], result: Result): Place[] {
  const isArray = Array.isArray(result.rows[0])
  const at = (index: number): string | number => (isArray ? index : (result.fields[index]?.name ?? ''))
  return fields.flatMap((field, index) =>
    field?.sealed
      ? [
          {
            field: { ...field, sealed: field.sealed },
            at: at(index),
            keyAt: fields.flatMap((other, place) =>
              other?.isKey && other.table === field.table ? [at(place)] : [],
            ),
          },
        ]
      : [],
  )
}

function openValue({ config, keys, isLenient }: Opening, place: Place, row: Row, value: string): string {
  const { sealed: column } = place.field
  if (isLenient && wasSealedBefore(column)) return value
  const rowKeys = place.keyAt.map((at) => row[at]).filter((key) => typeof key === 'string')
  const sealed = readAccountSeal(value)
  if (!sealed) {
    if (!wasSealedBefore(column) || value === '') return value
    const [rowKey] = rowKeys
    if (rowKey === undefined) throw new AccountKeyError(column, 'read without the key of its row')
    return unseal(config, value, inRow(column, rowKey))
  }
  if (rowKeys.length === 0 && !isLenient) throw new AccountKeyError(column, 'read without the key of its row')
  if (rowKeys.length > 0 && !rowKeys.some((key) => rowMarkOf(key) === sealed.rowMark))
    throw new AccountKeyError(column, 'a value of another row')
  const key = keys.withId(sealed.keyId)
  // The key was destroyed with its account: nothing of the value remains.
  return key ? unsealOfAccount(key.bytes, sealed, column) : ''
}

function learn(keys: ConnectionKeys, fields: readonly (ResultField | null)[], rows: Result['rows']): void {
  const at = (name: string): number => fields.findIndex((field) => field?.name === `account_key.${name}`)
  const [id, user, key] = [at('id'), at('user_id'), at('key_sealed')]
  if (id < 0 || user < 0 || key < 0) return
  for (const row of rows) {
    const found = { id: row[id], user_id: row[user], key_sealed: row[key] }
    if (typeof found.key_sealed === 'string') keys.learn(found as KeyRow)
  }
}

/** Decrypts every sealed value of a result, in place. Missing keys are read in one statement. */
export async function openedRows(opening: Opening, result: Result): Promise<void> {
  if (result.rows.length === 0) return
  const fields = await opening.columns.of(opening.send, result.fields)
  if (Array.isArray(result.rows[0])) learn(opening.keys, fields, result.rows)
  const places = placesOf(fields, result)
  if (places.length === 0) return
  const values = (row: Row): [Place, string][] =>
    places.flatMap((place) => {
      const value = row[place.at]
      return typeof value === 'string' ? [[place, value]] : []
    })
  await opening.keys.findAll(
    opening.send,
    result.rows.flatMap((row) => values(row).flatMap(([, value]) => readAccountSeal(value)?.keyId ?? [])),
  )
  for (const row of result.rows)
    for (const [place, value] of values(row)) row[place.at] = openValue(opening, place, row, value)
}
