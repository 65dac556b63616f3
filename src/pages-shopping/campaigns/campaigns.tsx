import { View } from '@tarojs/components'
import { Heading } from '@/components/heading'
import { PageShell } from '@/components/page-shell'
import { MoreLink } from '@/components/section-header'
import { Tabs } from '@/components/tabs'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import styles from './campaigns.module.scss'
import { BargainList, GroupBuyList, ReferralList } from './lists/campaign-lists'
import { type CampaignKind, campaignKinds, kindOf } from './lists/kinds'

const lists = { groupBuy: GroupBuyList, bargain: BargainList, referral: ReferralList } as const

/** Running and upcoming campaigns by kind (`kind`). */
export default function CampaignsPage() {
  const { t } = useText('pages-shopping')
  const [{ kind }, change] = useAddressState<{ kind: CampaignKind }>(routes.campaigns, (params) => ({
    kind: kindOf(params.kind),
  }))
  const List = lists[kind]
  return (
    <PageShell
      title={t('campaign.title')}
      tab="goods"
      head={
        <Tabs
          items={campaignKinds.map((key) => ({ key, label: t(`campaign.kind.${key}`) }))}
          active={kind}
          onChange={(next) => change({ kind: next })}
          label={t('campaign.title')}
          idPrefix="campaigns"
        />
      }
    >
      <View className={styles.page}>
        <View className={styles.tools}>
          <Heading level={2} size="title">
            {t('campaign.now')}
          </Heading>
          <MoreLink text={t('campaign.toMine')} onClick={() => go(routes.myCampaigns, { kind })} />
        </View>
        <List />
      </View>
    </PageShell>
  )
}
