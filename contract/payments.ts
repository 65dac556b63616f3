import { type Static, Type } from '@sinclair/typebox'
import { Flag, Id, IdempotencyKey, Moment, Money, Nullable } from './common'
import { payDevices, paymentStates } from './constants/enums'
import { defineEndpoint } from './define-endpoint'
import { PayType } from './orders'

/**
 * The client's next step to pay: open an address, call the mini-program's payment API, or confirm in the
 * sandbox (mini-program).
 */
export const PayAction = Type.Union([
  Type.Object({ kind: Type.Literal('redirect'), url: Type.String() }),
  Type.Object({
    kind: Type.Literal('sandbox'),
    payUrl: Type.String(),
    refuseUrl: Type.String(),
    hangUrl: Type.String(),
  }),
  /** On a desktop the text is shown as a QR code for the payer's app. */
  Type.Object({ kind: Type.Literal('qrCode'), text: Type.String() }),
  Type.Object({
    kind: Type.Literal('wechat'),
    timeStamp: Type.String(),
    nonceStr: Type.String(),
    package: Type.String(),
    signType: Type.String(),
    paySign: Type.String(),
  }),
])
export const PayStart = Type.Object({ payType: PayType, transactionId: Id, action: PayAction })
export type PayStart = Static<typeof PayStart>
const payBody = Type.Object({
  idempotencyKey: IdempotencyKey,
  orderId: Id,
  returnUrl: Type.Optional(Type.String({ maxLength: 500 })),
  device: Type.Optional(
    Type.Union(
      payDevices.map((device) => Type.Literal(device)),
      { description: 'Where the payer is, when the call does not say it' },
    ),
  ),
})
const pay = (path: string, summary: string, source: 'spec' | 'extension' = 'spec') =>
  defineEndpoint({
    method: 'POST',
    path,
    auth: 'user',
    source,
    tag: 'payment',
    isIdempotent: true,
    summary,
    body: payBody,
    data: PayStart,
  })
export const payAlipayWeb = pay(
  '/mall/api/web/orderinfo/booking/alipay',
  'Start an Alipay payment in a browser',
)
export const payWechatWeb = pay(
  '/mall/api/ma/orderinfo/booking/wechat',
  'Start a WeChat payment in a browser',
  'extension',
)
export const payMiniProgram = pay(
  '/mall/api/ma/orderinfo/cross-border/unifiedOrder/mp',
  'Start a payment in the mini-program',
)
export const payMobileWeb = pay(
  '/mall/api/ma/orderinfo/cross-border/unifiedOrder/wap2',
  'Start a WeChat payment in the browser of a phone',
)
export const payWechatBrowser = pay(
  '/mall/api/ma/orderinfo/cross-border/unifiedOrder/wap/vmp',
  "Start a WeChat payment on a page inside WeChat's own browser",
)
export const payAlipayPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderinfo/booking/alipay',
  auth: 'user',
  source: 'spec',
  tag: 'payment',
  summary:
    'The Alipay payment page of an order on a phone. An attempt that is still open is continued, ' +
    'so asking twice starts one payment',
  query: Type.Object({ orderId: Id, returnUrl: Type.Optional(Type.String({ maxLength: 500 })) }),
  data: PayStart,
})
export const payQuery = defineEndpoint({
  method: 'GET',
  path: '/pay/api/wx/payQuery/:payType/:transactionId',
  auth: 'user',
  source: 'spec',
  tag: 'payment',
  summary: "The payment's state on the server",
  params: Type.Object({ payType: PayType, transactionId: Id }),
  data: Type.Object({
    state: Type.Union(paymentStates.map((s) => Type.Literal(s))),
    orderId: Id,
    orderNo: Type.String(),
    paymentPrice: Money,
    paymentTime: Nullable(Moment),
    orderStatus: Nullable(Type.String()),
    isBookable: Flag,
    nextBookingId: Nullable(Id),
  }),
})
export const payTypeList = defineEndpoint({
  method: 'GET',
  path: '/weixin/api/ma/wxapp/payType',
  auth: 'none',
  source: 'spec',
  tag: 'payment',
  summary:
    'Enabled payment methods, the likely one first: connected Alipay, else the wallet usual in the ' +
    "payer's region (number, else language)",
  data: Type.Array(Type.Object({ payType: PayType, name: Type.String() })),
})
