import { formatNumber, formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { routes } from '@/navigation/routes'
import {
  useBargainListInfiniteQuery,
  useGrouponListInfiniteQuery,
  useReferralListInfiniteQuery,
} from '@/pages-shopping/api/campaigns.api'
import { CampaignRow } from './campaign-row'
import { KindList } from './kind-list'

export function GroupBuyList() {
  const { t } = useText('pages-shopping')
  return (
    <KindList
      running={useGrouponListInfiniteQuery('running')}
      coming={useGrouponListInfiniteQuery('coming')}
      row={(one, readAtMs) => (
        <CampaignRow
          key={one.id}
          campaign={one}
          readAtMs={readAtMs}
          route={routes.groupBuy}
          price={{ cents: one.grouponPrice, was: one.goods.salesPrice }}
          label={
            one.goods.salesPrice > one.grouponPrice
              ? t('campaign.groupBuy.save', { amount: formatPrice(one.goods.salesPrice - one.grouponPrice) })
              : t('campaign.groupBuy.size', { count: one.grouponNum })
          }
        />
      )}
    />
  )
}

export function BargainList() {
  const { t } = useText('pages-shopping')
  return (
    <KindList
      running={useBargainListInfiniteQuery('running')}
      coming={useBargainListInfiniteQuery('coming')}
      row={(one, readAtMs) => (
        <CampaignRow
          key={one.id}
          campaign={one}
          readAtMs={readAtMs}
          route={routes.bargain}
          price={{ cents: one.bargainPrice, was: one.goods.salesPrice }}
          label={t('campaign.bargain.floor')}
        />
      )}
    />
  )
}

export function ReferralList() {
  const { t } = useText('pages-shopping')
  return (
    <KindList
      running={useReferralListInfiniteQuery('running')}
      coming={useReferralListInfiniteQuery('coming')}
      row={(one, readAtMs) => (
        <CampaignRow
          key={one.id}
          campaign={one}
          readAtMs={readAtMs}
          route={routes.referral}
          label={t('campaign.referral.upTo', {
            points: formatNumber(Math.max(0, ...one.steps.map(({ points }) => points))),
          })}
        />
      )}
    />
  )
}
