/** `wechat` is the mini-program, `wechatH5` the official account's page inside WeChat's browser. */
export type SocialProvider = 'wechat' | 'wechatH5' | 'facebook' | 'google' | 'alipay'

export interface SocialIdentity {
  provider: SocialProvider
  /** The person's id at the provider; stable. */
  subject: string
  nickname: string | null
  avatarUrl: string | null
}

export interface SocialLoginPort {
  /**
   * Exchanges what the client got from the provider: a code (WeChat, Alipay), an access token (Facebook), an ID token (Google).
   * @returns null when the provider does not know it
   * @throws when the provider cannot be asked
   */
  exchange(provider: SocialProvider, credential: string): Promise<SocialIdentity | null>
}

/** One port of several adapters; a provider without one knows nobody. */
export function socialLoginOf(
  adapters: Partial<Record<SocialProvider, (credential: string) => Promise<SocialIdentity | null>>>,
): SocialLoginPort {
  return { exchange: async (provider, credential) => (await adapters[provider]?.(credential)) ?? null }
}
