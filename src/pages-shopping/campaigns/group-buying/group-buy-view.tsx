import type { ComponentProps } from 'react'
import { useHasColumnBar } from '@/components/column-bar'
import { PageShell } from '@/components/page-shell'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { routes } from '@/navigation/routes'
import { CampaignColumns, type CampaignHead } from '../components/campaign-head'
import { GoodsRow, RulesCard } from '../components/campaign-parts'
import { InviteSheet } from '../invite/invite-sheet'
import { sceneOfId } from '../invite/scene'
import { useInvite } from '../invite/use-invite'
import { GroupBuyBar } from './group-buy-bar'
import { Groups, useGroupsSettled } from './groups'
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

type HeadProps = ComponentProps<typeof CampaignHead>

/** The campaign as its head shows it. */
function useHead({ data: { campaign, group, shown }, page }: GroupBuyViewProps): HeadProps {
  const { t } = useText('pages-shopping')
  const saved = shown.goods.salesPrice - shown.grouponPrice
  return {
    picUrl: shown.picUrl,
    name: shown.name,
    price: {
      cents: shown.grouponPrice,
      goods: shown.goods,
      // a group shows its places itself
      ...(group ? null : { label: t('campaign.groupBuy.size', { count: shown.grouponNum }) }),
      ...(saved > 0 ? { saving: t('campaign.groupBuy.save', { amount: formatPrice(saved) }) } : null),
    },
    campaign,
    readAtMs: page.campaignReadAtMs,
    onEnd: page.refresh,
  }
}

/** A group-buy: the campaign and its price, the account's or the linked group, and other groups to join. */
export function GroupBuyView({ data, page }: GroupBuyViewProps) {
  const { t } = useText('pages-shopping')
  const { shown } = data
  const { invite, poster } = useGroupInvite(data)
  const hasColumnBar = useHasColumnBar()
  const areGroupsThere = useGroupsSettled(data)
  const head = useHead({ data, page })
  const bar = <GroupBuyBar data={data} onInvite={invite.open} />
  return (
    <PageShell
      title={t('campaign.groupBuy.title')}
      tab="goods"
      bar={!hasColumnBar && bar}
      overlay={<InviteSheet invite={invite} poster={poster} />}
    >
      <CampaignColumns
        head={head}
        bar={hasColumnBar && bar}
        product={
          (hasColumnBar || areGroupsThere) && (
            <>
              <GoodsRow goods={shown.goods} />
              <RulesCard rule={shown.rule} />
            </>
          )
        }
      >
        <Groups data={data} page={page} />
      </CampaignColumns>
    </PageShell>
  )
}
