import { createHash } from 'node:crypto'
import type { WechatPlatformPort } from '../ports/wechat-platform'
import type { Outbox } from './outbox'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Simulates WeChat: `phone-<eight digits>` maps to that Hong Kong number, any other code to a fixed generated
 * one.
 */
export const sandboxWechat = (outbox: Pick<Outbox, 'send'>): WechatPlatformPort => ({
  async phoneNumber(code) {
    if (!code || code.startsWith('bad')) return null
    const given = /^phone-([2-9]\d{7})$/.exec(code)?.[1]
    return {
      phoneCode: '+852',
      phone: given ?? `6${String(parseInt(digest(code).slice(0, 12), 16) % 10_000_000).padStart(7, '0')}`,
    }
  },
  jsTicket: async () => `sandbox-ticket-${digest('ticket').slice(0, 32)}`,
  // Only WeChat can create code pictures that open the mini-program, so the web address is encoded instead.
  unlimitedCode: async () => null,
  async subscribed({ openId, text }) {
    await outbox.send({ channel: 'wechat', to: openId, text })
    return true
  },
  // addressed to the platform, not to the buyer
  async delivery({ paymentId, goods, parcel }) {
    const way = parcel ? `${parcel.carrier} ${parcel.number}, ${parcel.maskedPhone}` : 'handed over'
    await outbox.send({ channel: 'wechat', to: 'delivery', text: `${paymentId} · ${goods} · ${way}` })
  },
})
