import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import { api, userTags } from '@/api/api'
import { forgetKeptOfOthers } from '@/api/kept-answers'
import { clearSession, storeSession } from '@/api/session'
import { sessionExpired, signedIn, signedOut, wxUserChanged } from '@/features/session/session.slice'
import { removeStoredRooms, writeStored } from '@/platform/storage'

/** Keeps the session on the device in step with the store, and drops what was read for the person before. */
export function sessionMiddleware() {
  const listener = createListenerMiddleware()
  listener.startListening({ actionCreator: signedIn, effect: ({ payload }) => { storeSession(payload); forgetKeptOfOthers(payload.wxUser?.id ?? '') } })
  listener.startListening({ actionCreator: wxUserChanged, effect: ({ payload }) => { writeStored('wxUser', payload) } })
  listener.startListening({ matcher: isAnyOf(sessionExpired, signedOut), effect: () => clearSession() })
  // an expired session may be renewed by the same person: forms stay. Signing out leaves nothing of the person on the device
  listener.startListening({ matcher: isAnyOf(signedIn, sessionExpired), effect: (_action, { dispatch }) => { dispatch(api.util.invalidateTags([...userTags])) } })
  listener.startListening({
    actionCreator: signedOut,
    effect: (_action, { dispatch }) => {
      removeStoredRooms()
      dispatch(api.util.resetApiState())
    }
  })
  return listener.middleware
}
