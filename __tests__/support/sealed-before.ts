import { inRow, type SealedColumn } from '../../server/lib/sealed-columns'

/**
 * A value encrypted with ENCRYPTION_KEY itself, as by an earlier server, for rows that tests write directly.
 */
export function sealedBefore(column: SealedColumn, id: string, text: string): string {
  const { app, load } = medibook.server
  const { seal } = load<typeof import('../../server/lib/seal')>('lib/seal.ts')
  return seal(app.config, text, inRow(column, id))
}
