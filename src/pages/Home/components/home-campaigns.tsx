import type { GrouponInfo } from '@contract/routes/campaigns'
import { justRead } from '@/api/api'
import { GoodsCard, type GoodsCardData, GoodsGrid } from '@/components/goods-card'
import { Section } from '@/components/section-header'
import { formatNumber, formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go, linkTo, toUrl } from '@/navigation/navigate'
import { type LinkedRoute, routes } from '@/navigation/routes'
import { useHomeBargainsQuery, useHomeGrouponsQuery, useHomeReferralsQuery } from '../api/campaigns.api'

/** One row on a desktop, two on a phone. */
const MOST = 4
const fresh = { refetchOnMountOrArgChange: justRead }

type Entry = Pick<GoodsCardData, 'mark' | 'priceCents' | 'wasCents' | 'priceText'> & {
  campaign: Pick<GrouponInfo, 'id' | 'name' | 'picUrl' | 'validEndTime'>
  route: LinkedRoute
}

/** Running campaigns; the first of each kind come first. Omitted when there are none or they cannot be loaded. */
export function HomeCampaigns() {
  const { t } = useText('main')
  const { data: { records: groupons } = { records: [] } } = useHomeGrouponsQuery(undefined, fresh)
  const { data: { records: bargains } = { records: [] } } = useHomeBargainsQuery(undefined, fresh)
  const { data: { records: referrals } = { records: [] } } = useHomeReferralsQuery(undefined, fresh)
  const groups: Entry[] = groupons.map((campaign) => ({
    campaign,
    route: routes.groupBuy,
    mark: t('home.campaign.groupBuy'),
    priceCents: campaign.grouponPrice,
    wasCents: campaign.goods.salesPrice,
  }))
  const cuts: Entry[] = bargains.map((campaign) => ({
    campaign,
    route: routes.bargain,
    mark: t('home.campaign.bargain'),
    priceCents: campaign.bargainPrice,
    wasCents: campaign.goods.salesPrice,
  }))
  const invitations: Entry[] = referrals.map((campaign) => ({
    campaign,
    route: routes.referral,
    mark: t('home.campaign.referral'),
    priceCents: null,
    ...(campaign.newcomerPoints > 0 && {
      priceText: t('home.campaign.points', { points: formatNumber(campaign.newcomerPoints) }),
    }),
  }))
  const entries = [groups[0], cuts[0], groups[1], invitations[0], cuts[1]]
    .flatMap((entry) => entry ?? [])
    .slice(0, MOST)
  if (entries.length === 0) return null
  return (
    <Section
      title={t('home.campaign.title')}
      more={t('home.more')}
      moreHref={linkTo(routes.campaigns)}
      onMore={() => go(routes.campaigns)}
    >
      <GoodsGrid>
        {entries.map(({ campaign: { id, name, picUrl, validEndTime }, route, ...face }) => (
          <GoodsCard
            key={id}
            goods={{
              ...face,
              id,
              name,
              picture: picUrl,
              isBookable: false,
              until: t('home.campaign.until', { day: formatShortDay(validEndTime) }),
              href: linkTo(toUrl(route, { id })),
            }}
            onOpen={() => go(route, { id })}
          />
        ))}
      </GoodsGrid>
    </Section>
  )
}
