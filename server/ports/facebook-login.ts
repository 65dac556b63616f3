import { createHmac } from 'node:crypto'
import type { SocialIdentity } from './social-login'

/** Version of Facebook's API, for its login page and its calls. */
export const FACEBOOK_VERSION = 'v16.0'
const TIMEOUT_MS = 10_000

interface Options {
  appId: string
  appSecret: string
  baseUrl?: string
}
interface TokenAnswer {
  data?: { app_id?: string; is_valid?: boolean; user_id?: string }
}
interface MeAnswer {
  id?: string
  name?: string
}

/**
 * Verifies an access token of Facebook's login page: `debug_token` reports whether it is valid and which app
 * it was issued to, because a token of another app must not sign in here.
 */
export function facebookLogin({
  appId,
  appSecret,
  baseUrl = 'https://graph.facebook.com',
}: Options): (accessToken: string) => Promise<SocialIdentity | null> {
  async function ask<T>(path: string, query: Record<string, string>): Promise<{ status: number; body: T }> {
    const response = await fetch(
      `${baseUrl}/${FACEBOOK_VERSION}/${path}?${new URLSearchParams(query).toString()}`,
      { signal: AbortSignal.timeout(TIMEOUT_MS) },
    )
    // Error messages contain the token, so only the status is reported.
    if (response.status >= 500) throw new Error(`Facebook answered ${response.status}`)
    return { status: response.status, body: (await response.json()) as T }
  }
  return async (accessToken) => {
    const checked = await ask<TokenAnswer>('debug_token', {
      input_token: accessToken,
      access_token: `${appId}|${appSecret}`,
    })
    const token = checked.body.data
    if (checked.status !== 200 || !token?.is_valid || token.app_id !== appId || !token.user_id) return null
    const me = await ask<MeAnswer>('me', {
      fields: 'id,name',
      access_token: accessToken,
      appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex'),
    })
    if (me.status !== 200 || me.body.id !== token.user_id) return null
    return { provider: 'facebook', subject: token.user_id, nickname: me.body.name ?? null, avatarUrl: null }
  }
}
