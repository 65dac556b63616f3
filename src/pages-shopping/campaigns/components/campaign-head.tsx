import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { CampaignGoods } from '@contract/routes/campaigns'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Tag } from '@/components/tag'
import { usePriceEstimate } from '@/features/currency/hooks/use-price-estimate'
import styles from '../campaigns.module.scss'
import { type CampaignSpan, CampaignTime } from './time-left'

interface CampaignHeadProps {
  picUrl: string
  name: string
  /** the campaign's price beside the regular one, small when another one is to be paid; absent for referrals */
  price?: { cents: number; goods: CampaignGoods; label: string; saving?: string; isAside?: boolean }
  /** null when the campaign itself is no longer shown */
  campaign: CampaignSpan | null
  readAtMs: number | undefined
  onEnd: () => void
  children?: ReactNode
}

/** The shape of the picture; a referral has no price. */
export const coverRatio = (hasPrice: boolean) => (hasPrice ? '4:3' : '3:2')

/** The campaign: picture, name, its price beside the regular one, and its remaining time. */
export function CampaignHead({ picUrl, ...facts }: CampaignHeadProps) {
  return (
    <Card flush>
      <Cover picUrl={picUrl} hasPrice={facts.price !== undefined} />
      <Facts {...facts} />
    </Card>
  )
}

/** Its picture alone, where the rest of the head is in another column. */
export const CampaignCover = ({ picUrl, price }: Pick<CampaignHeadProps, 'picUrl' | 'price'>) => (
  <Card flush>
    <Cover picUrl={picUrl} hasPrice={price !== undefined} />
  </Card>
)

/** The head without its picture. */
export const CampaignFacts = (facts: FactsProps) => (
  <Card flush>
    <Facts {...facts} />
  </Card>
)

function Cover({ picUrl, hasPrice }: { picUrl: string; hasPrice: boolean }) {
  return (
    <View className={styles.cover}>
      <Image src={picUrl} alt="" ratio={coverRatio(hasPrice)} />
    </View>
  )
}

type FactsProps = Omit<CampaignHeadProps, 'picUrl'>

function Facts({ name, price, children, ...time }: FactsProps) {
  const estimate = usePriceEstimate()
  return (
    <View className={styles.head}>
      <Heading level={2} size="headline">
        {name}
      </Heading>
      {price && (
        <View className={styles.prices}>
          <Tag kind="info">{price.label}</Tag>
          {price.saving && <Tag kind="ok">{price.saving}</Tag>}
          <Price
            cents={price.cents}
            size={price.isAside ? 's' : 'xl'}
            {...(price.goods.salesPrice > 0 ? { was: price.goods.salesPrice } : {})}
            {...(price.isAside ? { plain: true } : { estimate: estimate(price.cents) })}
          />
        </View>
      )}
      {children && <View className={styles.note}>{children}</View>}
      <View className={styles.fact}>
        <Icon name="clock-countdown" size={20} />
        <View>
          <CampaignTime {...time} />
        </View>
      </View>
    </View>
  )
}
