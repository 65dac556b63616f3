import { View } from '@tarojs/components'
import { PageShell } from '@/components/page-shell'
import { MoreLink } from '@/components/section-header'
import { Tabs } from '@/components/tabs'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import { useAppSelector } from '@/store/hooks'
import styles from './campaigns.module.scss'
import { type CampaignKind, campaignKinds, kindOf } from './lists/kinds'
import { MyBargains, MyGroups } from './lists/my-lists'
import { MyReferrals } from './lists/my-referrals'

const lists = { groupBuy: MyGroups, bargain: MyBargains, referral: MyReferrals } as const

/** The account's group-buys, bargains and referrals (`kind`), each with its next step. */
export default function MyCampaignsPage() {
  const { t } = useText('pages-shopping')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [{ kind }, change] = useAddressState<{ kind: CampaignKind }>(routes.myCampaigns, (params) => ({
    kind: kindOf(params.kind),
  }))
  const List = lists[kind]
  const title = t('campaign.mineTitle')
  if (!isSignedIn)
    return (
      <PageShell title={title} tab="mine" isNarrow>
        <SignInGate icon="users" title={t('campaign.signInTitle')} text={t('campaign.signInText')} />
      </PageShell>
    )
  return (
    <PageShell
      title={title}
      tab="mine"
      head={
        <Tabs
          items={campaignKinds.map((key) => ({ key, label: t(`campaign.kind.${key}`) }))}
          active={kind}
          onChange={(next) => change({ kind: next })}
          label={title}
          idPrefix="my-campaigns"
        />
      }
    >
      <View className={styles.page}>
        {/* above the list, whose length is not known before it arrives */}
        <View className={styles.tools}>
          <MoreLink text={t('campaign.seeAll')} onClick={() => go(routes.campaigns, { kind })} />
        </View>
        <List />
      </View>
    </PageShell>
  )
}
