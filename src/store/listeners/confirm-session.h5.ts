import type { AppStore } from '../reducer'

const AFTER_FIRST_PAGE_MS = 1000

/** Asks whether the session still holds; loaded late, so that the first page waits for nothing. */
export function confirmSession(store: AppStore): void {
  setTimeout(() => {
    import(/* webpackChunkName: "session-check" */ './session-check').then(
      ({ checkSession }) => checkSession(store),
      () => undefined,
    )
  }, AFTER_FIRST_PAGE_MS)
}
