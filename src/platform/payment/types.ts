/** The server's answer when the payment of an order starts. */
export interface PaymentRequest {
  /** Address of a cashier page, which returns the browser to the result page. */
  cashierUrl?: string
  /** Signed parameters of WeChat Pay, for the mini-program and WeChat's browser. */
  wechat?: {
    /** The official account's id; only in WeChat's browser. */
    appId?: string
    timeStamp: string
    nonceStr: string
    package: string
    signType: 'MD5' | 'HMAC-SHA256' | 'RSA'
    paySign: string
  }
  /** For the simulated provider: full addresses to which the choice is posted. */
  sandbox?: { payUrl: string; refuseUrl: string; hangUrl: string }
}

export interface PaymentTexts {
  pay: string
  refuse: string
  leave: string
}

/** 'left': the outcome is unknown. In every case the server's answer is authoritative. */
export type PaymentOutcome = 'redirected' | 'done' | 'refused' | 'left'
