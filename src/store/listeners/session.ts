import type { Middleware } from '@reduxjs/toolkit'
import { api, userTags } from '@/api/api'
import { forgetKeptOfOthers } from '@/api/kept-answers'
import { clearSession, storeSession } from '@/api/session'
import { sessionExpired, signedIn, signedOut, wxUserChanged } from '@/features/session/session.slice'
import { removeStoredRooms, writeStored } from '@/platform/storage'
import { after, afterwards } from './after'

/** Keeps the session on the device in step with the store, and drops what was read for the person before. */
export const sessionMiddleware = (): Middleware =>
  afterwards(
    after([signedIn], ({ payload }) => {
      storeSession(payload)
      forgetKeptOfOthers(payload.wxUser?.id ?? '')
    }),
    after([wxUserChanged], ({ payload }) => writeStored('wxUser', payload)),
    after<unknown>([sessionExpired, signedOut], () => clearSession()),
    // an expired session may be renewed by the same person: forms stay. Signing out leaves nothing of the person on the device
    after<unknown>([signedIn, sessionExpired], (_action, { dispatch }) =>
      dispatch(api.util.invalidateTags([...userTags])),
    ),
    after([signedOut], (_action, { dispatch }) => {
      removeStoredRooms()
      dispatch(api.util.resetApiState())
    }),
  )
