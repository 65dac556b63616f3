import type { PayDevice } from '@contract/constants/enums'

/** Where a browser payment takes place: WeChat's own browser, a phone's, or a desktop's. */
export function payDeviceOf(userAgent: string): PayDevice {
  if (/MicroMessenger/i.test(userAgent)) return 'wechatBrowser'
  return /Mobi|Android|iPhone/i.test(userAgent) ? 'phone' : 'desktop'
}
