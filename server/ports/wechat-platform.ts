import { wechatCalls, type WechatFailure, type WechatOptions } from './wechat-calls'
import { type Delivery, uploadDelivery } from './wechat-delivery'

export interface CodePicture {
  page: string
  scene: string
  width: number
}

/** A subscription message of the mini-program. */
interface SubscribedMessage {
  openId: string
  templateId: string
  /** Target of a tap: a page of the mini-program without the leading slash. */
  page: string
  /** By WeChat's names of the template's fields. */
  data: Record<string, string>
  /** The same content as one text, shown by the sandbox. */
  text: string
}

/** WeChat's services for the mini-program and the official account other than sign-in and payment. */
export interface WechatPlatformPort {
  /** Returns the phone number for the code of a phone button. @returns null for an unknown code */
  phoneNumber(code: string): Promise<{ phoneCode: string; phone: string } | null>
  /** The ticket for signing web pages of the official account. */
  jsTicket(): Promise<string>
  /**
   * WeChat's code picture for a page of the mini-program; null to draw a QR code of the web address instead.
   */
  unlimitedCode(of: CodePicture): Promise<Buffer | null>
  /** Sends a message that the user has permitted once. @returns false when WeChat has no permission */
  subscribed(message: SubscribedMessage): Promise<boolean>
  /** Reports how a paid order was delivered. Idempotent. @throws Error when it must be retried */
  delivery(of: Delivery): Promise<void>
}

/** The user has not given permission, or has withdrawn it. */
const NOT_ALLOWED = 43101
const PHONE_REFUSED = new Set([40029, 40013, 40163])

/**
 * WeChat's server API. Its tokens are stored in the database, because a token requested by a second process
 * would invalidate the first.
 */
export function wechatPlatform(options: WechatOptions): WechatPlatformPort {
  const { config } = options
  const calls = wechatCalls(options)
  const { ask, kept, accessToken, ofMiniProgram, askMiniProgram } = calls

  return {
    async phoneNumber(code) {
      const answer = await askMiniProgram<{
        phone_info?: { purePhoneNumber?: string; countryCode?: string }
      }>('/wxa/business/getuserphonenumber', { code })
      const { purePhoneNumber, countryCode } = answer.phone_info ?? {}
      if (purePhoneNumber && countryCode) return { phoneCode: `+${countryCode}`, phone: purePhoneNumber }
      if (answer.errcode !== undefined && PHONE_REFUSED.has(answer.errcode)) return null
      throw new Error(`WeChat told no number: ${answer.errcode ?? 'no code'}`)
    },
    jsTicket: () =>
      kept(`wechat-ticket-${config.wechatH5AppId}`.slice(0, 40), async () => {
        const token = await accessToken(config.wechatH5AppId, config.wechatH5AppSecret)
        const answer = (await (
          await ask(`/cgi-bin/ticket/getticket?type=jsapi&access_token=${encodeURIComponent(token)}`, null)
        ).json()) as WechatFailure & { ticket?: string; expires_in?: number }
        if (!answer.ticket) throw new Error(`WeChat gave no ticket: ${answer.errcode ?? 'no code'}`)
        return { value: answer.ticket, seconds: answer.expires_in ?? 7200 }
      }),
    async unlimitedCode({ page, scene, width }) {
      const response = await ofMiniProgram('/wxa/getwxacodeunlimit', {
        page,
        scene: scene || '-',
        width,
        check_path: false,
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      if ((response.headers.get('content-type') ?? '').startsWith('image/')) return bytes
      throw new Error(
        `WeChat drew no code: ${(JSON.parse(bytes.toString('utf8')) as WechatFailure).errcode ?? 'no code'}`,
      )
    },
    async subscribed({ openId, templateId, page, data }) {
      const answer = await askMiniProgram('/cgi-bin/message/subscribe/send', {
        touser: openId,
        template_id: templateId,
        page,
        data: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }])),
      })
      if (answer.errcode === NOT_ALLOWED) return false
      if (answer.errcode !== 0) throw new Error(`WeChat sent no message: ${answer.errcode ?? 'no code'}`)
      return true
    },
    delivery: (of) => uploadDelivery(calls, config.providers.wechatPay?.merchantId ?? '', of),
  }
}

/** Used while WeChat is not configured. */
export const unavailableWechat: WechatPlatformPort = {
  phoneNumber: async () => {
    throw new Error('WeChat is not configured')
  },
  jsTicket: async () => {
    throw new Error('WeChat is not configured')
  },
  unlimitedCode: async () => null,
  subscribed: async () => false,
  delivery: async () => {
    throw new Error('WeChat is not configured')
  },
}
