import { Type } from '@sinclair/typebox'
import { Ok } from './common'
import { defineEndpoint } from './define-endpoint'
import { nameLength } from './rules/text-lengths'
import { Code, codePictureAnswer, Email, Password, pictureAnswer, providerReturn, Session } from './user'

// A site user is an account identified by its e-mail address, so that orders placed on the website and in the
// app belong to the same account.
export const siteLogin = defineEndpoint({
  method: 'POST',
  path: '/admin/websiteUser/login',
  auth: 'none',
  source: 'spec',
  tag: 'site user',
  summary:
    "Sign in to the website with e-mail address and password. 61001, 61004, 61005, 61006 as at the app's sign-in",
  body: Type.Object({ email: Email, password: Password, ...pictureAnswer }),
  data: Session,
})
export const siteFacebookLogin = defineEndpoint({
  method: 'POST',
  path: '/admin/websiteUser/faceBookLogin',
  auth: 'none',
  source: 'spec',
  tag: 'site user',
  summary:
    "Sign in with the result of Facebook's page; registers the first time. 61001 Facebook does not " +
    'know the code for this app, or the state has expired, was used or belongs to another browser',
  body: Type.Object(providerReturn),
  data: Session,
})
export const siteRegister = defineEndpoint({
  method: 'POST',
  path: '/admin/websiteUser/register',
  auth: 'none',
  source: 'spec',
  tag: 'site user',
  summary:
    'Open an account with an e-mail address and the code that was sent to it. 61002 to 61004 the ' +
    'code, 61007 there is an account, 61008 weak password',
  body: Type.Object({
    email: Email,
    code: Code,
    password: Password,
    nickName: Type.Optional(Type.String({ maxLength: nameLength })),
    protocolAccepted: Type.Literal('1'),
  }),
  data: Session,
})
export const sitePassword = defineEndpoint({
  method: 'POST',
  path: '/admin/websiteUser/updatePassword',
  auth: 'none',
  source: 'spec',
  tag: 'site user',
  summary:
    "Set a new password with a code that was sent for 'password'; ends every session of the " +
    'account. 61002 to 61004 the code (also when there is no account), 61008 weak password',
  body: Type.Object({ email: Email, code: Code, newPassword: Password }),
  data: Ok,
})
export const siteCode = defineEndpoint({
  method: 'PUT',
  path: '/admin/websiteUser/code',
  auth: 'none',
  source: 'spec',
  tag: 'site user',
  summary:
    'Send a code by e-mail. The answer does not reveal whether there is an account. 42900, 61005, ' +
    '61006 as with login codes',
  body: Type.Object({
    email: Email,
    purpose: Type.Union([Type.Literal('register'), Type.Literal('password')]),
    ...codePictureAnswer,
  }),
  data: Type.Object({ resendInSeconds: Type.Integer() }),
})
