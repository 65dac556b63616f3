import { type Static, Type } from '@sinclair/typebox'
import { Flag, Id, Nullable } from './common'
import { defineEndpoint } from './define-endpoint'
import { nameLength } from './rules/text-lengths'
import { ownerProof, providerReturn } from './user'

const Sex = Type.Union([Type.Literal('1'), Type.Literal('2')])
/** The account in the mini-program. */
export const WxUser = Type.Object({
  id: Id,
  nickName: Type.String(),
  headimgUrl: Type.String(),
  sex: Nullable(Sex),
  phone: Nullable(Type.String({ description: 'Masked' })),
  phoneCode: Nullable(Type.String()),
  isBound: Type.Union([Type.Literal('0'), Type.Literal('1')], {
    description: "'1' when signed in from the mini-program before",
  }),
})
export type WxUser = Static<typeof WxUser>
export const wxUser = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/wxuser',
  auth: 'user',
  source: 'spec',
  tag: 'weixin',
  summary: 'The account in the mini-program',
  data: WxUser,
})
export const wxUserSave = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/wxuser',
  auth: 'user',
  source: 'spec',
  tag: 'weixin',
  summary:
    "Save the nickname and picture chosen in the mini-program. `headimgUrl` is an own upload for 'avatar'",
  body: Type.Object({
    nickName: Type.Optional(Type.String({ minLength: 1, maxLength: nameLength })),
    headimgUrl: Type.Optional(Type.String({ minLength: 1, maxLength: 400 })),
    sex: Type.Optional(Sex),
  }),
  data: WxUser,
})
export const wxUserPhone = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/wxuser/savePhone',
  auth: 'user',
  source: 'spec',
  tag: 'weixin',
  summary:
    "Bind the number for the code of the mini-program's phone button. 61001 WeChat does not know the " +
    'code, 61007 another account has this number, 61014 ownership has to be proven first (proveOwner)',
  body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 512 }), ownerProof }),
  data: WxUser,
})
export const tenant = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/wxuser/getTenant',
  auth: 'none',
  source: 'spec',
  tag: 'weixin',
  summary: 'The operator of the shop',
  data: Type.Object({
    tenantId: Type.String(),
    name: Type.String(),
    appId: Type.String(),
    phone: Type.String(),
    hours: Type.String(),
  }),
})

export const wxAppId = defineEndpoint({
  method: 'GET',
  path: '/h5/api/ma/h5/getWxAppId',
  auth: 'none',
  source: 'spec',
  tag: 'weixin',
  summary: "Client ids for opening the providers' pages in the web app; '' when not configured",
  data: Type.Object({
    appId: Type.String({ description: 'Of the WeChat official account' }),
    authorizeUrl: Type.String(),
    facebook: Type.Object({ appId: Type.String(), version: Type.String() }),
    google: Type.Object({ clientId: Type.String() }),
    alipay: Type.Object({ appId: Type.String() }),
    isSandbox: Flag,
  }),
})
export const jsSdkSignature = defineEndpoint({
  method: 'GET',
  path: '/weixin/api/ma/wxapp/getSignature',
  auth: 'none',
  source: 'spec',
  tag: 'weixin',
  summary: "Signature of a page for WeChat's JS-SDK. Only pages of this app are signed: 40000 otherwise",
  query: Type.Object({ url: Type.String({ minLength: 1, maxLength: 2000 }) }),
  data: Type.Object({
    appId: Type.String(),
    timestamp: Type.Integer({ description: 'Seconds' }),
    nonceStr: Type.String(),
    signature: Type.String({ description: 'SHA-1, hexadecimal' }),
  }),
})
export const unlimitedCode = defineEndpoint({
  method: 'POST',
  path: '/weixin/api/ma/wxqrcode/unlimited',
  auth: 'none',
  source: 'spec',
  tag: 'weixin',
  summary:
    "A code that opens a page: WeChat's code for the mini-program, a QR code with the web app's " +
    'address for H5 and in the sandbox',
  body: Type.Object({
    page: Type.String({
      minLength: 1,
      maxLength: 120,
      pattern: '^pages(-[a-z]+)?(/[A-Za-z0-9_-]+)+$',
      examples: ['pages/Home/Home'],
    }),
    scene: Type.String({ maxLength: 32, pattern: "^[0-9A-Za-z!#$&'()*+,/:;=?@._~-]*$" }),
    width: Type.Optional(Type.Integer({ minimum: 280, maximum: 1280, default: 430 })),
    target: Type.Optional(Type.Union([Type.Literal('weapp'), Type.Literal('h5')], { default: 'weapp' })),
  }),
  data: Type.Object({
    image: Type.String({ description: 'data:image/png;base64,…' }),
    text: Nullable(Type.String({ description: 'Text of the code; null for WeChat’s own' })),
    width: Type.Integer(),
  }),
})
export const templateMessages = defineEndpoint({
  method: 'POST',
  path: '/weixin/api/ma/wxtemplatemsg/list',
  auth: 'none',
  source: 'spec',
  tag: 'weixin',
  summary: 'Subscription messages to request permission for; the mini-program allows at most three at a time',
  body: Type.Object({
    useTypeList: Type.Optional(
      Type.Array(Type.String({ maxLength: 4, pattern: '^[0-9]+$', examples: ['1'] }), { maxItems: 20 }),
    ),
    enable: Type.Optional(Flag),
  }),
  data: Type.Array(
    Type.Object({
      id: Id,
      useType: Type.String(),
      priTmplId: Type.String(),
      title: Type.String(),
      content: Type.String(),
      enable: Flag,
    }),
  ),
})
export const alipayUser = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/alipayuser',
  auth: 'user',
  source: 'spec',
  tag: 'weixin',
  summary:
    'Bind the Alipay account with the result of its authorization page, for payments inside Alipay. ' +
    '61001 Alipay does not know the code, or the state has expired, was used or belongs to another ' +
    'browser; 61007 another account has it',
  body: Type.Object(providerReturn),
  data: Type.Object({
    id: Id,
    alipayUserId: Type.String({ description: 'Masked' }),
    nickName: Nullable(Type.String()),
    isBound: Flag,
  }),
})
