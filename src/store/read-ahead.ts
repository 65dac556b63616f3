import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { readQuery } from '@/navigation/query'
import type { AppStore, RootState } from './reducer'

/**
 * Additional export of a page module whose page shows one entity: starts its call when a link to it is
 * pressed. It keeps no subscription, so that a page that is not opened after all leaves nothing behind.
 */
export interface ReadsAhead {
  readAhead?: (id: string) => ThunkAction<unknown, RootState, unknown, UnknownAction>
}

/**
 * Starts the requests of a page before it opens.
 * @param query of the page's address
 */
export function readAhead(store: AppStore, page: unknown, query: string): void {
  const { id } = readQuery(query)
  const call = id && (page as ReadsAhead).readAhead?.(id)
  if (call) store.dispatch(call)
}
