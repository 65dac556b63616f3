import type { PersonalData } from '@contract/routes/account'
import { ListRow } from '@/components/list-row'
import { useText } from '@/i18n/use-text'
import { toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useSocialProvidersQuery } from '@/pages-mine/api/sign-in.api'
import { useProviderStart } from '@/pages-mine/hooks/use-provider-start'
import { canVisitProviders } from '@/platform/provider-visit'

/** Connects the Alipay account, which payments then offer first; in a browser only. */
export function AlipayRow({ data }: { data: PersonalData }) {
  const { t } = useText('pages-mine')
  const { data: providers } = useSocialProvidersQuery(undefined, { skip: !canVisitProviders })
  const { start, hasFailed } = useProviderStart()
  const isBound = data.socialAccounts.includes('alipay')
  if (!isBound && !providers?.isSandbox && !providers?.alipay.appId) return null
  return (
    <ListRow
      icon="wallet"
      title={t('profile.alipay')}
      note={t('profile.alipayNote')}
      value={t(isBound ? 'profile.connected' : hasFailed ? 'profile.connectFailed' : 'profile.connect')}
      {...(isBound ? {} : { onClick: () => void start('alipay', toUrl(routes.personalData)) })}
    />
  )
}
