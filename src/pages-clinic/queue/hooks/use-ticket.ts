import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import type { QueueNow } from '@contract/routes/queue'
import { isGone } from '@/api/api-error'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { selectIsNetworkLost } from '@/features/shell/shell.slice'
import { useIsShown } from '@/hooks/use-is-shown'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useQueueTicketQuery } from '@/pages-clinic/api/queue.api'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { useQueueStream } from './use-queue-stream'

/** Polling interval in milliseconds besides a stream: the estimate also changes with time. */
const BESIDE_STREAM_MS = 60_000

function nextAskMs(ticket: QueueNow | undefined, isStreaming: boolean): number {
  if (!ticket || ticket.nextPollMs === 0) return 0
  return isStreaming ? Math.max(ticket.nextPollMs, BESIDE_STREAM_MS) : ticket.nextPollMs
}

/** One of my tickets, live while the page is visible: by the stream, else by polling at the server's interval. */
export function useTicket(id: string) {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const isNetworkLost = useAppSelector(selectIsNetworkLost)
  const isShown = useIsShown()
  const [askMs, setAskMs] = useState(0)
  const { currentData: ticket, ...query } = useQueueTicketQuery(id, {
    skip: !isSignedIn,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: isShown ? askMs : 0,
    skipPollingIfUnfocused: true,
  })
  const isOpen = ticket !== undefined && ticket.nextPollMs !== 0
  const isStreaming = useQueueStream(id, isShown && isOpen && !isNetworkLost)
  const wantedMs = nextAskMs(ticket, isStreaming)
  if (wantedMs !== askMs) setAskMs(wantedMs)
  const refresh = async () => {
    if (isSignedIn) await query.refetch()
  }
  useShownAgain(() => void refresh())
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  return {
    isSignedIn,
    isStreaming,
    isShown,
    isAsking: query.isFetching,
    askMs,
    refresh: () => void refresh(),
    state: readState(ticket, query, { isGone: isGone(query.error) }),
    ticket,
  }
}
export type TicketState = ReturnType<typeof useTicket>
