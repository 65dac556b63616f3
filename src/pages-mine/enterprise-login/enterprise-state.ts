import type { Enterprise } from '@contract/routes/enterprise'
import { outsideOf } from '@/features/enterprise/outside'
import { type Reading, readState, type Unread } from '@/utils/read-state'

/** Whom this session acts for. `outside`: for the person alone, or the agreement is over. */
export type EnterpriseState =
  Unread | { kind: 'visitor' } | { kind: 'outside'; hasEnded: boolean } | { kind: 'ready'; data: Enterprise }

/** @param info the read of the enterprise; what was read before counts no more once it is refused */
export function enterpriseState(
  isSignedIn: boolean,
  info: Reading & { data?: Enterprise | undefined },
): EnterpriseState {
  if (!isSignedIn) return { kind: 'visitor' }
  const outside = outsideOf(info.error)
  if (outside) return { kind: 'outside', hasEnded: outside === 'ended' }
  return readState(info.data, info)
}
