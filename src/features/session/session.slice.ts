import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { UserInfo } from '@contract/routes/user'
import type { StoredSession } from '@/api/session'

export type WxUser = UserInfo

interface SessionState {
  /** Session token; '' when signed out. */
  thirdSession: string
  expiresAtMs: number
  /** Time of the login, from which its 4 hours of validity count. */
  signedInAtMs: number
  wxUser: WxUser | null
}

const initialState: SessionState = { thirdSession: '', expiresAtMs: 0, signedInAtMs: 0, wxUser: null }

const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<StoredSession<WxUser>>) => payload,
    /** Restores the session stored on the device. */
    sessionRestored: (_state, { payload }: PayloadAction<StoredSession<WxUser>>) => payload,
    /** The session ended without a sign-out, for example by expiry. */
    sessionExpired: () => initialState,
    signedOut: () => initialState,
    /** Another account has signed in than the last one on this device. */
    accountChanged: (state) => state,
    wxUserChanged(state, { payload }: PayloadAction<WxUser>) {
      state.wxUser = payload
    },
  },
})

export const { signedIn, sessionRestored, sessionExpired, signedOut, accountChanged, wxUserChanged } =
  session.actions
export const sessionReducer = session.reducer

/** The account has left the app, by itself, by expiry or for another: a slice drops what belongs to the account. */
export const hasSessionEnded = isAnyOf(sessionExpired, signedOut, accountChanged)

interface Root {
  session: SessionState
}
export const selectWxUser = (state: Root): WxUser | null => state.session.wxUser
export const selectSignedInAtMs = (state: Root): number => state.session.signedInAtMs
export const selectIsSignedIn = (state: Root): boolean => state.session.thirdSession !== ''
