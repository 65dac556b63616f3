import type { PayDevice, PayType } from '../../contract/constants/enums'

/** The payment to start at a provider. */
export interface PaymentRequest {
  /** Our id of this payment attempt; returned in the notification. */
  paymentId: string
  orderNo: string
  subject: string
  amountCents: number
  payType: PayType
  /**
   * The payer's platform. A browser is redirected to the provider's page or shows a code; the mini-program
   * uses its own payment call.
   */
  client: PayDevice | 'miniProgram'
  /** Return URL for the payer's browser, whatever the outcome. Null in the mini-program. */
  returnUrl: string | null
  /** The provider must not accept the payment after this time. */
  expiresAt: Date
  /** The payer's id at the provider, when the payment starts in the provider's app. */
  openId: string | null
  /** The payer's IP address, required by some providers. */
  clientIp: string
}

/** The next step of the client. */
export type PaymentAction =
  | { kind: 'redirect'; url: string }
  | { kind: 'sandbox'; payUrl: string; refuseUrl: string; hangUrl: string }
  /** Shown as a QR code to be scanned with the payer's app. */
  | { kind: 'qrCode'; text: string }
  | {
      kind: 'wechat'
      timeStamp: string
      nonceStr: string
      package: string
      signType: 'MD5' | 'RSA' | 'HMAC-SHA256'
      paySign: string
    }

/** A provider's report about a payment, with a verified signature. */
export interface PaymentNotice {
  kind: 'payment'
  paymentId: string
  /** `closed`: unpaid and no longer payable. */
  outcome: 'paid' | 'refused' | 'closed'
  /** The provider's transaction number, because the same notification may arrive more than once. */
  transactionId: string
  amountCents: number
  paidAt: Date
}

/** A provider's report about a refund, with a verified signature. */
export interface RefundNotice {
  kind: 'refund'
  /** Our id of the refund. */
  refundId: string
  outcome: 'refunded' | 'failed'
}

export interface PaymentCallback {
  /** The provider whose URL was called; null for the sandbox. */
  provider: PayType | null
  headers: Record<string, string | string[] | undefined>
  /** The raw body, because signatures cover its bytes. */
  rawBody: string
}

/** Identifies a payment at its provider. */
export interface PaymentRef {
  paymentId: string
  payType: PayType
}

/** `refundId` makes repetitions idempotent; `totalCents` is the amount of the payment. */
export interface RefundRequest extends PaymentRef {
  refundId: string
  amountCents: number
  totalCents: number
}

export interface PaymentPort {
  /** Configured payment methods, in the order in which they are offered. */
  readonly payTypes: readonly PayType[]
  /** @throws PaymentImpossibleError when this payer cannot use this method here */
  createPayment(request: PaymentRequest): Promise<PaymentAction>
  /** Queries the provider; null for a payment that is unknown or still undecided. */
  queryPayment(payment: PaymentRef): Promise<PaymentNotice | null>
  /**
   * @returns null for a genuine callback about neither payments nor refunds
   * @throws PaymentSignatureError when it was not signed by the provider
   */
  verifyCallback(callback: PaymentCallback): PaymentNotice | RefundNotice | null
  /**
   * Refunds a payment.
   * @returns 'processing' when the provider completes it later: query again, or wait for its notification
   */
  refund(request: RefundRequest): Promise<'done' | 'processing'>
}

export class PaymentSignatureError extends Error {
  constructor() {
    super('The signature of the payment notice is wrong')
    this.name = 'PaymentSignatureError'
  }
}

/** The payment method is configured, but not available to this payer or platform. */
export class PaymentImpossibleError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PaymentImpossibleError'
  }
}

/** Used while no provider is configured: nothing can be paid, and no notification is accepted. */
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
