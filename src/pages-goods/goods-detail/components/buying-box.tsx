import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { GoodsCard, GoodsDetail, Sku } from '@contract/routes/goods'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { OtherLanguageTag } from '@/components/other-language'
import { Price } from '@/components/price'
import { Rating } from '@/components/rating'
import { Tappable } from '@/components/tappable'
import { GoodsCampaigns } from '@/features/campaigns/components/goods-campaigns'
import { VersionPicker } from '@/features/catalogue/components/version-picker'
import { usePriceEstimate } from '@/features/currency/hooks/use-price-estimate'
import { selectHiddenPriceText } from '@/features/shop-config/shop-config.slice'
import { formatNumber, formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import type { FittingPersons } from '../hooks/use-fitting-person'
import styles from './buying-box.module.scss'
import { EligibilityStrip } from './eligibility-strip'
import { Guarantees } from './guarantees'

interface BuyingBoxProps {
  goods: GoodsDetail
  /** The clinic with the first free time, once it is known. */
  clinic: string | undefined
  sku: Sku | undefined
  onChooseSku: (id: string) => void
  fitting: FittingPersons
  /** Whether a free slot can be booked from here. */
  canBook: boolean
  onOpenSlots: () => void
  /** The page's buttons, placed here on a desktop. */
  actions: ReactNode
}

/** The facts for the decision: price, name, audience, version, first free day, guarantees. */
export function BuyingBox({
  goods,
  clinic,
  sku,
  onChooseSku,
  fitting,
  canBook,
  onOpenSlots,
  actions,
}: BuyingBoxProps) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.root}>
      <BuyingFacts goods={goods} sku={sku} />
      {(fitting.current !== undefined || goods.eligibility.text !== '') && (
        <View className={styles.strip}>
          <EligibilityStrip eligibility={goods.eligibility} fitting={fitting} />
        </View>
      )}
      {goods.skus.length > 0 && (
        <View className={styles.versions}>
          <VersionPicker skus={goods.skus} chosenId={sku?.id} onChoose={onChooseSku} />
        </View>
      )}
      <View className={styles.line} />
      <FirstFree goods={goods} clinic={clinic} {...(canBook ? { onOpen: onOpenSlots } : null)} />
      <GoodsCampaigns spuId={goods.id} words={t} className={styles.campaigns} />
      <Guarantees spuId={goods.id} />
      <View className={styles.actions}>{actions}</View>
    </View>
  )
}

interface FactsProps {
  /** complete, or a list row */
  goods: GoodsCard & Partial<Pick<GoodsDetail, 'otherLanguage'>>
  sku: Sku | undefined
}

/** Price, name and purpose. */
export const BuyingFacts = ({ goods, sku }: FactsProps) => (
  <>
    <PriceLine goods={goods} sku={sku} />
    <Heading level={1} size="headline" className={styles.name}>
      {goods.name}
    </Heading>
    <OtherLanguageTag language={goods.otherLanguage ?? null} />
    {goods.sellPoint && <View className={styles.point}>{goods.sellPoint}</View>}
  </>
)

function PriceLine({ goods, sku }: FactsProps) {
  const { t } = useText('pages-goods')
  const estimate = usePriceEstimate()
  const hiddenPriceText = useAppSelector(selectHiddenPriceText)
  const price = goods.priceText === null && !goods.isFree ? (sku?.salesPrice ?? goods.salesPrice) : null
  const was =
    (sku ? sku.marketPrice : null) ?? (sku && sku.salesPrice !== goods.salesPrice ? null : goods.marketPrice)
  const estimated = price === null ? undefined : estimate(price)
  return (
    <>
      <View className={styles.top}>
        {price === null ? (
          <View className={styles.words}>
            {goods.isFree ? t('detail.free') : (goods.priceText ?? hiddenPriceText)}
          </View>
        ) : (
          <Price cents={price} size="xl" {...(was === null ? null : { was })} />
        )}
        <View className={styles.sold}>
          {goods.reviewScore && <Rating value={Number(goods.reviewScore)} compact />}
          {goods.saleNum !== null && (
            <View>
              {t(goods.isFree ? 'detail.booked' : 'detail.sold', { n: formatNumber(goods.saleNum) })}
            </View>
          )}
        </View>
      </View>
      {estimated && <View className={styles.estimate}>{estimated}</View>}
    </>
  )
}

function FirstFree({
  goods: { firstFreeDay, firstFreeTime, isFree },
  clinic,
  onOpen,
}: {
  goods: GoodsDetail
  clinic: string | undefined
  onOpen?: () => void
}) {
  const { t } = useText('pages-goods')
  if (firstFreeDay === null)
    return (
      <View className={styles.first}>
        <Icon name="calendar-x" />
        <View className={styles.grow}>{t(isFree ? 'detail.first.noneFree' : 'detail.first.none')}</View>
      </View>
    )
  const moment = formatShortMoment(firstFreeDay, firstFreeTime)
  const words = (
    <>
      <Icon name="calendar-check" className={styles.green} />
      <View className={styles.grow}>
        {t('detail.first.label')} <View className={styles.moment}>{moment}</View>
        {/* its line is reserved: the clinic is known later than the day */}
        <View className={styles.clinic}>{clinic}</View>
      </View>
    </>
  )
  if (!onOpen) return <View className={styles.first}>{words}</View>
  return (
    <Tappable
      className={styles.first}
      label={[t('detail.first.label'), moment, clinic].filter(Boolean).join(' ')}
      onClick={onOpen}
    >
      {words}
      <Icon name="caret-right" size={16} />
    </Tappable>
  )
}
