/** Fired when a page's code takes longer than the delay, and again when it has loaded or failed. */
export const PAGE_LOADING_EVENT = 'pageLoading'
/** Fired when a page's code could not be loaded. */
export const PAGE_LOAD_FAILED_EVENT = 'pageLoadFailed'

export interface PageLoading {
  path: string
  isLoading: boolean
}

export interface PageLoadFailure {
  path: string
  error: unknown
  /** Start of this attempt: milliseconds since 1970. */
  beganMs: number
  /** Set by a listener that offers a retry; otherwise the failure waits for one (`tellUntoldFailure`). */
  isHandled: boolean
  retry: () => void
}
