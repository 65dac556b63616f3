import type { AppStore } from '../reducer'
import { checkSession } from './session-check'

/** Asks whether the session still holds. */
export function confirmSession(store: AppStore): void {
  void checkSession(store)
}
