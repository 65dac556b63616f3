import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import type { UserMessage } from '@contract/routes/messages'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { openLink } from '@/navigation/navigate'
import { usePageParams } from '@/navigation/use-page-params'
import {
  useMessageListInfiniteQuery,
  useReadAllMessagesMutation,
  useReadMessageMutation,
} from '@/pages-mine/api/messages.api'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { byDay } from './days'

/** State of the message centre: the list by day, marking one or all as read, and the sheet of choices. */
export function useMessages() {
  const { choices } = usePageParams<{ choices: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const list = useMessageListInfiniteQuery(undefined, {
    skip: !isSignedIn,
    refetchOnMountOrArgChange: true,
  })
  const [read] = useReadMessageMutation()
  const [readAll, { isLoading: isMarking }] = useReadAllMessagesMutation()
  const [isChoosing, setChoosing] = useState(choices !== undefined)
  const { status, loadMore } = useLoadMore(list)
  const rows = list.data?.pages.flatMap(({ records }) => records)
  const refresh = async () => {
    if (isSignedIn) await list.refetch()
  }
  useShownAgain(() => void refresh())
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })

  return {
    isSignedIn,
    state: readState(rows && byDay(rows), list, { isEmpty: rows?.length === 0 }),
    hasUnread: rows?.some(({ isRead }) => !isRead) ?? false,
    status,
    loadMore,
    isMarking,
    markAll: () => {
      const newest = rows?.[0]
      if (newest) void readAll(newest.id)
    },
    /** Marks a message as read and opens its subject. */
    open: ({ id, isRead, link }: UserMessage) => {
      if (!isRead) void read(id)
      if (link !== null) openLink(link)
    },
    isChoosing,
    setChoosing,
  }
}
