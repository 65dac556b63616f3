import { alipayLogin } from './alipay-login'
import { systemClock } from './clock'
import { FACEBOOK_VERSION, facebookLogin } from './facebook-login'
import { googleLogin } from './google-login'
import type { PageVisit, ProviderPage } from './social-login'
import { wechatH5Login } from './wechat-h5-login'

const TIMEOUT_MS = 10_000

interface Account {
  appId: string
  appSecret: string
}
interface TokenAnswer {
  access_token?: string
  id_token?: string
}

const addressOf = (page: string, query: Record<string, string>): string =>
  `${page}?${new URLSearchParams(query).toString()}`

const pkce = ({ challenge }: PageVisit) => ({ code_challenge: challenge, code_challenge_method: 'S256' })

/**
 * Calls a provider's token endpoint.
 * @returns null when it rejects the code; its message is not reported, because it may contain secrets
 * @throws when it cannot be reached
 */
async function askForToken(url: string, form: Record<string, string>): Promise<TokenAnswer | null> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status >= 500) throw new Error(`The token endpoint answered ${response.status}`)
  return response.ok ? ((await response.json()) as TokenAnswer) : null
}

/** Facebook's login dialog; the code is exchanged for an access token, which is verified like one of its SDK. */
export function facebookPage({
  appId,
  appSecret,
  baseUrl = 'https://graph.facebook.com',
}: Account & { baseUrl?: string }): ProviderPage {
  const verify = facebookLogin({ appId, appSecret, baseUrl })
  return {
    authorizeUrl: (visit) =>
      addressOf(`https://www.facebook.com/${FACEBOOK_VERSION}/dialog/oauth`, {
        client_id: appId,
        redirect_uri: visit.redirectUri,
        response_type: 'code',
        scope: 'public_profile',
        state: visit.state,
        ...pkce(visit),
      }),
    async exchange(code, { redirectUri, verifier }) {
      const token = await askForToken(`${baseUrl}/${FACEBOOK_VERSION}/oauth/access_token`, {
        client_id: appId,
        client_secret: appSecret,
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      })
      return token?.access_token ? verify(token.access_token) : null
    },
  }
}

/** Google's OpenID Connect page; the ID token must carry the nonce of this visit. */
export function googlePage({
  appId,
  appSecret,
  tokenUrl = 'https://oauth2.googleapis.com/token',
  ...verifying
}: Account & { tokenUrl?: string; keysUrl?: string; nowMs?: () => number }): ProviderPage {
  const verify = googleLogin({ clientId: appId, nowMs: () => systemClock.nowMs(), ...verifying })
  return {
    authorizeUrl: (visit) =>
      addressOf('https://accounts.google.com/o/oauth2/v2/auth', {
        client_id: appId,
        redirect_uri: visit.redirectUri,
        response_type: 'code',
        scope: 'openid profile',
        state: visit.state,
        nonce: visit.nonce,
        prompt: 'select_account',
        ...pkce(visit),
      }),
    async exchange(code, { redirectUri, verifier, nonce }) {
      const token = await askForToken(tokenUrl, {
        client_id: appId,
        client_secret: appSecret,
        redirect_uri: redirectUri,
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
      })
      return token?.id_token ? verify(token.id_token, nonce) : null
    },
  }
}

/**
 * The official account's page in WeChat's browser. WeChat does not support PKCE, so only the state ties the
 * code to the browser.
 */
export function wechatPage(account: Account & { baseUrl?: string }): ProviderPage {
  const exchange = wechatH5Login(account)
  return {
    authorizeUrl: ({ redirectUri, state }) =>
      `${addressOf('https://open.weixin.qq.com/connect/oauth2/authorize', {
        appid: account.appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'snsapi_userinfo',
        state,
      })}#wechat_redirect`,
    exchange: (code) => exchange(code),
  }
}

/** Alipay's consent page, which identifies the payer. It does not support PKCE either. */
export function alipayPage(account: Parameters<typeof alipayLogin>[0]): ProviderPage {
  const exchange = alipayLogin(account)
  return {
    authorizeUrl: ({ redirectUri, state }) =>
      addressOf('https://openauth.alipay.com/oauth2/publicAppAuthorize.htm', {
        app_id: account.appId,
        scope: 'auth_base',
        redirect_uri: redirectUri,
        state,
      }),
    exchange: (code) => exchange(code),
  }
}
