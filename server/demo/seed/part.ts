import type { Db } from '../../db/client'

/** Input of a part of the seed. The catalogue, the accounts and their history have been written already. */
export interface SeedPartInput {
  now: Date
  /** True for 'test', which keeps the data small. */
  isTest: boolean
}
export interface SeedPart {
  /** Printed while the part is written. */
  name: string
  write(db: Db, input: SeedPartInput): Promise<void>
}
