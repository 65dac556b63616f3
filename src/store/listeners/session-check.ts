import { sessionCheckApi } from '@/features/session/api/session-check.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import type { AppStore } from '../reducer'

/** Nobody's session ends twice a minute: showing the app again and again asks once. */
const PAUSE_MS = 60_000
let askedAtMs = 0

/**
 * Asks the server whether the stored session is still valid. The answer needs no handling: an ended session
 * is noticed like that of any other call, but before a form has been filled in.
 */
export async function checkSession(store: AppStore, nowMs: number = Date.now()): Promise<void> {
  if (nowMs - askedAtMs < PAUSE_MS || !selectIsSignedIn(store.getState())) return
  askedAtMs = nowMs
  await store.dispatch(
    sessionCheckApi.endpoints.checkSession.initiate(undefined, { subscribe: false, forceRefetch: true }),
  )
}
