import type { Db } from '../../db/client'

/** What a part of the seed may build on. The catalogue, the accounts and their history are written already. */
export interface SeedPartInput {
  now: Date
  /** 'test' keeps it small. */
  isTest: boolean
}
export interface SeedPart {
  /** Shown while it is written. */
  name: string
  write(db: Db, input: SeedPartInput): Promise<void>
}
