import { View } from '@tarojs/components'
import { useState } from 'react'
import { PageShell } from '@/components/page-shell'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
import { UnreadState } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { back, replace } from '@/navigation/navigate'
import { linkBelow } from '@/navigation/page-below'
import { routes } from '@/navigation/routes'
import { useEnterpriseInfoQuery } from '@/pages-mine/api/enterprise.api'
import { useAppSelector } from '@/store/hooks'
import { EnterpriseForm } from './enterprise-form'
import styles from './enterprise-login.module.scss'
import { type EnterpriseState, enterpriseState } from './enterprise-state'
import { MembershipCard } from './membership-card'

/** The page where staff and students sign in with an invitation code and choose a merchant. */
export default function EnterpriseLogin() {
  const { t } = useText('pages-mine')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const info = useEnterpriseInfoQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true })
  return (
    <PageShell title={t('enterprise.title')} tab="mine" isNarrow>
      <View className={styles.stack}>
        <Content state={enterpriseState(isSignedIn, info)} />
      </View>
    </PageShell>
  )
}

/** Opens the price list; the one that asked for the sign-in is below, and would be there twice. */
function openShop(): void {
  if (linkBelow() === routes.enterpriseGoods) back()
  else replace(routes.enterpriseGoods)
}

function Content({ state }: { state: EnterpriseState }) {
  const { t } = useText('pages-mine')
  const { brandName } = useShellNavigation()
  const userId = useAppSelector(selectWxUser)?.id ?? ''
  const [isChanging, setIsChanging] = useState(false)
  const form = (reason: string) => (
    <EnterpriseForm key={userId} userId={userId} reason={reason} onDone={openShop} />
  )
  switch (state.kind) {
    case 'visitor':
      return (
        <SignInGate
          icon="buildings"
          title={t('enterprise.visitorTitle', { brand: brandName })}
          text={t('enterprise.visitorText')}
        />
      )
    case 'outside':
      return form(state.reason)
    case 'ready':
      return isChanging ? (
        form('')
      ) : (
        <MembershipCard enterprise={state.data} onChange={() => setIsChanging(true)} />
      )
    default:
      return <UnreadState state={state} skeleton={<SkeletonPage kind="form" count={2} />} />
  }
}
