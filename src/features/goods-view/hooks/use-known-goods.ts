import { useMemo } from 'react'
import type { GoodsCard } from '@contract/routes/goods'
import { api } from '@/api/api'
import { useAppStore } from '@/store/hooks'

const isCardOf = (id: string, value: unknown): value is GoodsCard =>
  typeof value === 'object' && value !== null && 'spuCode' in value && 'id' in value && value.id === id

/** The rows of an answer: a plain list, a page of one, or pages read one after the other. */
function rowsIn(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data
  if (typeof data !== 'object' || data === null) return []
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.flatMap(rowsIn)
  return 'records' in data && Array.isArray(data.records) ? data.records : []
}

/**
 * What a list that was shown before says of a product: its page draws that at once, while its own answer is on the
 * way. Undefined for a product that was in no list.
 */
export function useKnownGoods(id: string): GoodsCard | undefined {
  const store = useAppStore()
  return useMemo(() => {
    for (const { data } of Object.values(store.getState()[api.reducerPath].queries).flatMap(
      (one) => one ?? [],
    )) {
      const card = rowsIn(data).find((row) => isCardOf(id, row))
      if (card) return card
    }
    return undefined
  }, [store, id])
}
