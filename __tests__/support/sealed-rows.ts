import { type SealedTableName } from '../../server/lib/sealed-columns'

/** Rows with this value in an encrypted column, which SQL cannot search. */
export async function rowsWith(
  table: SealedTableName,
  column: string,
  value: string,
): Promise<Record<string, unknown>[]> {
  const rows = await medibook.query<Record<string, unknown>>(`select * from ${table}`)
  return rows.filter((row) => row[column] === value)
}
