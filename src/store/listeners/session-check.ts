import { sessionCheckApi } from '@/features/session/api/session-check.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import type { AppStore } from '../reducer'

/** Limits the check to one a minute, however often the app is shown. */
const PAUSE_MS = 60_000
let askedAtMs = 0

/**
 * Checks with the server whether the stored session is still valid. The answer is not needed: an ended
 * session is detected as for any other call, but before the user has filled in a form.
 */
export async function checkSession(store: AppStore, nowMs: number = Date.now()): Promise<void> {
  if (nowMs - askedAtMs < PAUSE_MS || !selectIsSignedIn(store.getState())) return
  askedAtMs = nowMs
  await store.dispatch(
    sessionCheckApi.endpoints.checkSession.initiate(undefined, { subscribe: false, forceRefetch: true }),
  )
}
