import { View } from '@tarojs/components'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { useText } from '@/i18n/use-text'
import styles from './goods-line.module.scss'

interface GoodsLineProps {
  name: string
  picture: string
  version: string
  /** unit price in cents; null when there is none */
  unitPrice: number | null
  /** The product's regular price, when a special price is lower. */
  was?: number | undefined
  quantity: number
}

/** A product of the order: picture, name, version, price and quantity. */
export function GoodsLine({ name, picture, version, unitPrice, was, quantity }: GoodsLineProps) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.root}>
      <View className={styles.picture}>
        <Image src={picture} alt="" ratio="1:1" />
      </View>
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        {version !== '' && <View className={styles.spec}>{version}</View>}
        <View className={styles.foot}>
          {unitPrice === null ? (
            <View />
          ) : (
            <Price cents={unitPrice} {...(was === undefined ? null : { was })} />
          )}
          <View className={styles.count}>{t('confirm.times', { n: quantity })}</View>
        </View>
      </View>
    </View>
  )
}
