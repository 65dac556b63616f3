/** Server paths that are not endpoints: their answers have no envelope. Without the configured prefix. */
export const otherPaths = {
  /** Payment notifications: this path for the sandbox, followed by the payment method for an external provider. */
  paymentNotice: '/pay/notify',
  /** Where WeChat pushes messages, as configured on its platform. */
  wechatPush: '/weixin/push',
  /** The live stream of a queue; the address with its key comes from `queueLiveKey`. */
  queueLive: '/mall/api/ma/registration/live',
} as const
