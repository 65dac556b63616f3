import type { AppStore } from '../reducer'

const AFTER_FIRST_PAGE_MS = 1000

/** Checks whether the session is still valid; loaded late, so that the first page does not wait for it. */
export function confirmSession(store: AppStore): void {
  setTimeout(() => {
    import(/* webpackChunkName: "session-check" */ './session-check').then(
      ({ checkSession }) => checkSession(store),
      () => undefined,
    )
  }, AFTER_FIRST_PAGE_MS)
}
