/** Addresses of the server that are no endpoints: what they answer is no envelope. Without the configured prefix. */
export const otherPaths = {
  /** Notices of payments: as it is for the sandbox, followed by the payment method for an external provider. */
  paymentNotice: '/pay/notify',
  /** Where WeChat pushes its messages, as entered on its platform. */
  wechatPush: '/weixin/push',
  /** The live stream of a queue, at the address that `queueLiveKey` answers. */
  queueLive: '/mall/api/ma/registration/live',
} as const
