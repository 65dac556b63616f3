import { accountPart } from './account-part'
import { aftersalesPart } from './aftersales-part'
import { campaignPart } from './campaign-part'
import { cataloguePart } from './catalogue-part'
import { clinicPart } from './clinic-part'
import { enterprisePart } from './enterprise-part'
import { memberPart } from './member-part'
import { messagesPart } from './messages-part'
import type { SeedPart } from './part'
import { pointsPart } from './points-part'
import { reportsPart } from './reports-part'
import { tradePart } from './trade-part'

/** Demo data of each domain besides the catalogue, in the order in which it is written. */
export const seedParts: readonly SeedPart[] = [
  tradePart,
  cataloguePart,
  campaignPart,
  accountPart,
  clinicPart,
  reportsPart,
  enterprisePart,
  // after every part that writes orders, which they are counted from
  pointsPart,
  memberPart,
  aftersalesPart,
  messagesPart,
]
