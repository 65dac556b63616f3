import { View } from '@tarojs/components'
import { useHasColumnBar } from '@/components/column-bar'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { Toast } from '@/components/toast'
import { webProps } from '@/components/web-props'
import { formatNumber, formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { routes } from '@/navigation/routes'
import styles from '../campaigns.module.scss'
import { CampaignColumns } from '../components/campaign-head'
import { GoodsRow, RulesCard } from '../components/campaign-parts'
import { InviteSheet } from '../invite/invite-sheet'
import { sceneOfId } from '../invite/scene'
import { useInvite } from '../invite/use-invite'
import { BargainBar } from './bargain-bar'
import { CutsCard } from './cuts-card'
import { PartCard } from './part-card'
import type { Bargaining, useBargain } from './use-bargain'
import { useBargainActs } from './use-bargain-acts'

interface BargainViewProps {
  data: Bargaining
  page: ReturnType<typeof useBargain>
}

/** The campaign as its head shows it: of a bargain that has begun, the prices are with its progress. */
function useHead({ data: { campaign, part, shown }, page }: BargainViewProps) {
  const { t } = useText('pages-shopping')
  return {
    picUrl: shown.picUrl,
    name: shown.name,
    price: {
      cents: shown.bargainPrice,
      goods: shown.goods,
      label: t('campaign.bargain.floor'),
      isElsewhere: part !== null,
    },
    campaign,
    readAtMs: page.campaignReadAtMs,
    onEnd: page.refresh,
    isEndElsewhere: part?.status === 'open' || part?.status === 'done',
    children:
      campaign &&
      t('campaign.bargain.how', {
        count: campaign.cutNum,
        n: formatNumber(campaign.cutNum),
      }),
  }
}

/** A bargain: the lowest price, its progress, the cuts, and the next step. */
export function BargainView({ data, page }: BargainViewProps) {
  const { t } = useText('pages-shopping')
  const { campaign, part, shown } = data
  const acts = useBargainActs(page.refresh)
  const { invite, poster } = useBargainInvite(data)
  const hasColumnBar = useHasColumnBar()
  const bar = <BargainBar data={data} acts={acts} onInvite={invite.open} />
  const columnBar = hasColumnBar && bar
  return (
    <PageShell
      title={t('campaign.bargain.title')}
      tab="goods"
      bar={!hasColumnBar && bar}
      overlay={
        <>
          <InviteSheet invite={invite} poster={poster} />
          <Toast {...acts.toast} />
        </>
      }
    >
      <CampaignColumns
        head={useHead({ data, page })}
        bar={!part && columnBar}
        product={
          <>
            <GoodsRow goods={shown.goods} />
            {campaign && <RulesCard rule={campaign.rule} />}
          </>
        }
      >
        <View className={acts.refusal === '' ? styles.silent : ''} {...webProps({ role: 'status' })}>
          {acts.refusal !== '' && (
            <NextStrip kind="warn" icon="warning-circle">
              {acts.refusal}
            </NextStrip>
          )}
        </View>
        {part && <PartCard part={part} readAtMs={page.partReadAtMs} onEnd={page.refresh} bar={columnBar} />}
        {part && <CutsCard partId={part.id} />}
      </CampaignColumns>
    </PageShell>
  )
}

/** Target of an invitation: the shown bargain, or the campaign. */
function useBargainInvite({ campaign, part, campaignId: id, shown }: Bargaining) {
  const { t } = useText('pages-shopping')
  const { name, picUrl, bargainPrice } = shown
  const params: Record<string, string> = part ? { part: part.id } : { id }
  const invite = useInvite({
    route: routes.bargain,
    params,
    title: campaign?.shareTitle || name,
    picture: picUrl,
  })
  return {
    invite,
    poster: {
      name,
      picUrl,
      line: t('campaign.bargain.posterLine', { price: formatPrice(bargainPrice) }),
      route: routes.bargain,
      scene: sceneOfId(part ? part.id : id),
    },
  }
}
