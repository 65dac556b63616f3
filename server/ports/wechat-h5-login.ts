import type { SocialIdentity } from './social-login'

interface Options {
  appId: string
  appSecret: string
  baseUrl?: string
}
interface TokenAnswer {
  access_token?: string
  openid?: string
  scope?: string
  errcode?: number
}
interface PersonAnswer {
  openid?: string
  nickname?: string
  headimgurl?: string
}

const TIMEOUT_MS = 10_000
/** The code is invalid, used, or of another account. */
const REFUSED_CODES = new Set([40029, 40163, 40226, 41008])

/** Exchanges the code of an official account's web authorization page for the user's open id. */
export function wechatH5Login({
  appId,
  appSecret,
  baseUrl = 'https://api.weixin.qq.com',
}: Options): (code: string) => Promise<SocialIdentity | null> {
  async function ask<T>(path: string, query: Record<string, string>): Promise<T> {
    const response = await fetch(`${baseUrl}${path}?${new URLSearchParams(query).toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`WeChat answered ${response.status}`)
    return (await response.json()) as T
  }
  return async (code) => {
    const token = await ask<TokenAnswer>('/sns/oauth2/access_token', {
      appid: appId,
      secret: appSecret,
      code,
      grant_type: 'authorization_code',
    })
    if (!token.openid || !token.access_token) {
      if (token.errcode !== undefined && REFUSED_CODES.has(token.errcode)) return null
      throw new Error(`WeChat refused the exchange: ${token.errcode ?? 'no code'}`)
    }
    const isNameGiven = (token.scope ?? '').split(',').includes('snsapi_userinfo')
    const person = isNameGiven
      ? await ask<PersonAnswer>('/sns/userinfo', {
          access_token: token.access_token,
          openid: token.openid,
          lang: 'zh_CN',
        })
      : null
    return {
      provider: 'wechatH5',
      subject: token.openid,
      nickname: person?.nickname ?? null,
      avatarUrl: person?.headimgurl ?? null,
    }
  }
}
