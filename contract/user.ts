import { type Static, Type } from '@sinclair/typebox'
import { Flag, Id, Moment, Nullable, Ok, Phone, PhoneCode } from './common'
import { defineEndpoint } from './define-endpoint'
import { maxEmailLength } from './rules/email'
import { passwordMaxLength } from './rules/password'

export const UserInfo = Type.Object({
  id: Id,
  nickName: Type.String(),
  headimgUrl: Type.String(),
  username: Nullable(Type.String()),
  phone: Nullable(Type.String({ description: 'Masked' })),
  phoneCode: Nullable(Type.String()),
  email: Nullable(Type.String({ description: 'Masked' })),
})
export type UserInfo = Static<typeof UserInfo>
export const Session = Type.Object({
  thirdSession: Type.String(),
  expireTime: Moment,
  expireInMs: Type.Integer({ description: 'Milliseconds until the session expires' }),
  isNew: Flag,
  user: UserInfo,
})
export type Session = Static<typeof Session>

export const Password = Type.String({ minLength: 1, maxLength: passwordMaxLength })
export const Email = Type.String({
  minLength: 6,
  maxLength: maxEmailLength,
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
})
export const Code = Type.String({ pattern: '^\\d{6}$' })
/** Answer to a picture code, required after refusals 61005 and 61006; single use. */
export const pictureAnswer = {
  pictureId: Type.Optional(Id),
  pictureCode: Type.Optional(Type.String({ minLength: 1, maxLength: 10 })),
}
/** For sending a code: `cannotSee` skips the picture, at a lower hourly limit. */
export const codePictureAnswer = { ...pictureAnswer, cannotSee: Type.Optional(Flag) }
/** Parameters that the provider's page returns, with the secret of the browser that started the flow; single use. */
export const providerReturn = {
  code: Type.String({ minLength: 1, maxLength: 2048 }),
  state: Type.String({ minLength: 1, maxLength: 200 }),
  browserKey: Type.String({
    pattern: '^[A-Za-z0-9_-]{22,86}$',
    examples: ['YnJvd3NlcktleU9mVGhpc0Jyb3dzZXJPbmx5'],
    description: 'Random secret of the client for this flow',
  }),
}
export const login = defineEndpoint({
  method: 'POST',
  path: '/h5/api/ma/user/login',
  auth: 'none',
  source: 'spec',
  tag: 'user',
  summary:
    'Sign in with account and password, or with a code by SMS or e-mail (the first time ' +
    'registers). 61001 wrong account or password, 61002 wrong code, 61003 code expired, 61004 too ' +
    'many tries, 61005 a picture code is needed (after some failures of the account or from the ' +
    'address), 61006 it was wrong',
  body: Type.Union([
    Type.Object({
      type: Type.Literal('password'),
      username: Type.String({ minLength: 1, maxLength: maxEmailLength }),
      password: Password,
      ...pictureAnswer,
    }),
    Type.Object({ type: Type.Literal('sms'), phoneCode: PhoneCode, phone: Phone, code: Code }),
    Type.Object({ type: Type.Literal('email'), email: Email, code: Code }),
  ]),
  data: Session,
})
export const loginCode = defineEndpoint({
  method: 'GET',
  path: '/h5/api/ma/user/code',
  auth: 'none',
  source: 'spec',
  tag: 'user',
  summary:
    'Send a login code by SMS (`phoneCode`, `phone`) or e-mail (`email`); with neither, a picture ' +
    'code against robots, which works once within five minutes. 42900 within 60 seconds of the ' +
    'last, 61005 when a picture code is needed (many codes from one address; with `cannotSee` a ' +
    'few an hour are sent without, then 42900), 61006 when it was wrong',
  query: Type.Object({
    phoneCode: Type.Optional(PhoneCode),
    phone: Type.Optional(Phone),
    email: Type.Optional(Email),
    ...codePictureAnswer,
  }),
  data: Type.Object({
    resendInSeconds: Type.Integer({ description: '0 with a picture' }),
    picture: Type.Optional(
      Type.Object({
        pictureId: Id,
        image: Type.String({ description: 'data:image/png;base64,…' }),
        expireInMs: Type.Integer(),
      }),
    ),
  }),
})
export const miniProgramSession = defineEndpoint({
  method: 'POST',
  path: '/weixin/api/ma/wxuser/getOpenIdSession',
  auth: 'none',
  source: 'spec',
  tag: 'user',
  summary: "Exchange the mini-program's login code for a session",
  body: Type.Object({ jsCode: Type.String({ minLength: 1, maxLength: 128 }) }),
  data: Session,
})
export const checkSession = defineEndpoint({
  method: 'GET',
  path: '/h5/session/checkSession',
  auth: 'user',
  source: 'spec',
  tag: 'user',
  summary: 'Whether the session is still valid',
  data: Ok,
})
export const logout = defineEndpoint({
  method: 'POST',
  path: '/h5/api/ma/user/logout',
  auth: 'user',
  source: 'extension',
  tag: 'user',
  summary: 'End the session',
  data: Ok,
})
export const userInfo = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/userinfo',
  auth: 'user',
  source: 'spec',
  tag: 'user',
  summary: 'The signed-in account',
  data: UserInfo,
})
export const h5Init = defineEndpoint({
  method: 'GET',
  path: '/h5/api/ma/h5/init',
  auth: 'none',
  source: 'spec',
  tag: 'user',
  summary: 'Settings that the H5 app needs at start-up',
  data: Type.Object({ appId: Type.String(), tenantId: Type.String(), brandName: Type.String() }),
})

/** Result of proveOwner; allows the session to change a contact. */
export const ownerProof = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }))
