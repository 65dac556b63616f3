import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import { api, userTags } from '@/api/api'
import { clearSession, storeSession } from '@/api/session'
import { sessionExpired, signedIn, signedOut, wxUserChanged } from '@/features/session/session.slice'
import { writeStored } from '@/platform/storage'

/** Keeps the session on the device in step with the store, and drops what was read for the person before. */
export function sessionMiddleware() {
  const listener = createListenerMiddleware()
  listener.startListening({ actionCreator: signedIn, effect: ({ payload }) => storeSession(payload) })
  listener.startListening({ actionCreator: wxUserChanged, effect: ({ payload }) => { writeStored('wxUser', payload) } })
  listener.startListening({ matcher: isAnyOf(sessionExpired, signedOut), effect: () => clearSession() })
  listener.startListening({ matcher: isAnyOf(signedIn, sessionExpired, signedOut), effect: (_action, { dispatch }) => { dispatch(api.util.invalidateTags([...userTags])) } })
  return listener.middleware
}
