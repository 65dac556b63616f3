import { View } from '@tarojs/components'
import type { Delivery, Sku } from '@contract/routes/goods'
import { Icon, type IconName } from '@/components/icon'
import { selectShowTaxes } from '@/features/shop-config/shop-config.slice'
import { formatNumber, formatPrice, formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import styles from './parcel-facts.module.scss'

/** Shows only that stock is low, never its exact number. */
const FEW_LEFT = 10
const BASIS_POINTS = 100

interface ParcelFactsProps {
  delivery: Delivery
  sku: Sku | undefined
}

/** Facts about shipping: stock, cost and day of delivery, tax, customs. */
export function ParcelFacts({ delivery, sku }: ParcelFactsProps) {
  const { t } = useText('pages-shopping')
  const hasTaxes = useAppSelector(selectShowTaxes)
  const { freightPrice, taxBasisPoints, isCrossBorder, earliestDay, latestDay, orderLimit } = delivery
  const stock = sku?.stock ?? 0
  const stockText =
    stock === 0
      ? t('detail.product.soldOut')
      : stock <= FEW_LEFT
        ? t('detail.product.left', { count: stock })
        : t('detail.product.inStock')
  const freight =
    freightPrice === 0
      ? t('detail.product.freeDelivery')
      : t('detail.product.deliveryCost', { amount: formatPrice(freightPrice) })
  return (
    <>
      <Fact icon="package" text={stockText} />
      <Fact icon="truck" text={freight} />
      {stock > 0 && (
        <Fact
          icon="calendar-check"
          text={t('detail.product.arrival', {
            from: formatShortDay(earliestDay),
            to: formatShortDay(latestDay),
          })}
        />
      )}
      {hasTaxes && taxBasisPoints > 0 && (
        <Fact
          icon="receipt"
          text={t('detail.product.taxRate', { rate: formatNumber(taxBasisPoints / BASIS_POINTS) })}
        />
      )}
      {isCrossBorder && (
        <Fact
          icon="identification-card"
          text={t('detail.product.crossBorder', { amount: formatPrice(orderLimit ?? 0) })}
        />
      )}
    </>
  )
}

function Fact({ icon, text }: { icon: IconName; text: string }) {
  return (
    <View className={styles.fact}>
      <Icon name={icon} className={styles.icon} />
      <View className={styles.words}>{text}</View>
    </View>
  )
}
