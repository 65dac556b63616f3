import { type AlipayAccount, alipayCalls } from './alipay-calls'
import type { SocialIdentity } from './social-login'

const TIMEOUT_MS = 10_000
/** The code is unknown, expired or was already used. */
const REFUSED = /isv\.(code-invalid|invalid-auth-code|grant-type-invalid)/

interface TokenAnswer {
  userId?: string
  openId?: string
  subCode?: string
}

/** Exchanges the code of Alipay's authorization page for the user's id; the response is signed. */
export function alipayLogin(account: AlipayAccount): (authCode: string) => Promise<SocialIdentity | null> {
  const sdk = alipayCalls(account, TIMEOUT_MS)
  return async (authCode) => {
    let answer: TokenAnswer
    try {
      answer = (await sdk.exec(
        'alipay.system.oauth.token',
        { grant_type: 'authorization_code', code: authCode },
        { validateSign: true },
      )) as TokenAnswer
    } catch (error) {
      const { code, responseDataRaw } = error as { code?: string; responseDataRaw?: unknown }
      // An unknown code is refused without a signature, which the library reports as an error; the sign-in
      // fails in either case.
      if (code === 'ERR_INVALID_ARG_TYPE' || REFUSED.test(String(responseDataRaw ?? ''))) return null
      // The response itself may contain data that must not be logged.
      throw new Error(`Alipay did not answer: ${error instanceof Error ? error.name : 'unknown'}`)
    }
    const subject = answer.openId ?? answer.userId
    if (subject) return { provider: 'alipay', subject, nickname: null, avatarUrl: null }
    if (REFUSED.test(answer.subCode ?? '')) return null
    throw new Error(`Alipay refused the exchange: ${answer.subCode ?? 'no code'}`)
  }
}
