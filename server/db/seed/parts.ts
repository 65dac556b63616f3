import type { Db } from '../client'
import { accountPart } from './account-part'
import { aftersalesPart } from './aftersales-part'
import { campaignPart } from './campaign-part'
import { cataloguePart } from './catalogue-part'
import { clinicPart } from './clinic-part'
import { enterprisePart } from './enterprise-part'
import { memberPart } from './member-part'
import { messagesPart } from './messages-part'
import { reportsPart } from './reports-part'
import { tradePart } from './trade-part'

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
export const seedParts: readonly SeedPart[] = [
  tradePart,
  cataloguePart,
  campaignPart,
  memberPart,
  accountPart,
  clinicPart,
  reportsPart,
  enterprisePart,
  aftersalesPart,
  messagesPart,
]
