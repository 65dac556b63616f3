/** What the server answers when an order is to be paid. */
export interface PaymentRequest {
  /** Address of a cashier page; the browser goes there and comes back to the result page. */
  cashierUrl?: string
  /** Signed parameters of WeChat's payment, in the mini-program and in WeChat's browser. */
  wechat?: {
    /** The official account's id: in WeChat's browser only. */
    appId?: string
    timeStamp: string
    nonceStr: string
    package: string
    signType: 'MD5' | 'HMAC-SHA256' | 'RSA'
    paySign: string
  }
  /** The sandbox plays the provider: full addresses to post the choice to. */
  sandbox?: { payUrl: string; refuseUrl: string; hangUrl: string }
}

export interface PaymentTexts {
  pay: string
  refuse: string
  leave: string
}

/** 'left': the outcome is unknown yet. In every case only the server's answer counts. */
export type PaymentOutcome = 'redirected' | 'done' | 'refused' | 'left'
