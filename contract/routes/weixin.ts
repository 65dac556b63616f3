// Generated from contract/weixin.ts by `npm run contract`: do not edit.
import { type Route, type Shape } from '../route'

export type WxUser = {
  id: string
  nickName: string
  headimgUrl: string
  sex: '1' | '2' | null
  phone: string | null
  phoneCode: string | null

  /** '1' when signed in from the mini-program before */
  isBound: boolean
}

export const wxUserShape: Shape = {
  id: 0,
  nickName: 0,
  headimgUrl: 0,
  sex: 16,
  phone: 16,
  phoneCode: 16,
  isBound: 3,
}

/** Bind the Alipay account with the result of its authorization page, for payments inside Alipay. 61001 Alipay does not know the code, or the state has expired, was used or belongs to another browser; 61007 another account has it */
export const alipayUser: Route<{
  data: {
    id: string

    /** Masked */
    alipayUserId: string
    nickName: string | null
    isBound: boolean
  }
  body: {
    code: string
    state: string

    /** Random secret of the client for this flow */
    browserKey: string
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/alipayuser',
  auth: 'user',
  data: { id: 0, alipayUserId: 0, nickName: 16, isBound: 3 },
}

/** Signature of a page for WeChat's JS-SDK. Only pages of this app are signed: 40000 otherwise */
export const jsSdkSignature: Route<{
  data: {
    appId: string

    /** Seconds */
    timestamp: number
    nonceStr: string

    /** SHA-1, hexadecimal */
    signature: string
  }
  query: { url: string }
}> = {
  path: '/weixin/api/ma/wxapp/getSignature',
  data: { appId: 0, timestamp: 1, nonceStr: 0, signature: 0 },
}

/** Subscription messages to request permission for; the mini-program allows at most three at a time */
export const templateMessages: Route<{
  data: { id: string; useType: string; priTmplId: string; title: string; content: string; enable: boolean }[]
  body: { useTypeList?: string[]; enable?: boolean }
}> = {
  method: 'POST',
  path: '/weixin/api/ma/wxtemplatemsg/list',
  data: [{ id: 0, useType: 0, priTmplId: 0, title: 0, content: 0, enable: 3 }],
  body: { enable: 3 },
}

/** The operator of the shop */
export const tenant: Route<{
  data: { tenantId: string; name: string; appId: string; phone: string; hours: string }
}> = { path: '/mall/api/ma/wxuser/getTenant', data: { tenantId: 0, name: 0, appId: 0, phone: 0, hours: 0 } }

/** A code that opens a page: WeChat's code for the mini-program, a QR code with the web app's address for H5 and in the sandbox */
export const unlimitedCode: Route<{
  data: {
    /** data:image/png;base64,… */
    image: string
    text: string | null
    width: number
  }
  body: { page: string; scene: string; width?: number; target?: 'weapp' | 'h5' }
}> = { method: 'POST', path: '/weixin/api/ma/wxqrcode/unlimited', data: { image: 0, text: 16, width: 1 } }

/** Client ids for opening the providers' pages in the web app; '' when not configured */
export const wxAppId: Route<{
  data: {
    /** Of the WeChat official account */
    appId: string
    authorizeUrl: string
    facebook: { appId: string; version: string }
    google: { clientId: string }
    alipay: { appId: string }
    isSandbox: boolean
  }
}> = {
  path: '/h5/api/ma/h5/getWxAppId',
  data: {
    appId: 0,
    authorizeUrl: 0,
    facebook: { appId: 0, version: 0 },
    google: { clientId: 0 },
    alipay: { appId: 0 },
    isSandbox: 3,
  },
}

/** The account in the mini-program */
export const wxUser: Route<{ data: WxUser }> = {
  path: '/mall/api/ma/wxuser',
  auth: 'user',
  data: wxUserShape,
}

/** Bind the number for the code of the mini-program's phone button. 61001 WeChat does not know the code, 61007 another account has this number, 61014 ownership has to be proven first (proveOwner) */
export const wxUserPhone: Route<{ data: WxUser; body: { code: string; ownerProof?: string } }> = {
  method: 'POST',
  path: '/mall/api/ma/wxuser/savePhone',
  auth: 'user',
  data: wxUserShape,
}

/** Save the nickname and picture chosen in the mini-program. `headimgUrl` is an own upload for 'avatar' */
export const wxUserSave: Route<{
  data: WxUser
  body: { nickName?: string; headimgUrl?: string; sex?: '1' | '2' }
}> = { method: 'POST', path: '/mall/api/ma/wxuser', auth: 'user', data: wxUserShape }
