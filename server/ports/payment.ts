import type { PayDevice, PayType } from '../../contract/constants/enums'

/** Order sheet handed to a provider. */
export interface PaymentRequest {
  /** Our id of this attempt to pay; comes back in the notice. */
  paymentId: string
  orderNo: string
  subject: string
  amountCents: number
  payType: PayType
  /** Where the payer is. A browser is sent to the provider's page or shows a code; the mini-program pays through its own call. */
  client: PayDevice | 'miniProgram'
  /** Where the payer's browser goes afterwards, whatever the outcome. Null in the mini-program. */
  returnUrl: string | null
  /** After this moment the provider must not take money any more. */
  expiresAt: Date
  /** The payer's id at the provider, when the payment starts in its app. */
  openId: string | null
  /** The payer's address, which some providers want to know. */
  clientIp: string
}

/** What the client does next. */
export type PaymentAction =
  | { kind: 'redirect'; url: string }
  | { kind: 'sandbox'; payUrl: string; refuseUrl: string; hangUrl: string }
  /** Shown as a code that the payer's app scans. */
  | { kind: 'qrCode'; text: string }
  | {
      kind: 'wechat'
      timeStamp: string
      nonceStr: string
      package: string
      signType: 'MD5' | 'RSA' | 'HMAC-SHA256'
      paySign: string
    }

/** What a provider says about a payment, after its signature was checked. */
export interface PaymentNotice {
  kind: 'payment'
  paymentId: string
  /** `closed`: nobody paid, and nobody can any more. */
  outcome: 'paid' | 'refused' | 'closed'
  /** The provider's number of the transaction: the same notice may arrive more than once. */
  transactionId: string
  amountCents: number
  paidAt: Date
}

/** What a provider says about a refund, after its signature was checked. */
export interface RefundNotice {
  kind: 'refund'
  /** Our id of the refund. */
  refundId: string
  outcome: 'refunded' | 'failed'
}

export interface PaymentCallback {
  /** Whose address was called; null at the address of the sandbox. */
  provider: PayType | null
  headers: Record<string, string | string[] | undefined>
  /** Exactly as it came: signatures are of the bytes. */
  rawBody: string
}

/** A payment at its provider. */
export interface PaymentRef {
  paymentId: string
  payType: PayType
}
/** `refundId` makes a repeat harmless; `totalCents` is what the payment was. */
export interface RefundRequest extends PaymentRef {
  refundId: string
  amountCents: number
  totalCents: number
}

export interface PaymentPort {
  /** Ways to pay that are set up, in the order in which they are offered. */
  readonly payTypes: readonly PayType[]
  /** @throws PaymentImpossibleError when this payer cannot pay this way here */
  createPayment(request: PaymentRequest): Promise<PaymentAction>
  /** Asks the provider; null while nothing has happened, and for a payment it does not know. */
  queryPayment(payment: PaymentRef): Promise<PaymentNotice | null>
  /** @returns null for a genuine call-back that says nothing of payments or refunds @throws PaymentSignatureError when it was not signed by the provider */
  verifyCallback(callback: PaymentCallback): PaymentNotice | RefundNotice | null
  /** Gives money back. @returns 'processing' when the provider will do it later: ask again, or wait for its notice */
  refund(request: RefundRequest): Promise<'done' | 'processing'>
}

export class PaymentSignatureError extends Error {
  constructor() {
    super('The signature of the payment notice is wrong')
    this.name = 'PaymentSignatureError'
  }
}

/** The way to pay is set up, but not for this payer or this place. */
export class PaymentImpossibleError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PaymentImpossibleError'
  }
}

/** In place of a provider while none is configured: nothing can be paid, and no notice is believed. */
export const unavailablePayment: PaymentPort = {
  payTypes: [],
  createPayment: async () => {
    throw new Error('No payment provider is configured')
  },
  queryPayment: async () => null,
  verifyCallback: () => {
    throw new PaymentSignatureError()
  },
  refund: async () => {
    throw new Error('No payment provider is configured')
  },
}
