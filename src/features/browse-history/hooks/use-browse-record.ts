import { useEffect } from 'react'
import type { BrowseKind } from '@contract/constants/enums'
import { useBrowseAddMutation } from '@/features/browse-history/api/browse-history.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useAppSelector } from '@/store/hooks'

/**
 * Adds the viewed item to the account's history. Visitors have none; the view is recorded after signing in on
 * the page.
 * @param targetId undefined until the item is known to exist
 */
export function useBrowseRecord(kind: BrowseKind, targetId: string | undefined): void {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [add] = useBrowseAddMutation()
  useEffect(() => {
    if (isSignedIn && targetId) void add({ kind, targetId })
  }, [add, isSignedIn, kind, targetId])
}
