export { PAGE_LOADING_EVENT, PAGE_LOAD_FAILED_EVENT, type PageLoadFailure, type PageLoading } from './types'

/** WeChat loads a mini-program's pages, and their texts are part of them. */
export function setPageCompanion(
  _load: (path: string) => Promise<unknown>,
  _beforePage: () => void,
  _readAhead: (page: unknown, query: string) => void,
): void {}

/** WeChat preloads the next packages itself (`preloadRule`). */
export function touchPage(_href: string): void {}
export function tellUntoldFailure(): void {}
export function prepareFetchedPages(): void {}
