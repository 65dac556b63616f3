import type { Enterprise } from '@contract/routes/enterprise'
import { outsideOf } from '@/features/enterprise/outside'
import { type Reading, readState, type Unread } from '@/utils/read-state'

/** The enterprise of this session. `outside`: see `outsideOf`. */
export type EnterpriseState =
  Unread | { kind: 'visitor' } | { kind: 'outside'; reason: string } | { kind: 'ready'; data: Enterprise }

/** @param info the query of the enterprise; data from before a refusal is ignored */
export function enterpriseState(
  isSignedIn: boolean,
  info: Reading & { data?: Enterprise | undefined },
): EnterpriseState {
  if (!isSignedIn) return { kind: 'visitor' }
  const outside = outsideOf(info.error)
  if (outside !== null) return { kind: 'outside', reason: outside }
  return readState(info.data, info)
}
