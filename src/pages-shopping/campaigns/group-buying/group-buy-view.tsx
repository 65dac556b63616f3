import { View } from '@tarojs/components'
import { ColumnBar, useHasColumnBar } from '@/components/column-bar'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { formatNumber, formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { routes } from '@/navigation/routes'
import styles from '../campaigns.module.scss'
import { CampaignHead } from '../components/campaign-head'
import { GoodsRow, RulesCard } from '../components/campaign-parts'
import { InviteSheet } from '../invite/invite-sheet'
import { sceneOfId } from '../invite/scene'
import { useInvite } from '../invite/use-invite'
import { GroupBuyBar } from './group-buy-bar'
import { GroupCard } from './group-card'
import { OpenGroups } from './open-groups'
import type { GroupBuy, useGroupBuy } from './use-group-buy'

interface GroupBuyViewProps {
  data: GroupBuy
  page: ReturnType<typeof useGroupBuy>
}

/** Target of an invitation: the shown group, or the campaign. */
function useGroupInvite({ group, shown }: GroupBuy) {
  const { t } = useText('pages-shopping')
  const params: Record<string, string> = group ? { group: group.id } : { id: shown.id }
  const invite = useInvite({
    route: routes.groupBuy,
    params,
    title: shown.shareTitle || shown.name,
    picture: shown.picUrl,
  })
  const poster = {
    name: shown.name,
    picUrl: shown.picUrl,
    line: t('campaign.groupBuy.posterLine', {
      price: formatPrice(shown.grouponPrice),
      count: shown.grouponNum,
    }),
    route: routes.groupBuy,
    scene: sceneOfId(group ? group.id : shown.id),
  }
  return { invite, poster }
}

/** A group-buy: the campaign and its price, the account's or the linked group, and other groups to join. */
export function GroupBuyView({ data, page }: GroupBuyViewProps) {
  const { t } = useText('pages-shopping')
  const { campaign, group, shown } = data
  const { invite, poster } = useGroupInvite(data)
  const hasColumnBar = useHasColumnBar()
  const saved = shown.goods.salesPrice - shown.grouponPrice
  const bar = <GroupBuyBar data={data} onInvite={invite.open} />
  return (
    <PageShell
      title={t('campaign.groupBuy.title')}
      tab="goods"
      hasOwnHeading
      bar={!hasColumnBar && bar}
      overlay={<InviteSheet invite={invite} poster={poster} />}
    >
      <View className={styles.columns}>
        <View className={styles.column}>
          <CampaignHead
            picUrl={shown.picUrl}
            name={shown.name}
            price={{
              cents: shown.grouponPrice,
              goods: shown.goods,
              label: t('campaign.groupBuy.size', { count: shown.grouponNum }),
              ...(saved > 0 ? { saving: t('campaign.groupBuy.save', { amount: formatPrice(saved) }) } : null),
            }}
            campaign={campaign}
            readAtMs={page.campaignReadAtMs}
            onEnd={page.refresh}
          >
            {campaign && campaign.launchNum > 0
              ? t('campaign.groupBuy.launched', {
                  count: campaign.launchNum,
                  n: formatNumber(campaign.launchNum),
                })
              : null}
          </CampaignHead>
          <GoodsRow goods={shown.goods} />
        </View>
        <View className={styles.column}>
          {group && <GroupCard group={group} readAtMs={page.groupReadAtMs} onEnd={page.refresh} />}
          {campaign && !group && campaign.status !== 'over' && (
            <NextStrip icon="info">{campaign.refundNote}</NextStrip>
          )}
          {hasColumnBar && <ColumnBar>{bar}</ColumnBar>}
          {campaign?.status === 'running' && (
            <OpenGroups campaign={campaign} shownId={group?.id ?? ''} onEnd={page.refresh} />
          )}
          <RulesCard rule={shown.rule} />
        </View>
      </View>
    </PageShell>
  )
}
