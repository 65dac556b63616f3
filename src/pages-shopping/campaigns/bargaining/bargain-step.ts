import type { BargainUser } from '@contract/routes/bargain'
import type { Bargaining } from './use-bargain'

/** The next action; the server decides whether cutting and buying are possible. */
export type BargainStep =
  | { kind: 'start'; campaignId: string }
  | { kind: 'cutOwn' | 'help' | 'buy' | 'startOwn'; part: BargainUser }
  | { kind: 'invite'; part: BargainUser }
  | { kind: 'order'; orderId: string }
  | { kind: 'none'; why: 'notYet' | 'over' | 'soldOut' }

function ownStep(part: BargainUser): BargainStep {
  if (part.orderId !== null && (part.status === 'ordered' || part.status === 'bought'))
    return { kind: 'order', orderId: part.orderId }
  if (part.goods.stock === 0) return { kind: 'none', why: 'soldOut' }
  if (part.canCut) return { kind: 'cutOwn', part }
  if (part.status === 'done' && part.canBuy) return { kind: 'buy', part }
  return part.status === 'open' ? { kind: 'invite', part } : { kind: 'none', why: 'over' }
}

/** The account's own bargain first, then helping a friend's, then starting one. */
export function bargainStep({ campaign, part }: Bargaining): BargainStep {
  if (part?.isMine) return ownStep(part)
  if (part?.canCut) return { kind: 'help', part }
  if (!campaign || campaign.status === 'over') return { kind: 'none', why: 'over' }
  if (campaign.status === 'coming') return { kind: 'none', why: 'notYet' }
  if (part) return { kind: 'startOwn', part }
  return campaign.goods.stock === 0
    ? { kind: 'none', why: 'soldOut' }
    : { kind: 'start', campaignId: campaign.id }
}
