import type { SocialIdentity } from './social-login'

interface WechatLoginOptions {
  appId: string
  appSecret: string
  /** Overridden in tests. */
  baseUrl?: string
}

interface SessionAnswer {
  openid?: string
  errcode?: number
  errmsg?: string
}

const TIMEOUT_MS = 10_000
/** The code is unknown, used, or blocked by risk control. */
const REFUSED_CODES = new Set([40029, 40163, 40226])

/** Exchanges the mini-program's login code for the user's open id (WeChat's `jscode2session`). */
export function wechatLogin({
  appId,
  appSecret,
  baseUrl = 'https://api.weixin.qq.com',
}: WechatLoginOptions): (code: string) => Promise<SocialIdentity | null> {
  return async (code) => {
    const query = new URLSearchParams({
      appid: appId,
      secret: appSecret,
      js_code: code,
      grant_type: 'authorization_code',
    })
    const response = await fetch(`${baseUrl}/sns/jscode2session?${query.toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`WeChat answered ${response.status}`)
    const answer = (await response.json()) as SessionAnswer
    if (answer.openid) return { provider: 'wechat', subject: answer.openid, nickname: null, avatarUrl: null }
    if (answer.errcode !== undefined && REFUSED_CODES.has(answer.errcode)) return null
    throw new Error(`WeChat refused the exchange: ${answer.errcode ?? 'no code'} ${answer.errmsg ?? ''}`)
  }
}
