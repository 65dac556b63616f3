import { type SocialProviderName, socialProviders } from '@contract/constants/enums'
import { useSettled } from '@/hooks/use-settled'
import { useSocialProvidersQuery } from '@/pages-mine/api/sign-in.api'
import { payDevice } from '@/platform/payment'
import { canVisitProviders } from '@/platform/provider-visit'

const useProviders = () => useSocialProvidersQuery(undefined, { skip: !canVisitProviders })

/** Whether the providers are known: what stands below them waits for that, and does not move. */
export const useProvidersSettled = (): boolean => useSettled([useProviders()])

/**
 * The configured providers whose page can be opened here. WeChat's page works only in WeChat's browser, where
 * the others refuse to open.
 */
export function useOfferedProviders(): readonly SocialProviderName[] {
  const { data } = useProviders()
  if (!data) return []
  if (data.isSandbox) return socialProviders
  if (payDevice() === 'wechatBrowser') return data.appId ? ['wechat'] : []
  return [
    ...(data.facebook.appId ? (['facebook'] as const) : []),
    ...(data.google.clientId ? (['google'] as const) : []),
  ]
}
