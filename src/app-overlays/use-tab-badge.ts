import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { useBadgeQuery } from '@/api/goods.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { writeMineBadge } from '@/navigation/tab-badge'
import { useAppSelector } from '@/store/hooks'

/** For a tab's page: the number of orders that wait for the person (to pay, to book) stands at the tab "mine". */
export function useTabBadge(): void {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data } = useBadgeQuery(undefined, { skip: !isSignedIn })
  const count = isSignedIn && data ? data.unpaid + data.toBook : 0
  useEffect(() => {
    writeMineBadge(count)
  }, [count])
  useDidShow(() => {
    writeMineBadge(count)
  })
}
