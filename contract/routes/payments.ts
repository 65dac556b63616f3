// Generated from contract/payments.ts by `npm run contract`: do not edit.
import { type Cents, type Moment, type Route, type Shape } from '../route'
import { type PayType, type PayDevice, type PaymentState } from '../constants/enums'

export type PayAction =
  | { kind: 'redirect'; url: string }
  | { kind: 'sandbox'; payUrl: string; refuseUrl: string; hangUrl: string }
  | { kind: 'qrCode'; text: string }
  | {
      kind: 'wechat'
      timeStamp: string
      nonceStr: string
      package: string
      signType: string
      paySign: string
    }

export type PayStart = {
  payType: PayType
  transactionId: string
  action:
    | { kind: 'redirect'; url: string }
    | { kind: 'sandbox'; payUrl: string; refuseUrl: string; hangUrl: string }
    | { kind: 'qrCode'; text: string }
    | {
        kind: 'wechat'
        timeStamp: string
        nonceStr: string
        package: string
        signType: string
        paySign: string
      }
}

export const payStartShape: Shape = {
  payType: 0,
  transactionId: 0,
  action: [
    [
      { kind: 0, url: 0 },
      { kind: 0, payUrl: 0, refuseUrl: 0, hangUrl: 0 },
      { kind: 0, text: 0 },
      { kind: 0, timeStamp: 0, nonceStr: 0, package: 0, signType: 0, paySign: 0 },
    ],
    128,
  ],
}

/** The Alipay payment page of an order on a phone. An attempt that is still open is continued, so asking twice starts one payment */
export const payAlipayPage: Route<{ data: PayStart; query: { orderId: string; returnUrl?: string } }> = {
  path: '/mall/api/ma/orderinfo/booking/alipay',
  auth: 'user',
  data: payStartShape,
}

/** Start an Alipay payment in a browser */
export const payAlipayWeb: Route<{
  data: PayStart
  body: {
    idempotencyKey: string
    orderId: string
    returnUrl?: string

    /** Where the payer is, when the call does not say it */
    device?: PayDevice
  }
}> = {
  method: 'POST',
  path: '/mall/api/web/orderinfo/booking/alipay',
  auth: 'user',
  isIdempotent: true,
  data: payStartShape,
}

/** Start a payment in the mini-program */
export const payMiniProgram: Route<{
  data: PayStart
  body: {
    idempotencyKey: string
    orderId: string
    returnUrl?: string

    /** Where the payer is, when the call does not say it */
    device?: PayDevice
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderinfo/cross-border/unifiedOrder/mp',
  auth: 'user',
  isIdempotent: true,
  data: payStartShape,
}

/** Start a WeChat payment in the browser of a phone */
export const payMobileWeb: Route<{
  data: PayStart
  body: {
    idempotencyKey: string
    orderId: string
    returnUrl?: string

    /** Where the payer is, when the call does not say it */
    device?: PayDevice
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderinfo/cross-border/unifiedOrder/wap2',
  auth: 'user',
  isIdempotent: true,
  data: payStartShape,
}

/** The payment's state on the server */
export const payQuery: Route<{
  data: {
    state: PaymentState
    orderId: string
    orderNo: string
    paymentPrice: Cents
    paymentTime: Moment | null
    orderStatus: string | null
    isBookable: boolean
    nextBookingId: string | null
  }
  params: { payType: PayType; transactionId: string }
}> = {
  path: '/pay/api/wx/payQuery/:payType/:transactionId',
  auth: 'user',
  data: {
    state: 0,
    orderId: 0,
    orderNo: 0,
    paymentPrice: 4,
    paymentTime: 23,
    orderStatus: 16,
    isBookable: 3,
    nextBookingId: 16,
  },
}

/** Enabled payment methods, the likely one first: connected Alipay, else the wallet usual in the payer's region (number, else language) */
export const payTypeList: Route<{ data: { payType: PayType; name: string }[] }> = {
  path: '/weixin/api/ma/wxapp/payType',
  data: [{ payType: 0, name: 0 }],
}

/** Start a WeChat payment on a page inside WeChat's own browser */
export const payWechatBrowser: Route<{
  data: PayStart
  body: {
    idempotencyKey: string
    orderId: string
    returnUrl?: string

    /** Where the payer is, when the call does not say it */
    device?: PayDevice
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderinfo/cross-border/unifiedOrder/wap/vmp',
  auth: 'user',
  isIdempotent: true,
  data: payStartShape,
}

/** Start a WeChat payment in a browser */
export const payWechatWeb: Route<{
  data: PayStart
  body: {
    idempotencyKey: string
    orderId: string
    returnUrl?: string

    /** Where the payer is, when the call does not say it */
    device?: PayDevice
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderinfo/booking/wechat',
  auth: 'user',
  isIdempotent: true,
  data: payStartShape,
}
