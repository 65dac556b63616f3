import { codes } from '../../../contract/constants/codes'
import type { TestUser } from '../order-world'
import type { CaseWorld } from './types'

interface Named extends Record<string, unknown> {
  id: string
}
export const ids = async (world: CaseWorld, sql: string, values: unknown[] = []): Promise<string[]> =>
  (await world.query<Named>(sql, values)).map((row) => row.id)
export const me = (world: CaseWorld): TestUser => world.user
export const unknownId = { params: { id: 'nothing' }, code: codes.notFound }
