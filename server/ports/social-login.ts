/** `wechat` is the mini-program, `wechatH5` the official account's page inside WeChat's browser. */
export type SocialProvider = 'wechat' | 'wechatH5' | 'facebook' | 'google' | 'alipay'

export interface SocialIdentity {
  provider: SocialProvider
  /** The user's id at the provider; stable. */
  subject: string
  nickname: string | null
  avatarUrl: string | null
}

export interface SocialLoginPort {
  /**
   * Exchanges the client's credential: a code (WeChat, Alipay), an access token (Facebook), an ID token
   * (Google).
   * @returns null when the provider rejects it
   * @throws when the provider cannot be reached
   */
  exchange(provider: SocialProvider, credential: string): Promise<SocialIdentity | null>
}

/** Combines several adapters into one port; a provider without an adapter rejects everything. */
export function socialLoginOf(
  adapters: Partial<Record<SocialProvider, (credential: string) => Promise<SocialIdentity | null>>>,
): SocialLoginPort {
  return { exchange: async (provider, credential) => (await adapters[provider]?.(credential)) ?? null }
}
