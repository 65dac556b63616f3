import { inRow, type SealedColumn } from '../../server/lib/sealed-columns'

/** What a server of before has sealed with ENCRYPTION_KEY itself: rows that tests write past the server hold it. */
export function sealedBefore(column: SealedColumn, id: string, text: string): string {
  const { app, load } = medibook.server
  const { seal } = load<typeof import('../../server/lib/seal')>('lib/seal.ts')
  return seal(app.config, text, inRow(column, id))
}
