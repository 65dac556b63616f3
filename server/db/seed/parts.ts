import type { Db } from '../client'

/** What a part of the seed may build on. The catalogue, the accounts and their history are written already. */
export interface SeedPartInput {
  now: Date
  /** 'test' keeps it small. */
  isTest: boolean
  sealText(plain: string): string
}
export interface SeedPart {
  /** Shown while it is written. */
  name: string
  write(db: Db, input: SeedPartInput): Promise<void>
}

/** Each domain's demo data beside the catalogue, in the order in which it is written. */
export const seedParts: readonly SeedPart[] = []
