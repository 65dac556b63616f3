import type { GroupBuy } from './use-group-buy'

/** The next action; the server decides whether a group can be joined. */
export type GroupBuyStep =
  | { kind: 'join' | 'start'; offerId: string }
  | { kind: 'pay'; orderId: string }
  | { kind: 'invite' }
  | { kind: 'none'; why: 'notYet' | 'over' | 'soldOut' }

/** The account's own group first, then the linked one, then founding one. */
export function groupBuyStep({ campaign, group, shown }: GroupBuy): GroupBuyStep {
  const isSoldOut = shown.goods.stock === 0
  if (group?.myState === 'held' && group.orderId !== null && !isEnded(group.status))
    return { kind: 'pay', orderId: group.orderId }
  if (group?.myState === 'paid' && group.status === 'open') return { kind: 'invite' }
  if (group?.canJoin && !isSoldOut) return { kind: 'join', offerId: group.id }
  if (!campaign || campaign.status === 'over') return { kind: 'none', why: 'over' }
  if (campaign.status === 'coming') return { kind: 'none', why: 'notYet' }
  return isSoldOut ? { kind: 'none', why: 'soldOut' } : { kind: 'start', offerId: campaign.id }
}

const isEnded = (status: string): boolean => status === 'failed' || status === 'closed'
