import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { codes } from '@contract/constants/codes'
import type { Waiting } from '@contract/routes/watches'
import { isApiError } from '@/api/api-error'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { showDialog } from '@/platform/dialog'
import { useAppSelector } from '@/store/hooks'
import { readState, readTogether } from '@/utils/read-state'
import {
  useWaitingAcceptMutation,
  useWaitingLeaveMutation,
  useWaitingsQuery,
  useWatchesQuery,
  useWatchStopMutation,
} from '../api/watches.api'

export interface WatchActs {
  busyId: string | null
  onAccept: (waiting: Waiting) => void
  onLeave: (waiting: Waiting) => void
  onStop: (id: string) => void
  /** An offer has expired: refetches the state from the server. */
  onOver: () => void
}

const POLL_MS = 15_000

/** Accepts an offer, leaves a waiting list, stops watching. */
function useActs(onDone: (words: string) => void, onOver: () => void): WatchActs {
  const { t } = useText('pages-common')
  const [accept, accepting] = useWaitingAcceptMutation()
  const [leave, leaving] = useWaitingLeaveMutation()
  const [stop, stopping] = useWatchStopMutation()

  const take = async ({ id }: Waiting) => {
    const answer = await accept(id)
    if (answer.data) return onDone(t('watch.taken'))
    const isOver =
      isApiError(answer.error) &&
      (answer.error.code === codes.waitingOfferOver || answer.error.code === codes.slotTaken)
    if (!isOver) return
    onDone(t('watch.offerOver'))
    onOver()
  }
  const goAway = async ({ id, state }: Waiting) => {
    const isSure =
      state === 'expired' ||
      (await showDialog({
        title: t('watch.leaveTitle'),
        text: t(state === 'offered' ? 'watch.leaveOffer' : 'watch.leaveText'),
        confirmText: t('watch.leave'),
        cancelText: t('watch.stay'),
        tone: 'destructive',
      }))
    if (isSure) await leave(id)
  }
  const idOf = ({ isLoading, originalArgs }: { isLoading: boolean; originalArgs?: string | undefined }) =>
    isLoading ? (originalArgs ?? null) : null
  return {
    busyId: idOf(accepting) ?? idOf(leaving) ?? idOf(stopping),
    onAccept: (waiting) => {
      void take(waiting)
    },
    onLeave: (waiting) => {
      void goAway(waiting)
    },
    onStop: (id) => {
      void stop(id)
    },
    onOver,
  }
}

/** State of the page of watches; polled every 15 seconds while it is shown. */
export function useWatchesPage() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [toast, say] = useToast()
  const options = {
    skip: !isSignedIn,
    // a page below in the stack may have cached it a while ago
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  }
  const watches = useWatchesQuery(undefined, options)
  const waitings = useWaitingsQuery(undefined, options)
  const refresh = async () => {
    await Promise.all([watches, waitings].map((query) => (query.isUninitialized ? null : query.refetch())))
  }
  const acts = useActs(say, () => {
    void refresh()
  })
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  const shown =
    watches.currentData && waitings.currentData
      ? {
          waitings: waitings.currentData,
          watches: watches.currentData.records,
          limit: watches.currentData.limit,
        }
      : undefined
  return {
    isSignedIn,
    state: readState(shown, readTogether(watches, waitings), {
      isEmpty: shown?.waitings.length === 0 && shown.watches.length === 0,
    }),
    acts,
    toast,
  }
}
