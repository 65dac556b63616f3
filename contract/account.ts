import { type Static, Type } from '@sinclair/typebox'
import { Day, Flag, Id, Moment, Nullable, Ok, Phone, PhoneCode } from './common'
import { ownerProofs, pageProviders } from './constants/enums'
import { limits } from './constants/limits'
import { defineEndpoint } from './define-endpoint'
import { nameLength } from './rules/text-lengths'
import {
  Code,
  codePictureAnswer,
  Email,
  ownerProof,
  Password,
  providerReturn,
  Session,
  UserInfo,
} from './user'

const Sex = Type.Union([Type.Literal('1'), Type.Literal('2')], { description: "'1' male, '2' female" })
const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Union(values.map((value) => Type.Literal(value)))
const SentCode = Type.Object({ resendInSeconds: Type.Integer() })

/**
 * Personal data for the owner's own form. Phone and e-mail are masked: they change only with a verification
 * code.
 */
export const PersonalData = Type.Object({
  ...UserInfo.properties,
  realName: Nullable(Type.String()),
  birthDate: Nullable(Day),
  sex: Nullable(Sex),
  provinceId: Nullable(Id),
  provinceName: Nullable(Type.String()),
  cityId: Nullable(Id),
  cityName: Nullable(Type.String()),
  address: Nullable(Type.String()),
  hasPassword: Flag,
  /**
   * Proofs of ownership accepted before a contact changes; empty while the account owns nothing worth
   * protecting.
   */
  ownerProofs: Type.Array(oneOf(ownerProofs)),
  socialAccounts: Type.Array(Type.String()),
  createTime: Moment,
})
export type PersonalData = Static<typeof PersonalData>
export const personalData = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/userinfo/selectUserInfo',
  auth: 'user',
  source: 'spec',
  tag: 'account',
  summary: 'Personal data of the account',
  data: PersonalData,
})
export const personalDataSave = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/userinfo/save',
  auth: 'user',
  source: 'spec',
  tag: 'account',
  summary:
    'Change personal data: omitted fields stay, null clears. `headimgUrl` is an own upload for ' +
    "'avatar'. 40000 with data {field, rule}, 61007 user name in use",
  body: Type.Object({
    nickName: Type.Optional(Type.String({ maxLength: nameLength })),
    username: Type.Optional(Type.String({ maxLength: nameLength })),
    realName: Type.Optional(Nullable(Type.String({ maxLength: nameLength }))),
    birthDate: Type.Optional(Nullable(Day)),
    sex: Type.Optional(Nullable(Sex)),
    provinceId: Type.Optional(Nullable(Id)),
    cityId: Type.Optional(Nullable(Id)),
    address: Type.Optional(Nullable(Type.String({ maxLength: limits.textareaLength }))),
    headimgUrl: Type.Optional(Type.String({ maxLength: 400 })),
  }),
  data: PersonalData,
})
export const bindPhone = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/userinfo/savePhone',
  auth: 'user',
  source: 'spec',
  tag: 'account',
  summary:
    'Bind or change the mobile number with the code sent to the new number (sendBindCode). 61002, ' +
    '61003, 61004 as at sign-in, 61007 another account has this number, 61014 ownership has to be ' +
    'proven first (proveOwner)',
  query: Type.Object({ phoneCode: PhoneCode, phone: Phone, code: Code, ownerProof }),
  data: PersonalData,
})
export const bindEmail = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/userinfo/saveEmail',
  auth: 'user',
  source: 'extension',
  tag: 'account',
  summary: 'Bind or change the e-mail address, in the same way',
  body: Type.Object({ email: Email, code: Code, ownerProof }),
  data: PersonalData,
})
export const sendBindCode = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/userinfo/sendBindCode',
  auth: 'user',
  source: 'extension',
  tag: 'account',
  summary:
    "Send a code to a new number or address before it is bound, or (`type` 'own') to a bound one, to " +
    "confirm deletion or (`purpose` 'change') for proveOwner. 42900 within 60 seconds of the last",
  body: Type.Union([
    Type.Object({ type: Type.Literal('sms'), phoneCode: PhoneCode, phone: Phone }),
    Type.Object({ type: Type.Literal('email'), email: Email }),
    Type.Object({
      type: Type.Literal('own'),
      purpose: Type.Optional(Type.Union([Type.Literal('delete'), Type.Literal('change')])),
      channel: Type.Optional(Type.Union([Type.Literal('sms'), Type.Literal('email')])),
    }),
  ]),
  data: SentCode,
})
export const proveOwner = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/userinfo/proveOwner',
  auth: 'user',
  source: 'extension',
  tag: 'account',
  summary:
    'Prove ownership of the account by the password, or by a code to a bound number or address: the ' +
    'result allows the session to change one contact within ten minutes. 61001 to 61004 the proof',
  body: Type.Union([
    Type.Object({ type: Type.Literal('password'), password: Password }),
    Type.Object({ type: Type.Literal('sms'), code: Code }),
    Type.Object({ type: Type.Literal('email'), code: Code }),
  ]),
  data: Type.Object({ ownerProof: Type.String(), expireTime: Moment }),
})
export const socialStart = defineEndpoint({
  method: 'POST',
  path: '/h5/api/ma/user/socialStart',
  auth: 'none',
  source: 'extension',
  tag: 'account',
  summary:
    "Address of a provider's own page, with a state and a PKCE challenge bound to this browser for " +
    'ten minutes. 61001 when the provider is not configured',
  body: Type.Object({
    provider: Type.Union(pageProviders.map((p) => Type.Literal(p))),
    browserKey: providerReturn.browserKey,
  }),
  data: Type.Object({ authorizeUrl: Type.String() }),
})
export const socialLogin = defineEndpoint({
  method: 'POST',
  path: '/h5/api/ma/user/socialLogin',
  auth: 'none',
  source: 'extension',
  tag: 'account',
  summary:
    "Sign in with the result of Google's page; registers the first time. 61001 Google does not know " +
    'the code, or the state has expired, was used or belongs to another browser',
  body: Type.Object({ provider: Type.Literal('google'), ...providerReturn }),
  data: Session,
})
export const wechatH5Login = defineEndpoint({
  method: 'POST',
  path: '/weixin/api/ma/wxuser/login/h5',
  auth: 'none',
  source: 'spec',
  tag: 'account',
  summary:
    "Sign in with the result of WeChat's authorization page. 61001 WeChat does not know the code, or " +
    'the state has expired, was used or belongs to another browser',
  body: Type.Object(providerReturn),
  data: Session,
})

