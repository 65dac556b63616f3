// Generated from contract/site-user.ts by `npm run contract`: do not edit.
import { type Route } from '../route'
import { type Session, sessionShape } from './user'

/** Send a code by e-mail. The answer does not reveal whether there is an account. 42900, 61005, 61006 as with login codes */
export const siteCode: Route<{
  data: { resendInSeconds: number }
  body: {
    email: string
    purpose: 'register' | 'password'
    pictureId?: string
    pictureCode?: string
    cannotSee?: boolean
  }
}> = { method: 'PUT', path: '/admin/websiteUser/code', data: { resendInSeconds: 1 }, body: { cannotSee: 3 } }

/** Sign in with the result of Facebook's page; registers the first time. 61001 Facebook does not know the code for this app, or the state has expired, was used or belongs to another browser */
export const siteFacebookLogin: Route<{
  data: Session
  body: {
    code: string
    state: string

    /** Random secret of the client for this flow */
    browserKey: string
  }
}> = { method: 'POST', path: '/admin/websiteUser/faceBookLogin', data: sessionShape }

/** Sign in to the website with e-mail address and password. 61001, 61004, 61005, 61006 as at the app's sign-in */
export const siteLogin: Route<{
  data: Session
  body: { email: string; password: string; pictureId?: string; pictureCode?: string }
}> = { method: 'POST', path: '/admin/websiteUser/login', data: sessionShape }

/** Set a new password with a code that was sent for 'password'; ends every session of the account. 61002 to 61004 the code (also when there is no account), 61008 weak password */
export const sitePassword: Route<{
  data: boolean
  body: { email: string; code: string; newPassword: string }
}> = { method: 'POST', path: '/admin/websiteUser/updatePassword', data: 2 }

/** Open an account with an e-mail address and the code that was sent to it. 61002 to 61004 the code, 61007 there is an account, 61008 weak password */
export const siteRegister: Route<{
  data: Session
  body: { email: string; code: string; password: string; nickName?: string; protocolAccepted: true }
}> = {
  method: 'POST',
  path: '/admin/websiteUser/register',
  data: sessionShape,
  body: { protocolAccepted: 3 },
}
