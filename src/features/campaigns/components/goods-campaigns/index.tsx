import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { cx } from '@/components/web-props'
import { durationText } from '@/i18n/duration-text'
import type { TextParams } from '@/i18n/engine'
import { formatPrice, formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useGoodsBargainsQuery, useGoodsGrouponsQuery } from '../../api/goods-campaigns.api'
import styles from './index.module.scss'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 86_400

type CampaignWords =
  | 'detail.campaign.groupBuy'
  | 'detail.campaign.bargain'
  | 'detail.campaign.groupPrice'
  | 'detail.campaign.bargainPrice'
  | 'detail.campaign.until'
  | 'detail.campaign.timeLeft'
/** The texts of the namespace of the page. */
type Words = (key: CampaignWords, params?: TextParams) => string

interface GoodsCampaignsProps {
  spuId: string
  words: Words
  className?: string | undefined
}

/** Campaigns of the product, next to the regular purchase. Omitted when they cannot be loaded. */
export function GoodsCampaigns({ spuId, words: t, className }: GoodsCampaignsProps) {
  const left = useLeftText(t)
  const { currentData: groupons = [] } = useGoodsGrouponsQuery(spuId)
  const { currentData: bargains = [] } = useGoodsBargainsQuery(spuId)
  if (groupons.length + bargains.length === 0) return null
  return (
    <View className={cx(styles.campaigns, className)}>
      {groupons.map(({ id, grouponPrice, grouponNum, leftSeconds, validEndTime }) => (
        <NextStrip
          key={id}
          kind="info"
          icon="users"
          note={left(leftSeconds, validEndTime)}
          action={
            <Button kind="text" size="small" onClick={() => go(routes.groupBuy, { id })}>
              {t('detail.campaign.groupBuy')}
            </Button>
          }
        >
          {t('detail.campaign.groupPrice', { price: formatPrice(grouponPrice), count: grouponNum })}
        </NextStrip>
      ))}
      {bargains.map(({ id, bargainPrice, leftSeconds, validEndTime }) => (
        <NextStrip
          key={id}
          kind="info"
          icon="tag"
          note={left(leftSeconds, validEndTime)}
          action={
            <Button kind="text" size="small" onClick={() => go(routes.bargain, { id })}>
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

/** The end of a campaign; on its last day the hours or minutes left. Only its own page counts seconds. */
function useLeftText(t: Words): (seconds: number, end: string) => string {
  const { t: common } = useText('common')
  return (seconds, end) =>
    seconds >= DAY_SECONDS
      ? t('detail.campaign.until', { time: formatShortMoment(end, end) })
      : t('detail.campaign.timeLeft', {
          time: durationText(Math.max(1, Math.ceil(seconds / MINUTE_SECONDS)), common),
        })
}
