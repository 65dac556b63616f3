import type { DataOf } from '@contract/route'
import type * as routes from '@contract/routes/compare'
import { isCompareRefused } from '@/features/compare/api/compare.api'
import { type Reading, readState, type Unread } from '@/utils/read-state'

type Comparison = DataOf<typeof routes.compareByIds>

/** The states of the comparison page. */
export type CompareState =
  | Unread
  | { kind: 'tooFew' }
  /** these packages cannot be compared, so a retry is pointless */
  | { kind: 'refused' }
  | { kind: 'ready'; data: Comparison }

interface CompareReads {
  /** the user's list, when it determines what is compared; null when the URL does */
  mine: (Reading & { data?: unknown }) | null
  isEnough: boolean
  comparison: Reading & { data: Comparison | undefined }
}

/** Checks what to compare, then whether that is enough, then whether it can be compared. */
export function compareState({ mine, isEnough, comparison }: CompareReads): CompareState {
  const list = mine && readState(mine.data, mine)
  if (list && list.kind !== 'ready') return list
  if (!isEnough) return { kind: 'tooFew' }
  if (isCompareRefused(comparison.error)) return { kind: 'refused' }
  return readState(comparison.data, comparison)
}
