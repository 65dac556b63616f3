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

/** A session that has just been opened, without a profile unless one is given. */
export const newSession = (wxUser: WxUser | null = null) => ({
  thirdSession: 'token',
  expiresAtMs: Date.now() + VALID_MS,
  signedInAtMs: Date.now(),
  wxUser,
})
