import { useEffect } from 'react'
import type { BrowseKind } from '@contract/constants/enums'
import { useBrowseAddMutation } from '@/features/browse-history/api/browse-history.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useAppSelector } from '@/store/hooks'

/**
 * Remembers in the person's history that this is looked at. A visitor has none; signing in on the page counts.
 * @param targetId undefined while it is not known that there is such a thing
 */
export function useBrowseRecord(kind: BrowseKind, targetId: string | undefined): void {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [add] = useBrowseAddMutation()
  useEffect(() => {
    if (isSignedIn && targetId) void add({ kind, targetId })
  }, [add, isSignedIn, kind, targetId])
}
