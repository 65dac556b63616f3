import type { WxUser } from '@/features/session/session.slice'

export const newProfile = (id = 'u1', nickName = 'Chan'): WxUser => ({
  id,
  nickName,
  headimgUrl: '',
  username: null,
  phone: null,
  phoneCode: null,
  email: null,
})

const VALID_MS = 4 * 3_600_000

/** A newly opened session, by default without a profile. */
export const newSession = (wxUser: WxUser | null = null) => ({
  thirdSession: 'token',
  expiresAtMs: Date.now() + VALID_MS,
  signedInAtMs: Date.now(),
  wxUser,
})
