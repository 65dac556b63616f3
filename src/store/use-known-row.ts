import { useMemo } from 'react'
import { api } from '@/api/api'
import type { ReadState } from '@/utils/read-state'
import { useAppStore } from './hooks'

/** The rows of an answer: a plain list, one page, or all pages of an infinite query. */
function rowsIn(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data
  if (typeof data !== 'object' || data === null) return []
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.flatMap(rowsIn)
  return 'records' in data && Array.isArray(data.records) ? data.records : []
}

/**
 * The row from a cached list, so that the detail page can render it while its own answer is loading.
 * @param mark a field that only rows of this kind have
 * @returns undefined when no list contains it
 */
export function useKnownRow<T extends { id: string }>(id: string, mark: keyof T & string): T | undefined {
  const store = useAppStore()
  return useMemo(() => {
    const isKnown = (row: unknown): row is T =>
      typeof row === 'object' && row !== null && mark in row && 'id' in row && row.id === id
    for (const query of Object.values(store.getState()[api.reducerPath].queries)) {
      const found = rowsIn(query?.data).find(isKnown)
      if (found) return found
    }
    return undefined
  }, [store, id, mark])
}

/** Uses the list's row until the complete answer arrives. */
export const orKnown = <T, K>(state: ReadState<T>, known: K | undefined): ReadState<T | K> =>
  state.kind === 'loading' && known ? { kind: 'ready', data: known } : state
