// Generated from contract/account.ts by `npm run contract`: do not edit.
import { type Day, type Moment, type Route, type Shape } from '../route'
import { type PageProviderName } from '../constants/enums'
import { type Session, sessionShape } from './user'

export type PersonalData = {
  id: string
  nickName: string
  headimgUrl: string
  username: string | null
  phone: string | null
  phoneCode: string | null
  email: string | null
  realName: string | null
  birthDate: Day | null
  sex: '1' | '2' | null
  provinceId: string | null
  provinceName: string | null
  cityId: string | null
  cityName: string | null
  address: string | null
  hasPassword: boolean
  ownerProofs: ('password' | 'sms' | 'email')[]
  socialAccounts: string[]
  createTime: Moment
}

export const personalDataShape: Shape = {
  id: 0,
  nickName: 0,
  headimgUrl: 0,
  username: 16,
  phone: 16,
  phoneCode: 16,
  email: 16,
  realName: 16,
  birthDate: 22,
  sex: 16,
  provinceId: 16,
  provinceName: 16,
  cityId: 16,
  cityName: 16,
  address: 16,
  hasPassword: 3,
  ownerProofs: [0],
  socialAccounts: [0],
  createTime: 7,
}

/** Bind or change the e-mail address, in the same way */
export const bindEmail: Route<{
  data: PersonalData
  body: { email: string; code: string; ownerProof?: string }
}> = { method: 'POST', path: '/mall/api/ma/userinfo/saveEmail', auth: 'user', data: personalDataShape }

/** Bind or change the mobile number with the code sent to the new number (sendBindCode). 61002, 61003, 61004 as at sign-in, 61007 another account has this number, 61014 ownership has to be proven first (proveOwner) */
export const bindPhone: Route<{
  data: PersonalData
  query: { phoneCode: string; phone: string; code: string; ownerProof?: string }
}> = { path: '/mall/api/ma/userinfo/savePhone', auth: 'user', data: personalDataShape }

/** Check the account's password. 61001 when it is wrong, 61004 after too many tries, which count like those at sign-in */
export const checkPassword: Route<{ data: boolean; body: { password: string } }> = {
  method: 'POST',
  path: '/h5/api/ma/user/checkPassword',
  auth: 'user',
  data: 2,
}

/** Whether a user name is available for a new account. 40000 when it is invalid; 42900 after too many requests */
export const checkUsername: Route<{ data: { isAvailable: boolean }; query: { username: string } }> = {
  path: '/h5/api/ma/user/checkUsername',
  data: { isAvailable: 2 },
}

/** The account's phone number in full, for forms that need a contact for the clinic; null when there is none */
export const contactPhone: Route<{ data: { phoneCode: string | null; phone: string | null } }> = {
  path: '/mall/api/ma/userinfo/contactPhone',
  auth: 'user',
  data: { phoneCode: 16, phone: 16 },
}

/** Change the password: `old` with the present one (signed in; 60002 otherwise), `sms` and `email` with a code sent for 'reset'. Ends every other session of the account. 61001 old password, 61002 to 61004 the code (also when there is no account), 61008 weak password */
export const editPassword: Route<{
  data: boolean
  body:
    | { type: 'old'; oldPassword: string; newPassword: string }
    | { type: 'sms'; phoneCode: string; phone: string; code: string; newPassword: string }
    | { type: 'email'; email: string; code: string; newPassword: string }
}> = { method: 'POST', path: '/h5/api/ma/user/editPassword', data: 2 }

/** The H5 account and its session */
export const h5UserInfo: Route<{
  data: {
    id: string
    nickName: string
    headimgUrl: string
    username: string | null
    phone: string | null
    phoneCode: string | null
    email: string | null
    hasPassword: boolean
    isPhoneBound: boolean
    isEmailBound: boolean
    sessionExpireTime: Moment
    expireInMs: number
  }
}> = {
  path: '/h5/api/ma/user/getH5UserInfo',
  auth: 'user',
  data: {
    id: 0,
    nickName: 0,
    headimgUrl: 0,
    username: 16,
    phone: 16,
    phoneCode: 16,
    email: 16,
    hasPassword: 3,
    isPhoneBound: 3,
    isEmailBound: 3,
    sessionExpireTime: 7,
    expireInMs: 1,
  },
}

/** Personal data of the account */
export const personalData: Route<{ data: PersonalData }> = {
  path: '/mall/api/ma/userinfo/selectUserInfo',
  auth: 'user',
  data: personalDataShape,
}

