import type { BrowseKind } from '@contract/constants/enums'
import { useBrowseClearMutation, useBrowseDeleteMutation, useBrowseListInfiniteQuery } from '@/api/browse-history.api'
import { useFavouriteDeleteMutation, useFavouriteListInfiniteQuery } from '@/api/favourites.api'
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
  /** @returns whether all of them are gone */
  remove: (rows: readonly Remembered[]) => Promise<boolean>
  /** The whole history of the shown kind. @returns whether it is gone */
  clear: () => Promise<boolean>
  isBusy: boolean
}

/** What I keep, or what I looked at: of one kind or of all. */
export function useRemembered({ list, kind, isSkipped }: { list: ListName; kind: KindFilter; isSkipped: boolean }): RememberedList {
  const isKept = list === 'kept'
  const kept = useFavouriteListInfiniteQuery(kind === 'article' ? 'all' : kind, { skip: isSkipped || !isKept, refetchOnMountOrArgChange: true })
  const seen = useBrowseListInfiniteQuery(kind, { skip: isSkipped || isKept, refetchOnMountOrArgChange: true })
  const [letGo, lettingGo] = useFavouriteDeleteMutation()
  const [forget, forgetting] = useBrowseDeleteMutation()
  const [clearAll, clearing] = useBrowseClearMutation()
  const active = isKept ? kept : seen
  const data = isKept ? kept.currentData && rowsOf(kept.currentData).map(fromFavourite) : seen.currentData && rowsOf(seen.currentData).map(fromHistory)
  const end = useLoadMore(active)

  const remove = async (rows: readonly Remembered[]) => {
    if (!isKept) return (await forget({ ids: rows.map(({ id }) => id) })).error === undefined
    const answers = await Promise.all(rows.map(({ id, kind: of, targetId }) => (of === 'article' ? null : letGo({ id, kind: of, targetId }))))
    return answers.every((answer) => answer?.error === undefined)
  }
  return {
    query: { data, error: active.error, isLoading: active.isLoading, isFetching: active.isFetching, refetch: active.refetch },
    total: active.currentData?.pages[0]?.total ?? 0, ...end,
    refresh: async () => { if (!active.isUninitialized) await active.refetch() },
    remove, clear: async () => (await clearAll(kind)).error === undefined,
    isBusy: lettingGo.isLoading || forgetting.isLoading || clearing.isLoading
  }
}
