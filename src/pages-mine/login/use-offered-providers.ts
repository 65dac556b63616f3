import { type SocialProviderName, socialProviders } from '@contract/constants/enums'
import { useSocialProvidersQuery } from '@/pages-mine/api/sign-in.api'
import { payDevice } from '@/platform/payment'
import { canVisitProviders } from '@/platform/provider-visit'

/**
 * The configured providers whose page can be opened here. WeChat's page works only in WeChat's browser, where
 * the others refuse to open.
 */
export function useOfferedProviders(): readonly SocialProviderName[] {
  const { data } = useSocialProvidersQuery(undefined, { skip: !canVisitProviders })
  if (!data) return []
  if (data.isSandbox) return socialProviders
  if (payDevice() === 'wechatBrowser') return data.appId ? ['wechat'] : []
  return [
    ...(data.facebook.appId ? (['facebook'] as const) : []),
    ...(data.google.clientId ? (['google'] as const) : []),
  ]
}
