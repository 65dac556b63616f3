/** `wechatH5` is the official account's page inside WeChat's browser. */
export type RedirectProvider = 'wechatH5' | 'facebook' | 'google' | 'alipay'
/** `wechat` is the mini-program. */
export type SocialProvider = 'wechat' | RedirectProvider

export interface SocialIdentity {
  provider: SocialProvider
  /** The user's id at the provider; stable. */
  subject: string
  nickname: string | null
  avatarUrl: string | null
}

/** Parameters in the URL of a provider's page. */
export interface PageVisit {
  state: string
  redirectUri: string
  /** PKCE, S256. */
  challenge: string
  nonce: string
}

/** A provider with a sign-in page of its own in the browser. */
export interface ProviderPage {
  authorizeUrl(visit: PageVisit): string
  /**
   * Exchanges the code returned by the page.
   * @returns null when the provider rejects it
   * @throws when the provider cannot be reached
   */
  exchange(
    code: string,
    proof: { redirectUri: string; verifier: string; nonce: string },
  ): Promise<SocialIdentity | null>
}

export interface SocialLoginPort {
  /**
   * Exchanges the login code of the mini-program.
   * @returns null when WeChat rejects it
   * @throws when WeChat cannot be reached
   */
  exchange(jsCode: string): Promise<SocialIdentity | null>
  /** Only the configured providers. */
  pages: Partial<Record<RedirectProvider, ProviderPage>>
}
