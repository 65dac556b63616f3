import { useState } from 'react'
import type { BrowseKind } from '@contract/constants/enums'
import { rowsOf } from '@/api/paging'
import {
  useBrowseClearMutation,
  useBrowseDeleteMutation,
  useBrowseListInfiniteQuery,
} from '@/features/browse-history/api/browse-history.api'
import {
  useFavouriteAddMutation,
  useFavouriteDeleteMutation,
  useFavouriteListInfiniteQuery,
} from '@/features/favourites/api/favourites.api'
import { type LoadMoreStatus, useLoadMore } from '@/hooks/use-load-more'
import { type ReadState, readState } from '@/utils/read-state'
import { fromFavourite, fromHistory, type Remembered } from '../remembered'

export type ListName = 'kept' | 'history'
/** 'article' occurs only in the history, 'brand' only among the favourites, with a list of its own. */
export type KindFilter = BrowseKind | 'all' | 'brand'

interface RememberedList {
  state: ReadState<Remembered[]>
  total: number
  status: LoadMoreStatus
  loadMore: () => void
  refresh: () => Promise<unknown>
  /**
   * Deletes rows of the history.
   * @returns whether all of them were deleted
   */
  forget: (rows: readonly Remembered[]) => Promise<boolean>
  /**
   * Removes favourites optimistically; refused ones reappear.
   * @returns those that were removed
   */
  letGo: (rows: readonly Remembered[]) => Promise<Remembered[]>
  /**
   * Restores favourites in their positions; unavailable targets cannot be restored.
   * @returns whether all of them were restored
   */
  keepAgain: (rows: readonly Remembered[]) => Promise<boolean>
  /**
   * Deletes the whole history of the shown kind.
   * @returns whether it was deleted
   */
  clear: () => Promise<boolean>
  isBusy: boolean
}

/** The saved time and price that a restored favourite keeps. */
const keptSince = (since: Remembered['kept']) =>
  since && {
    createTime: since.createTime,
    ...(since.priceThen === null ? null : { priceThen: since.priceThen }),
  }

/** Removes and restores favourites. `leaving` contains the ids to hide. */
function useLettingGo() {
  const [take] = useFavouriteDeleteMutation()
  const [keep] = useFavouriteAddMutation()
  // ids are never reused: a restored favourite gets a new one
  const [leaving, setLeaving] = useState<readonly string[]>([])

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
              ...keptSince(since),
            }),
      ),
    )
    return answers.every((answer) => answer?.error === undefined)
  }
  return { leaving, letGo, keepAgain }
}

/** The favourites or the history, of one kind or of all. */
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
  const kept = useFavouriteListInfiniteQuery(kind === 'article' || kind === 'brand' ? 'all' : kind, {
    skip: isSkipped || !isKept || kind === 'brand',
    refetchOnMountOrArgChange: true,
  })
  const seen = useBrowseListInfiniteQuery(kind === 'brand' ? 'all' : kind, {
    skip: isSkipped || isKept,
    refetchOnMountOrArgChange: true,
  })
  const { leaving, letGo, keepAgain } = useLettingGo()
  const [forget, forgetting] = useBrowseDeleteMutation()
  const [clearAll, clearing] = useBrowseClearMutation()
  const active = isKept ? kept : seen
  const read = isKept
    ? kept.currentData && rowsOf(kept.currentData).map(fromFavourite)
    : seen.currentData && rowsOf(seen.currentData).map(fromHistory)
  const data = read?.filter(({ id }) => !leaving.includes(id))
  const total = (active.currentData?.pages[0]?.total ?? 0) - ((read?.length ?? 0) - (data?.length ?? 0))
  const end = useLoadMore(active)

  return {
    state: readState(data, active, { isEmpty: data?.length === 0 && total === 0 }),
    total,
    ...end,
    refresh: async () => {
      if (!active.isUninitialized) await active.refetch()
    },
    letGo,
    keepAgain,
    forget: async (rows) => (await forget({ ids: rows.map(({ id }) => id) })).error === undefined,
    clear: async () => (await clearAll(kind === 'brand' ? 'all' : kind)).error === undefined,
    isBusy: forgetting.isLoading || clearing.isLoading,
  }
}
