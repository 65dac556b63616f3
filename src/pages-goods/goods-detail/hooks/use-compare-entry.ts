import { useState } from 'react'
import { useCompareAddMutation, useCompareListQuery } from '@/features/compare/api/compare.api'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'

/**
 * Adds a package to the user's comparison list; opens the list when it is already there.
 * @returns the number of entries, and whether one was just added, for a toast
 */
export function useCompareEntry(spuId: string, isSkipped = false) {
  const guard = useLoginGuard()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data } = useCompareListQuery(undefined, { skip: !isSignedIn || isSkipped })
  const [add, adding] = useCompareAddMutation()
  const [isAdded, setIsAdded] = useState(false)
  const entries = isSignedIn ? (data?.entries ?? []) : []
  const isListed = entries.some((entry) => entry.spuId === spuId)
  const put = async () => {
    if ((await add({ spuId })).error === undefined) setIsAdded(true)
  }
  return {
    isListed,
    count: entries.length,
    isAdded,
    forget: () => setIsAdded(false),
    press: () => {
      if (isListed) go(routes.goodsContrast)
      else if (!adding.isLoading)
        guard(() => {
          void put()
        })
    },
  }
}
