import { useState } from 'react'
import { useCompareAddMutation, useCompareListQuery } from '@/api/compare.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useLoginGuard } from '@/navigation/use-login-guard'
import { useAppSelector } from '@/store/hooks'

/**
 * Puts a package on the person's compare list; pressed again, it opens the list.
 * @returns how many are on the list, and whether one was added just now, for a toast
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
