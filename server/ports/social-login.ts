export type SocialProvider = 'wechat' | 'facebook' | 'google'

export interface SocialIdentity {
  provider: SocialProvider
  /** The person's id at the provider; stable. */
  subject: string
  nickname: string | null
  avatarUrl: string | null
}

export interface SocialLoginPort {
  /** Exchanges what the client got from the provider. @returns null when the provider does not know it */
  exchange(provider: SocialProvider, code: string): Promise<SocialIdentity | null>
}
