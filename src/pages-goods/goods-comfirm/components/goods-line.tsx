import { View } from '@tarojs/components'
import type { GoodsDetail, Sku } from '@contract/goods'
import type { OrderPrice } from '@contract/orders'
import { Card } from '@/components/card'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Stepper } from '@/components/stepper'
import { useText } from '@/i18n/use-text'
import { parseCents } from '@/utils/money'
import styles from './goods-line.module.scss'

const MAX_QUANTITY = 99

interface GoodsLineProps {
  goods: GoodsDetail
  sku: Sku | undefined
  quantity: number
  /** Left away where one is bought at a time. */
  onQuantity?: (quantity: number) => void
  price: OrderPrice | undefined
}

/** What is bought: picture, name, spec, price and how many. */
export function GoodsLine({ goods, sku, quantity, onQuantity, price }: GoodsLineProps) {
  const { t } = useText('pages-goods')
  const unit = price?.lines[0]?.salesPrice ?? sku?.salesPrice ?? goods.salesPrice
  return (
    <Card>
      <View className={styles.root}>
        <View className={styles.picture}><Image src={sku?.picUrl || goods.picUrls[0] || ''} alt='' ratio='1:1' /></View>
        <View className={styles.words}>
          <View className={styles.name}>{goods.name}</View>
          {sku && sku.name !== '' && <View className={styles.spec}>{sku.name}</View>}
          <View className={styles.foot}>
            {unit === null ? <View /> : <Price cents={parseCents(unit)} />}
            {onQuantity
              ? <Stepper value={quantity} max={Math.max(1, Math.min(MAX_QUANTITY, sku?.stock ?? MAX_QUANTITY))} label={t('confirm.quantity')} onChange={onQuantity} />
              : <View className={styles.count}>{t('confirm.times', { n: 1 })}</View>}
          </View>
        </View>
      </View>
    </Card>
  )
}
