import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { GoodsCard, GoodsDetail, Sku } from '@contract/routes/goods'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { OtherLanguageTag } from '@/components/other-language'
import { Price } from '@/components/price'
import { GoodsCampaigns } from '@/features/campaigns/components/goods-campaigns'
import { VersionPicker } from '@/features/catalogue/components/version-picker'
import { usePriceEstimate } from '@/features/currency/hooks/use-price-estimate'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './goods.module.scss'
import { ParcelFacts } from './parcel-facts'

interface GoodsFactsProps {
  goods: GoodsDetail
  sku: Sku | undefined
  onChoose: (skuId: string) => void
  /** The page's buttons, placed here on a desktop. */
  actions: ReactNode
}

/** The facts for the decision: price, purpose, version, stock, delivery and tax. */
export function GoodsFacts({ goods, sku, onChoose, actions }: GoodsFactsProps) {
  const { t } = useText('pages-shopping')
  return (
    <FirstFacts goods={goods} sku={sku}>
      {goods.skus.length > 0 && <VersionPicker skus={goods.skus} chosenId={sku?.id} onChoose={onChoose} />}
      {goods.delivery && (
        <View>
          <ParcelFacts delivery={goods.delivery} sku={sku} />
        </View>
      )}
      <GoodsCampaigns spuId={goods.id} words={t} />
      <View className={styles.actions}>{actions}</View>
    </FirstFacts>
  )
}

interface FirstFactsProps {
  /** complete, or a list row */
  goods: GoodsCard & Partial<Pick<GoodsDetail, 'otherLanguage'>>
  sku: Sku | undefined
  children: ReactNode
}

/** Price, name and purpose, and the content below. */
export function FirstFacts({ goods, sku, children }: FirstFactsProps) {
  const { t } = useText('pages-shopping')
  const estimate = usePriceEstimate()
  const cents = goods.priceText === null ? (sku?.salesPrice ?? goods.salesPrice) : null
  const was = sku?.marketPrice ?? goods.marketPrice
  const estimated = cents === null ? undefined : estimate(cents)
  return (
    <Card className={styles.box}>
      <View className={styles.facts}>
        <View className={styles.line}>
          {cents === null ? (
            <View className={styles.priceText}>{goods.priceText}</View>
          ) : (
            <Price cents={cents} size="xl" {...(was === null ? {} : { was })} />
          )}
          {goods.saleNum !== null && (
            <View className={styles.hint}>{t('detail.sold', { n: formatNumber(goods.saleNum) })}</View>
          )}
        </View>
        {estimated && <View className={styles.hint}>{estimated}</View>}
        <Heading level={1} size="headline" className={styles.name}>
          {goods.name}
        </Heading>
        <OtherLanguageTag language={goods.otherLanguage ?? null} />
        {goods.sellPoint !== '' && <View className={styles.point}>{goods.sellPoint}</View>}
        {children}
      </View>
    </Card>
  )
}
