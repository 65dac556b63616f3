import type { GoodsDetail } from '@contract/routes/goods'
import { useBrowseRecord } from '@/features/browse-history/hooks/use-browse-record'
import { useFavourite } from '@/features/favourites/hooks/use-favourite'
import { useCompareEntry } from './use-compare-entry'

/** Ways to return to the product: favourite and comparison list; also records the view in the history. */
export function useKeeping({ id, kind }: Pick<GoodsDetail, 'id' | 'kind'>) {
  const canCompare = kind === 'package'
  const favourite = useFavourite({ kind: 'goods', targetId: id })
  const compare = useCompareEntry(id, !canCompare)
  useBrowseRecord('goods', id)
  const note: 'kept' | 'removed' | 'compared' | null =
    favourite.outcome ?? (compare.isAdded ? 'compared' : null)
  return {
    favourite,
    compare,
    canCompare,
    note,
    forget: () => {
      favourite.note.onClose()
      compare.forget()
    },
  }
}
export type Keeping = ReturnType<typeof useKeeping>
