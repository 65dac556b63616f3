import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useBadgeQuery } from '@/features/shell/api/badge.api'
import { mineCounted } from '@/features/shell/shell.slice'
import { writeMineBadge } from '@/navigation/tab-badge'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const isH5 = process.env.TARO_ENV === 'h5'

/**
 * For a tab's page: shows the number of orders that need action (to pay, to book) as the badge of the tab
 * "mine".
 */
export function useTabBadge(): void {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data } = useBadgeQuery(undefined, { skip: !isSignedIn })
  const count = !isSignedIn ? 0 : data && data.unpaid + data.toBook
  const dispatch = useAppDispatch()
  useEffect(() => {
    // the last count stays until the next is known: a change of language reads everything again
    if (count === undefined) return
    dispatch(mineCounted(count))
    if (!isH5) writeMineBadge(count)
  }, [count, dispatch])
  useDidShow(() => {
    if (!isH5 && count !== undefined) writeMineBadge(count)
  })
}
