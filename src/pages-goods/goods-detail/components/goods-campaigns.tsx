import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useGoodsBargainsQuery, useGoodsGrouponsQuery } from '@/features/campaigns/api/goods-campaigns.api'
import { durationText } from '@/i18n/duration-text'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './buying-box.module.scss'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 86_400

/** Campaigns of the product, beside the ordinary purchase. Omitted when they cannot be read. */
export function GoodsCampaigns({ spuId }: { spuId: string }) {
  const { t } = useText('pages-goods')
  const left = useLeftText()
  const { currentData: groupons = [] } = useGoodsGrouponsQuery(spuId)
  const { currentData: bargains = [] } = useGoodsBargainsQuery(spuId)
  if (groupons.length + bargains.length === 0) return null
  return (
    <View className={styles.campaigns}>
      {groupons.map(({ id, grouponPrice, grouponNum, leftSeconds }) => (
        <NextStrip
          key={id}
          kind="info"
          icon="users"
          note={left(leftSeconds)}
          action={
            <Button kind="tint" size="small" onClick={() => go(routes.groupBuy, { id })}>
              {t('detail.campaign.groupBuy')}
            </Button>
          }
        >
          {t('detail.campaign.groupPrice', { price: formatPrice(grouponPrice), count: grouponNum })}
        </NextStrip>
      ))}
      {bargains.map(({ id, bargainPrice, leftSeconds }) => (
        <NextStrip
          key={id}
          kind="info"
          icon="tag"
          note={left(leftSeconds)}
          action={
            <Button kind="tint" size="small" onClick={() => go(routes.bargain, { id })}>
              {t('detail.campaign.bargain')}
            </Button>
          }
        >
          {t('detail.campaign.bargainPrice', { price: formatPrice(bargainPrice) })}
        </NextStrip>
      ))}
    </View>
  )
}

/** How long a campaign lasts, in days, hours or minutes: its own page counts seconds. */
function useLeftText(): (seconds: number) => string {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  return (seconds) =>
    seconds >= DAY_SECONDS
      ? t('detail.campaign.daysLeft', { count: Math.floor(seconds / DAY_SECONDS) })
      : t('detail.campaign.timeLeft', {
          time: durationText(Math.max(1, Math.ceil(seconds / MINUTE_SECONDS)), common),
        })
}
