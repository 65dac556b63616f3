import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { CampaignGoods } from '@contract/routes/campaigns'
import { Card } from '@/components/card'
import { useHasColumnBar } from '@/components/column-bar'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Tag } from '@/components/tag'
import { cx } from '@/components/web-props'
import { usePriceEstimate } from '@/features/currency/hooks/use-price-estimate'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from '../campaigns.module.scss'
import { type CampaignSpan, CampaignTime } from './time-left'

interface CampaignHeadProps {
  picUrl: string
  name: string
  /** the campaign's price beside the regular one, unless another card has them; absent for referrals */
  price?: { cents: number; goods: CampaignGoods; label?: string; saving?: string; isElsewhere?: boolean }
  /** null when the campaign itself is no longer shown */
  campaign: CampaignSpan | null
  readAtMs: number | undefined
  onEnd: () => void
  /** another card has the end that counts */
  isEndElsewhere?: boolean
  /** the page's actions, on a desktop */
  bar?: ReactNode
  children?: ReactNode
}

/** The shape of the picture; a referral has no price. */
export const coverRatio = (hasPrice: boolean) => (hasPrice ? '4:3' : '3:2')

/**
 * The campaign: picture, name, its price beside the regular one, and its remaining time. On a phone the picture of one
 * with a price is small: who is asked to pay with others sees the price, the group and the deadline at once.
 */
export function CampaignHead({ picUrl, ...facts }: CampaignHeadProps) {
  return (
    <Card flush className={cx(facts.price && styles.offer)}>
      <Cover picUrl={picUrl} hasPrice={facts.price !== undefined} />
      <Facts {...facts} />
    </Card>
  )
}

function Cover({ picUrl, hasPrice }: { picUrl: string; hasPrice: boolean }) {
  return (
    <View className={styles.cover}>
      <Image src={picUrl} alt="" ratio={coverRatio(hasPrice)} />
    </View>
  )
}

/** The campaign's price and, in words because both can be had, the regular one. */
function Prices({ cents, goods, label, saving }: NonNullable<CampaignHeadProps['price']>) {
  const { t } = useText('pages-shopping')
  const estimate = usePriceEstimate()(cents)
  return (
    <View className={styles.prices}>
      {label && <Tag kind="info">{label}</Tag>}
      {saving && <Tag kind="ok">{saving}</Tag>}
      <View className={styles.amounts}>
        <Price cents={cents} size="xl" />
        {goods.salesPrice > cents && (
          <View>{t('campaign.usualPrice', { price: formatPrice(goods.salesPrice) })}</View>
        )}
      </View>
      {estimate && <View className={styles.small}>{estimate}</View>}
    </View>
  )
}

/**
 * A campaign with a price: its head, what is decided (`children`), and the product. On a desktop picture and product
 * are beside name, price and what is decided.
 */
export function CampaignColumns({
  head,
  bar,
  product,
  children,
}: {
  head: CampaignHeadProps
  /** the page's actions on a desktop, unless another card has them */
  bar?: ReactNode
  product: ReactNode
  children: ReactNode
}) {
  const hasColumnBar = useHasColumnBar()
  const { picUrl, ...facts } = head
  return (
    <View className={styles.columns}>
      <View className={styles.column}>
        {hasColumnBar ? (
          <>
            <Card flush>
              <Cover picUrl={picUrl} hasPrice />
            </Card>
            {product}
          </>
        ) : (
          <CampaignHead {...head} />
        )}
      </View>
      <View className={styles.column}>
        {hasColumnBar && (
          <Card flush>
            <Facts {...facts} bar={bar} />
          </Card>
        )}
        {children}
        {!hasColumnBar && product}
      </View>
    </View>
  )
}

type FactsProps = Omit<CampaignHeadProps, 'picUrl'>

function Facts({ name, price, bar, isEndElsewhere, children, ...time }: FactsProps) {
  return (
    <View className={styles.head}>
      <View className={styles.title}>
        <Heading level={2} size="headline">
          {name}
        </Heading>
      </View>
      {price && !price.isElsewhere && <Prices {...price} />}
      {children && <View className={styles.note}>{children}</View>}
      {!isEndElsewhere && (
        <View className={styles.fact}>
          <Icon name="clock-countdown" size={20} />
          <View>
            <CampaignTime {...time} />
          </View>
        </View>
      )}
      {bar && <View className={styles.acts}>{bar}</View>}
    </View>
  )
}
