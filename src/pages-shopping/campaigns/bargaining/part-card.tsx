import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { BargainUser } from '@contract/routes/bargain'
import { Card } from '@/components/card'
import { NextStrip } from '@/components/next-strip'
import { Price } from '@/components/price'
import { webProps } from '@/components/web-props'
import { usePriceEstimate } from '@/features/currency/hooks/use-price-estimate'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from '../campaigns.module.scss'
import { TimeLeft } from '../components/time-left'
import { bargainFaces, bargainWaits } from './bargain-faces'

interface PartCardProps {
  part: BargainUser
  readAtMs: number | undefined
  onEnd: () => void
  /** the page's actions, on a desktop */
  bar: ReactNode
}

/** A bargain's price now, its progress from the usual to the lowest one, and its deadline. */
export function PartCard({ part, readAtMs, onEnd, bar }: PartCardProps) {
  const { t } = useText('pages-shopping')
  const estimate = usePriceEstimate()
  const { salesPrice, bargainPrice, currentPrice, status, havCutNum, cutNum } = part
  const percent = Math.round((100 * (salesPrice - currentPrice)) / Math.max(1, salesPrice - bargainPrice))
  const face = bargainFaces[status]
  return (
    <Card
      title={part.isMine ? t('campaign.bargain.mine') : t('campaign.bargain.of', { name: part.nickName })}
    >
      <View className={styles.prices}>
        <Price cents={currentPrice} was={salesPrice} size="xl" estimate={estimate(currentPrice)} />
      </View>
      <View
        className={styles.bar}
        ariaRole="progressbar"
        ariaLabel={t('campaign.bargain.progress')}
        {...webProps({ 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
      >
        <View className={styles.filled} style={{ width: `${percent}%` }} />
      </View>
      <View className={styles.ends}>
        <View>{t('campaign.bargain.cuts', { done: havCutNum, all: cutNum })}</View>
        <View>{t('campaign.bargain.lowest', { price: formatPrice(bargainPrice) })}</View>
      </View>
      <View className={styles.strips}>
        {part.myCut && !part.isMine && (
          <NextStrip kind="ok" icon="check-circle">
            {t('campaign.bargain.helped', { amount: formatPrice(part.myCut.cutPrice) })}
          </NextStrip>
        )}
        <NextStrip
          kind={face.kind}
          icon={face.icon}
          {...(part.isMine && part.floorBuy && status === 'open'
            ? { note: t('campaign.bargain.floorOnly') }
            : {})}
        >
          {status === 'open' || status === 'done' ? (
            <TimeLeft
              leftSeconds={part.leftSeconds}
              at={part.validEndTime}
              readAtMs={readAtMs}
              onEnd={onEnd}
              words={bargainWaits(part, t)}
            />
          ) : (
            t(`campaign.bargain.state.${status}`)
          )}
        </NextStrip>
      </View>
      {bar && <View className={styles.acts}>{bar}</View>}
    </Card>
  )
}
