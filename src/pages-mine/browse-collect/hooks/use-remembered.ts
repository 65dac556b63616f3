import { useState } from 'react'
import type { BrowseKind } from '@contract/constants/enums'
import {
  useBrowseClearMutation,
  useBrowseDeleteMutation,
  useBrowseListInfiniteQuery,
} from '@/api/browse-history.api'
import {
  useFavouriteAddMutation,
  useFavouriteDeleteMutation,
  useFavouriteListInfiniteQuery,
} from '@/api/favourites.api'
import { rowsOf } from '@/api/paging'
import type { GateQuery } from '@/components/query-gate'
import { type LoadMoreStatus, useLoadMore } from '@/hooks/use-load-more'
import { fromFavourite, fromHistory, type Remembered } from '../remembered'

export type ListName = 'kept' | 'history'
/** 'article' stands in the history only. */
export type KindFilter = BrowseKind | 'all'

interface RememberedList {
  query: GateQuery<Remembered[]>
  total: number
  status: LoadMoreStatus
  loadMore: () => void
  refresh: () => Promise<unknown>
  /** Rows of the history. @returns whether all of them are gone */
  forget: (rows: readonly Remembered[]) => Promise<boolean>
  /** Favourites: gone from the list at once, there again when the server refuses. @returns those that are gone */
  letGo: (rows: readonly Remembered[]) => Promise<Remembered[]>
  /** Keeps them again, where they stood; what is not offered any more cannot be. @returns whether all of them are back */
  keepAgain: (rows: readonly Remembered[]) => Promise<boolean>
  /** The whole history of the shown kind. @returns whether it is gone */
  clear: () => Promise<boolean>
  isBusy: boolean
}

/** What I keep, or what I looked at: of one kind or of all. */
export function useRemembered({
  list,
  kind,
  isSkipped,
}: {
  list: ListName
  kind: KindFilter
  isSkipped: boolean
}): RememberedList {
  const isKept = list === 'kept'
  const kept = useFavouriteListInfiniteQuery(kind === 'article' ? 'all' : kind, {
    skip: isSkipped || !isKept,
    refetchOnMountOrArgChange: true,
  })
  const seen = useBrowseListInfiniteQuery(kind, {
    skip: isSkipped || isKept,
    refetchOnMountOrArgChange: true,
  })
  const [take] = useFavouriteDeleteMutation()
  const [keep] = useFavouriteAddMutation()
  // their ids never come back: what is kept again gets a new one
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const [forget, forgetting] = useBrowseDeleteMutation()
  const [clearAll, clearing] = useBrowseClearMutation()
  const active = isKept ? kept : seen
  const read = isKept
    ? kept.currentData && rowsOf(kept.currentData).map(fromFavourite)
    : seen.currentData && rowsOf(seen.currentData).map(fromHistory)
  const data = read?.filter(({ id }) => !leaving.includes(id))
  const end = useLoadMore(active)

  const letGo = async (rows: readonly Remembered[]) => {
    setLeaving((before) => [...before, ...rows.map(({ id }) => id)])
    const answers = await Promise.all(
      rows.map(({ id, kind: of, targetId }) => (of === 'article' ? null : take({ id, kind: of, targetId }))),
    )
    const refused = rows.filter((_row, index) => answers[index]?.error !== undefined).map(({ id }) => id)
    setLeaving((before) => before.filter((id) => !refused.includes(id)))
    return rows.filter(({ id }) => !refused.includes(id))
  }
  const keepAgain = async (rows: readonly Remembered[]) => {
    const answers = await Promise.all(
      rows.map(({ kind: of, targetId, kept: since }) =>
        of === 'article'
          ? null
          : keep({
              kind: of,
              targetId,
              ...(since
                ? {
                    createTime: since.createTime,
                    ...(since.priceThen === null ? null : { priceThen: since.priceThen }),
                  }
                : null),
            }),
      ),
    )
    return answers.every((answer) => answer?.error === undefined)
  }
  return {
    query: {
      data,
      error: active.error,
      isLoading: active.isLoading,
      isFetching: active.isFetching,
      refetch: active.refetch,
    },
    total: (active.currentData?.pages[0]?.total ?? 0) - ((read?.length ?? 0) - (data?.length ?? 0)),
    ...end,
    refresh: async () => {
      if (!active.isUninitialized) await active.refetch()
    },
    letGo,
    keepAgain,
    forget: async (rows) => (await forget({ ids: rows.map(({ id }) => id) })).error === undefined,
    clear: async () => (await clearAll(kind)).error === undefined,
    isBusy: forgetting.isLoading || clearing.isLoading,
  }
}
