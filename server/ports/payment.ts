import type { PayType } from '../../contract/constants/enums'

/** Order sheet handed to a provider. */
export interface PaymentRequest {
  /** Our id of this attempt to pay; comes back in the notice. */
  paymentId: string
  orderNo: string
  subject: string
  amountCents: number
  payType: PayType
  /** A browser is sent to the provider's page; the mini-program pays through its own call. */
  client: 'web' | 'miniProgram'
  /** Where the payer's browser goes afterwards, whatever the outcome. Null in the mini-program. */
  returnUrl: string | null
  /** After this moment the provider must not take money any more. */
  expiresAt: Date
  /** The payer's id at the provider, when the payment starts in its app. */
  openId: string | null
}

/** What the client does next. */
export type PaymentAction =
  | { kind: 'redirect'; url: string }
  | { kind: 'sandbox'; payUrl: string; refuseUrl: string; hangUrl: string }
  | { kind: 'wechat'; timeStamp: string; nonceStr: string; package: string; signType: 'MD5' | 'RSA' | 'HMAC-SHA256'; paySign: string }

/** What a provider says about a payment, after its signature was checked. */
export interface PaymentNotice {
  paymentId: string
  outcome: 'paid' | 'refused'
  /** The provider's number of the transaction: the same notice may arrive more than once. */
  transactionId: string
  amountCents: number
  paidAt: Date
}

export interface PaymentCallback {
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

export interface PaymentPort {
  createPayment(request: PaymentRequest): Promise<PaymentAction>
  /** Asks the provider; null while nothing has happened. */
  queryPayment(paymentId: string): Promise<PaymentNotice | null>
  /** @throws PaymentSignatureError when the call-back was not signed by the provider */
  verifyCallback(callback: PaymentCallback): PaymentNotice
  /** Gives money back; `refundId` makes a repeat harmless. */
  refund(request: { paymentId: string; refundId: string; amountCents: number }): Promise<void>
}

export class PaymentSignatureError extends Error {
  constructor() {
    super('The signature of the payment notice is wrong')
    this.name = 'PaymentSignatureError'
  }
}

/** In place of a provider while none is configured: nothing can be paid, and no notice is believed. */
export const unavailablePayment: PaymentPort = {
  createPayment: async () => { throw new Error('No payment provider is configured') },
  queryPayment: async () => null,
  verifyCallback: () => { throw new PaymentSignatureError() },
  refund: async () => { throw new Error('No payment provider is configured') },
}
