import type { GoodsDetail } from '@contract/goods'
import { useBrowseRecord } from '@/hooks/use-browse-record'
import { useCompareEntry } from '@/hooks/use-compare-entry'
import { useFavourite } from '@/hooks/use-favourite'

/** What one does to come back to the goods: keep them, put a package on the compare list; that they were looked at is remembered. */
export function useKeeping({ id, kind }: Pick<GoodsDetail, 'id' | 'kind'>) {
  const canCompare = kind === 'package'
  const favourite = useFavourite({ kind: 'goods', targetId: id })
  const compare = useCompareEntry(id, !canCompare)
  useBrowseRecord('goods', id)
  const note = favourite.outcome ?? (compare.isAdded ? 'compared' : null)
  return {
    favourite,
    compare,
    canCompare,
    note,
    forget: () => {
      favourite.forget()
      compare.forget()
    },
  }
}
export type Keeping = ReturnType<typeof useKeeping>