/** Change personal data: omitted fields stay, null clears. `headimgUrl` is an own upload for 'avatar'. 40000 with data {field, rule}, 61007 user name in use */
export const personalDataSave: Route<{
  data: PersonalData
  body: {
    nickName?: string
    username?: string
    realName?: string | null
    birthDate?: Day | null
    sex?: '1' | '2' | null
    provinceId?: string | null
    cityId?: string | null
    address?: string | null
    headimgUrl?: string
  }
}> = { method: 'POST', path: '/mall/api/ma/userinfo/save', auth: 'user', data: personalDataShape }

/** Prove ownership of the account by the password, or by a code to a bound number or address: the result allows the session to change one contact within ten minutes. 61001 to 61004 the proof */
export const proveOwner: Route<{
  data: { ownerProof: string; expireTime: Moment }
  body:
    { type: 'password'; password: string } | { type: 'sms'; code: string } | { type: 'email'; code: string }
}> = {
  method: 'POST',
  path: '/mall/api/ma/userinfo/proveOwner',
  auth: 'user',
  data: { ownerProof: 0, expireTime: 7 },
}

/** Open an account with a code and a password. 61002 to 61004 the code, 61007 there is an account with this number, address or user name, 61008 weak password */
export const register: Route<{
  data: Session
  body:
    | {
        type: 'sms'
        phoneCode: string
        phone: string
        username?: string
        password: string
        nickName?: string
        code: string
        protocolAccepted: true
      }
    | {
        type: 'email'
        email: string
        username?: string
        password: string
        nickName?: string
        code: string
        protocolAccepted: true
      }
}> = { method: 'POST', path: '/h5/api/ma/user/register', data: sessionShape, body: { protocolAccepted: 3 } }

/** Send such a code by e-mail */
export const registerEmailCode: Route<{
  data: { resendInSeconds: number }
  query: {
    email: string
    purpose?: 'register' | 'reset'
    pictureId?: string
    pictureCode?: string
    cannotSee?: boolean
  }
}> = { path: '/h5/api/ma/user/sendRegisterEmailCode', data: { resendInSeconds: 1 }, query: { cannotSee: 3 } }

/** Send a code for registering, or for setting a new password. The answer does not reveal whether there is an account. 42900, 61005, 61006 as with login codes */
export const registerSmsCode: Route<{
  data: { resendInSeconds: number }
  query: {
    phoneCode: string
    phone: string
    purpose?: 'register' | 'reset'
    pictureId?: string
    pictureCode?: string
    cannotSee?: boolean
  }
}> = { path: '/h5/api/ma/user/sendRegisterSmsCode', data: { resendInSeconds: 1 }, query: { cannotSee: 3 } }

/** Send a code to a new number or address before it is bound, or (`type` 'own') to a bound one, to confirm deletion or (`purpose` 'change') for proveOwner. 42900 within 60 seconds of the last */
export const sendBindCode: Route<{
  data: { resendInSeconds: number }
  body:
    | { type: 'sms'; phoneCode: string; phone: string }
    | { type: 'email'; email: string }
    | { type: 'own'; purpose?: 'delete' | 'change'; channel?: 'sms' | 'email' }
}> = {
  method: 'POST',
  path: '/mall/api/ma/userinfo/sendBindCode',
  auth: 'user',
  data: { resendInSeconds: 1 },
}

/** Sign in with the result of Google's page; registers the first time. 61001 Google does not know the code, or the state has expired, was used or belongs to another browser */
export const socialLogin: Route<{
  data: Session
  body: {
    provider: 'google'
    code: string
    state: string

    /** Random secret of the client for this flow */
    browserKey: string
  }
}> = { method: 'POST', path: '/h5/api/ma/user/socialLogin', data: sessionShape }

/** Address of a provider's own page, with a state and a PKCE challenge bound to this browser for ten minutes. 61001 when the provider is not configured */
export const socialStart: Route<{
  data: { authorizeUrl: string }
  body: {
    provider: PageProviderName

    /** Random secret of the client for this flow */
    browserKey: string
  }
}> = { method: 'POST', path: '/h5/api/ma/user/socialStart', data: { authorizeUrl: 0 } }

/** Sign in with the result of WeChat's authorization page. 61001 WeChat does not know the code, or the state has expired, was used or belongs to another browser */
export const wechatH5Login: Route<{
  data: Session
  body: {
    code: string
    state: string

    /** Random secret of the client for this flow */
    browserKey: string
  }
}> = { method: 'POST', path: '/weixin/api/ma/wxuser/login/h5', data: sessionShape }
