import type { Enterprise } from '@contract/routes/enterprise'
import { outsideOf } from '@/features/enterprise/outside'
import { type Reading, readState, type Unread } from '@/utils/read-state'

/** The enterprise of this session. `outside`: none, or its agreement has ended. */
export type EnterpriseState =
  Unread | { kind: 'visitor' } | { kind: 'outside'; hasEnded: boolean } | { kind: 'ready'; data: Enterprise }

/** @param info the query of the enterprise; data from before a refusal is ignored */
export function enterpriseState(
  isSignedIn: boolean,
  info: Reading & { data?: Enterprise | undefined },
): EnterpriseState {
  if (!isSignedIn) return { kind: 'visitor' }
  const outside = outsideOf(info.error)
  if (outside) return { kind: 'outside', hasEnded: outside === 'ended' }
  return readState(info.data, info)
}
