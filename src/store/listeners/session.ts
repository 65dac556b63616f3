import type { Middleware } from '@reduxjs/toolkit'
import { api, userTags } from '@/api/api'
import { clearSession, storeSession } from '@/api/session'
import { trayEmptied } from '@/features/compare/compare-tray.slice'
import {
  accountChanged,
  sessionExpired,
  signedIn,
  signedOut,
  wxUserChanged,
} from '@/features/session/session.slice'
import { readStored, removeStoredRooms, writeStored } from '@/platform/storage'
import { adoptVisitorsDrafts, isVisitorsDraft } from '@/platform/storage/drafts'
import { after, afterwards } from './after'

/** Stores session changes on the device and clears the previous account's cached answers. */
export const sessionMiddleware = (): Middleware =>
  afterwards(
    after([signedIn], ({ payload }, { dispatch }) => {
      const id = payload.wxUser?.id ?? ''
      // the session before belonged to another account: keep only what was put into the cart without one since
      // then
      if ((readStored('lastAccountId') ?? id) !== id) {
        removeStoredRooms((key) => key === 'room:cart' || isVisitorsDraft(key))
        // without a running session, what the app knows (a position) was given by who signs in now
        if (readStored('thirdSession')) dispatch(accountChanged())
        dispatch(trayEmptied())
        dispatch(api.util.resetApiState())
      }
      adoptVisitorsDrafts()
      writeStored('lastAccountId', id)
      storeSession(payload)
    }),
    after([wxUserChanged], ({ payload }) => writeStored('wxUser', payload)),
    after<unknown>([sessionExpired, signedOut], () => clearSession()),
    // an expired session may be renewed by the same account, so drafts are kept; signing out removes all
    // personal data
    after<unknown>([signedIn, sessionExpired], (_action, { dispatch }) =>
      dispatch(api.util.invalidateTags([...userTags])),
    ),
    after([signedOut], (_action, { dispatch }) => {
      removeStoredRooms()
      dispatch(api.util.resetApiState())
    }),
  )
