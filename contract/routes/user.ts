// Generated from contract/user.ts by `npm run contract`: do not edit.
import { type Moment, type Route, type Shape } from '../route'

export type UserInfo = {
  id: string
  nickName: string
  headimgUrl: string
  username: string | null
  phone: string | null
  phoneCode: string | null
  email: string | null
}

export const userInfoShape: Shape = {
  id: 0,
  nickName: 0,
  headimgUrl: 0,
  username: 16,
  phone: 16,
  phoneCode: 16,
  email: 16,
}

export type Session = {
  thirdSession: string
  expireTime: Moment

  /** Milliseconds until the session expires */
  expireInMs: number
  isNew: boolean
  user: UserInfo
}

export const sessionShape: Shape = {
  thirdSession: 0,
  expireTime: 7,
  expireInMs: 1,
  isNew: 3,
  user: userInfoShape,
}

/** Whether the session is still valid */
export const checkSession: Route<{ data: boolean }> = {
  path: '/h5/session/checkSession',
  auth: 'user',
  data: 2,
}

/** Settings that the H5 app needs at start-up */
export const h5Init: Route<{ data: { appId: string; tenantId: string; brandName: string } }> = {
  path: '/h5/api/ma/h5/init',
  data: { appId: 0, tenantId: 0, brandName: 0 },
}

/** Sign in with account and password, or with a code by SMS or e-mail (the first time registers). 61001 wrong account or password, 61002 wrong code, 61003 code expired, 61004 too many tries, 61005 a picture code is needed (after some failures of the account or from the address), 61006 it was wrong */
export const login: Route<{
  data: Session
  body:
    | { type: 'password'; username: string; password: string; pictureId?: string; pictureCode?: string }
    | { type: 'sms'; phoneCode: string; phone: string; code: string }
    | { type: 'email'; email: string; code: string }
}> = { method: 'POST', path: '/h5/api/ma/user/login', data: sessionShape }

/** Send a login code by SMS (`phoneCode`, `phone`) or e-mail (`email`); with neither, a picture code against robots, which works once within five minutes. 42900 within 60 seconds of the last, 61005 when a picture code is needed (many codes from one address; with `cannotSee` a few an hour are sent without, then 42900), 61006 when it was wrong */
export const loginCode: Route<{
  data: {
    /** 0 with a picture */
    resendInSeconds: number
    picture?: {
      pictureId: string

      /** data:image/png;base64,… */
      image: string
      expireInMs: number
    }
  }
  query: {
    phoneCode?: string
    phone?: string
    email?: string
    pictureId?: string
    pictureCode?: string
    cannotSee?: boolean
  }
}> = {
  path: '/h5/api/ma/user/code',
  data: { resendInSeconds: 1, picture: [{ pictureId: 0, image: 0, expireInMs: 1 }, 32] },
  query: { cannotSee: 3 },
}

/** End the session */
export const logout: Route<{ data: boolean }> = {
  method: 'POST',
  path: '/h5/api/ma/user/logout',
  auth: 'user',
  data: 2,
}

/** Exchange the mini-program's login code for a session */
export const miniProgramSession: Route<{ data: Session; body: { jsCode: string } }> = {
  method: 'POST',
  path: '/weixin/api/ma/wxuser/getOpenIdSession',
  data: sessionShape,
}

/** The signed-in account */
export const userInfo: Route<{ data: UserInfo }> = {
  path: '/mall/api/ma/userinfo',
  auth: 'user',
  data: userInfoShape,
}
