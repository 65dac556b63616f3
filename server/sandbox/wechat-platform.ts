import { createHash } from 'node:crypto'
import type { WechatPlatformPort } from '../ports/wechat-platform'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Stands in for WeChat: `phone-<eight digits>` is that Hong Kong number, another code always the same made-up one. */
export const sandboxWechat: WechatPlatformPort = {
  async phoneNumber(code) {
    if (!code || code.startsWith('bad')) return null
    const given = /^phone-([2-9]\d{7})$/.exec(code)?.[1]
    return {
      phoneCode: '+852',
      phone: given ?? `6${String(parseInt(digest(code).slice(0, 12), 16) % 10_000_000).padStart(7, '0')}`,
    }
  },
  jsTicket: async () => `sandbox-ticket-${digest('ticket').slice(0, 32)}`,
  // A code that WeChat did not make opens no mini-program: the web address is drawn instead.
  unlimitedCode: async () => null,
}
