import type { AppStore } from '../reducer'
import { checkSession } from './session-check'

/** Checks whether the session is still valid. */
export function confirmSession(store: AppStore): void {
  void checkSession(store)
}