export const checkUsername = defineEndpoint({
  method: 'GET',
  path: '/h5/api/ma/user/checkUsername',
  auth: 'none',
  source: 'spec',
  tag: 'account',
  summary:
    'Whether a user name is available for a new account. 40000 when it is invalid; 42900 after too ' +
    'many requests',
  query: Type.Object({ username: Type.String({ minLength: 1, maxLength: nameLength }) }),
  data: Type.Object({ isAvailable: Type.Boolean() }),
})
const purpose = Type.Optional(
  Type.Union([Type.Literal('register'), Type.Literal('reset')], { default: 'register' }),
)
export const registerSmsCode = defineEndpoint({
  method: 'GET',
  path: '/h5/api/ma/user/sendRegisterSmsCode',
  auth: 'none',
  source: 'spec',
  tag: 'account',
  summary:
    'Send a code for registering, or for setting a new password. The answer does not reveal whether ' +
    'there is an account. 42900, 61005, 61006 as with login codes',
  query: Type.Object({ phoneCode: PhoneCode, phone: Phone, purpose, ...codePictureAnswer }),
  data: SentCode,
})
export const registerEmailCode = defineEndpoint({
  method: 'GET',
  path: '/h5/api/ma/user/sendRegisterEmailCode',
  auth: 'none',
  source: 'spec',
  tag: 'account',
  summary: 'Send such a code by e-mail',
  query: Type.Object({ email: Email, purpose, ...codePictureAnswer }),
  data: SentCode,
})
const newAccount = {
  username: Type.Optional(Type.String({ maxLength: nameLength })),
  password: Password,
  nickName: Type.Optional(Type.String({ maxLength: nameLength })),
  code: Code,
  protocolAccepted: Type.Literal('1'),
}
export const register = defineEndpoint({
  method: 'POST',
  path: '/h5/api/ma/user/register',
  auth: 'none',
  source: 'spec',
  tag: 'account',
  summary:
    'Open an account with a code and a password. 61002 to 61004 the code, 61007 there is an ' +
    'account with this number, address or user name, 61008 weak password',
  body: Type.Union([
    Type.Object({ type: Type.Literal('sms'), phoneCode: PhoneCode, phone: Phone, ...newAccount }),
    Type.Object({ type: Type.Literal('email'), email: Email, ...newAccount }),
  ]),
  data: Session,
})
export const contactPhone = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/userinfo/contactPhone',
  auth: 'user',
  source: 'extension',
  tag: 'account',
  summary:
    "The account's phone number in full, for forms that need a contact for the clinic; null when " +
    'there is none',
  data: Type.Object({ phoneCode: Nullable(PhoneCode), phone: Nullable(Phone) }),
})
export const h5UserInfo = defineEndpoint({
  method: 'GET',
  path: '/h5/api/ma/user/getH5UserInfo',
  auth: 'user',
  source: 'spec',
  tag: 'account',
  summary: 'The H5 account and its session',
  data: Type.Object({
    ...UserInfo.properties,
    hasPassword: Flag,
    isPhoneBound: Flag,
    isEmailBound: Flag,
    sessionExpireTime: Moment,
    expireInMs: Type.Integer(),
  }),
})
export const checkPassword = defineEndpoint({
  method: 'POST',
  path: '/h5/api/ma/user/checkPassword',
  auth: 'user',
  source: 'spec',
  tag: 'account',
  summary:
    "Check the account's password. 61001 when it is wrong, 61004 after too many tries, which count " +
    'like those at sign-in',
  body: Type.Object({ password: Password }),
  data: Ok,
})
export const editPassword = defineEndpoint({
  method: 'POST',
  path: '/h5/api/ma/user/editPassword',
  auth: 'none',
  source: 'spec',
  tag: 'account',
  summary:
    'Change the password: `old` with the present one (signed in; 60002 otherwise), `sms` and `email` ' +
    "with a code sent for 'reset'. Ends every other session of the account. 61001 old password, 61002 " +
    'to 61004 the code (also when there is no account), 61008 weak password',
  body: Type.Union([
    Type.Object({ type: Type.Literal('old'), oldPassword: Password, newPassword: Password }),
    Type.Object({
      type: Type.Literal('sms'),
      phoneCode: PhoneCode,
      phone: Phone,
      code: Code,
      newPassword: Password,
    }),
    Type.Object({ type: Type.Literal('email'), email: Email, code: Code, newPassword: Password }),
  ]),
  data: Ok,
})
