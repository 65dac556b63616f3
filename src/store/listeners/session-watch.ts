import { onRequestFailed } from '@/api/request'
import { isLoginLapsed, restoreSession } from '@/api/session'
import {
  selectIsSignedIn,
  selectSignedInAtMs,
  sessionExpired,
  sessionRestored,
  type WxUser,
} from '@/features/session/session.slice'
import { type LoginReason, promptLogin } from '@/navigation/login-flow'
import type { AppStore } from '../reducer'
import { confirmSession } from './confirm-session'

function expire(store: AppStore, reason: LoginReason): void {
  if (selectIsSignedIn(store.getState())) store.dispatch(sessionExpired())
  void promptLogin(reason)
}

/** Restores the stored session unless it has expired. */
export function restoreStoredSession(store: AppStore, nowMs: number = Date.now()): void {
  const stored = restoreSession<WxUser>(nowMs)
  if (stored) store.dispatch(sessionRestored(stored))
}

/**
 * Ends a login older than 4 hours and offers to sign in again; checks a younger one with the server. Called
 * whenever the app is shown.
 */
export function checkLoginAge(store: AppStore, nowMs: number = Date.now()): void {
  const state = store.getState()
  if (!selectIsSignedIn(state)) return
  if (isLoginLapsed(selectSignedInAtMs(state), nowMs)) expire(store, 'lapsed')
  else confirmSession(store)
}

/**
 * Ends the session in the store when the server reports its end, and prompts once for a new sign-in.
 * @returns a function that stops it
 */
export function watchSession(store: AppStore): () => void {
  return onRequestFailed((error) => {
    if (error.kind === 'session') expire(store, 'needed')
  })
}
