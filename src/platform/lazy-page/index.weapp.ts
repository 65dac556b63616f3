export { PAGE_LOADING_EVENT, PAGE_LOAD_FAILED_EVENT, type PageLoadFailure, type PageLoading } from './types'

/** A mini-program's pages are loaded by WeChat, with their texts in them. */
export function setPageCompanion(
  _load: (path: string) => Promise<unknown>,
  _beforePage: () => void,
  _readAhead: (page: unknown, query: string) => void,
): void {}

/** WeChat loads the packages that come next by itself (`preloadRule`). */
export function touchPage(_href: string): void {}
export function tellUntoldFailure(): void {}
export function prepareFetchedPages(): void {}
