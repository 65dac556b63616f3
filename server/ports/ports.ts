import type { Clock } from './clock'
import type { ContentCheckPort } from './content-check'
import type { MessagePort } from './messages'
import type { PaymentPort } from './payment'
import type { SocialLoginPort } from './social-login'
import type { StoragePort } from './storage'
import type { WechatPlatformPort } from './wechat-platform'

/** The server's interfaces to external services; each has a sandbox adapter and a real one. */
export interface Ports {
  clock: Clock
  payment: PaymentPort
  messages: MessagePort
  social: SocialLoginPort
  storage: StoragePort
  wechat: WechatPlatformPort
  content: ContentCheckPort
}
