import { type Column, type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { digestColumns, digestText, type SealedColumn } from '../../lib/sealed-columns'
import { LookedUp, Unsealed } from './marked'

const nameOf = (column: string): string => column.slice(column.indexOf('.') + 1)

/** Personal text: encrypted in the database, plain in the server's code. */
export const sealed = (column: SealedColumn) =>
  customType<{ data: string; driverData: unknown }>({
    dataType: () => 'text',
    toDriver: (plain) => new Unsealed(column, plain),
  })(nameOf(column))

/** The same for JSON. */
export const sealedJson = <T>(column: SealedColumn) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'text',
    toDriver: (value) => new Unsealed(column, JSON.stringify(value)),
    fromDriver: (text) => JSON.parse(String(text)) as T,
  })(nameOf(column))

/**
 * The digest beside an encrypted value. It accepts the text (`lookUpText`) and stores the digest made with
 * the current key.
 */
export const digest = (column: keyof typeof digestColumns) =>
  customType<{ data: string; driverData: unknown }>({
    dataType: () => 'varchar(64)',
    toDriver: (text) => new LookedUp(digestColumns[column].subject, text, false),
  })(nameOf(column))

/** The value to write to a digest column; null for none. */
export const lookUpText = (
  column: keyof typeof digestColumns,
  value: string | null,
  after: string | null = null,
): string | null => (value === null ? null : digestText(digestColumns[column].subject, after, value))

/** Matches rows with this value, whichever key their digest was made with. */
export const isDigestOf = (
  column: Column,
  name: keyof typeof digestColumns,
  value: string,
  after: string | null = null,
): SQL => {
  const { subject } = digestColumns[name]
  return sql`${column} = any(${new LookedUp(subject, digestText(subject, after, value), true)})`
}
