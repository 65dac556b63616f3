import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { readQuery } from '@/navigation/query'
import type { AppStore, RootState } from './reducer'

/**
 * What a page's module exports beside the page itself when it is about one thing: the call for it, made when a finger
 * goes down on a link to it. It keeps no subscription: a page that is not opened after all leaves nothing behind.
 */
export interface ReadsAhead {
  readAhead?: (id: string) => ThunkAction<unknown, RootState, unknown, UnknownAction>
}

/** Asks for what a page will read. @param query of the page's address */
export function readAhead(store: AppStore, page: unknown, query: string): void {
  const { id } = readQuery(query)
  const call = id && (page as ReadsAhead).readAhead?.(id)
  if (call) store.dispatch(call)
}
