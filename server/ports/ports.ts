import type { Clock } from './clock'
import type { MessagePort } from './messages'
import type { PaymentPort } from './payment'
import type { SocialLoginPort } from './social-login'
import type { StoragePort } from './storage'
import type { WechatPlatformPort } from './wechat-platform'

/** What the server needs from the world outside; a sandbox and a real adapter exist for each. */
export interface Ports {
  clock: Clock
  payment: PaymentPort
  messages: MessagePort
  social: SocialLoginPort
  storage: StoragePort
  wechat: WechatPlatformPort
}
