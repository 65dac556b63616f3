import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { NextStrip } from '@/components/next-strip'
import { Price } from '@/components/price'
import { Stepper } from '@/components/stepper'
import { formatPrice } from '@/i18n/format'
import { NO_BREAK_SPACE } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import type { Ordered } from '../sub-order-state'
import styles from '../sub-order.module.scss'
import type { SubOrderState } from '../use-sub-order'

interface Line {
  skuId: string
  name: string
  version: string
  picture: string
  cents: number | null
  /** the product's regular price, when a special price is lower */
  was?: number | undefined
  quantity: number
  shopName: string
}

/** The lines as priced by the server; before that, as the product or the cart shows them. */
function linesOf(ordered: Ordered, { form, pricing }: SubOrderState): Line[] {
  const priced = (skuId: string) => pricing.plain?.lines.find((line) => line.skuId === skuId)
  if (ordered.kind === 'cart')
    return ordered.lines.map(({ skuId, spuName, specInfo, picUrl, quantity, salesPrice }) => ({
      skuId,
      name: spuName,
      version: specInfo,
      picture: picUrl,
      cents: priced(skuId)?.salesPrice ?? salesPrice,
      quantity,
      shopName: priced(skuId)?.shopName ?? '',
    }))
  const { goods, skuId } = ordered
  const sku = goods.skus.find(({ id }) => id === skuId)
  return [
    {
      skuId,
      name: goods.name,
      version: sku?.name ?? '',
      picture: sku?.picUrl || goods.picUrls[0] || '',
      cents: priced(skuId)?.salesPrice ?? sku?.salesPrice ?? null,
      was: priced(skuId)?.originalPrice,
      quantity: form.quantity,
      shopName: priced(skuId)?.shopName ?? '',
    },
  ]
}

/** The goods of the order, below the shop that sends them. */
export function LinesCard({ ordered, state }: { ordered: Ordered; state: SubOrderState }) {
  const { t } = useText('pages-shopping')
  const lines = linesOf(ordered, state)
  const shops = [...new Set(lines.map(({ shopName }) => shopName))]
  const sku = ordered.kind === 'goods' && ordered.goods.skus.find(({ id }) => id === ordered.skuId)
  const most = sku ? Math.max(1, Math.min(limits.cartQuantity, state.most, sku.stock)) : 0
  const leftOut = ordered.kind === 'cart' ? ordered.asked - ordered.lines.length : 0
  const limit = state.pricing.plain?.crossBorder?.limit
  return (
    <Card>
      {leftOut > 0 && (
        <View className={styles.leftOut}>
          <NextStrip kind="warn" icon="warning-circle">
            {t('subOrder.leftOut', { count: leftOut })}
          </NextStrip>
        </View>
      )}
      {shops.map((shopName) => (
        <View key={shopName} className={styles.shop}>
          {(shopName !== '' ||
            (state.pricing.plain === undefined && state.pricing.state.kind === 'loading')) && (
            <View className={styles.shopName}>
              <Icon name="storefront" size={20} />
              <View>{shopName || NO_BREAK_SPACE}</View>
            </View>
          )}
          {lines
            .filter((line) => line.shopName === shopName)
            .map((line) => (
              <OneLine
                key={line.skuId}
                line={line}
                most={most}
                onQuantity={(quantity) => state.change({ quantity })}
              />
            ))}
        </View>
      ))}
      {limit !== undefined && (
        <View className={styles.limit}>
          <NextStrip icon="globe">{t('subOrder.crossBorder', { amount: formatPrice(limit) })}</NextStrip>
        </View>
      )}
    </Card>
  )
}

interface OneLineProps {
  line: Line
  /** 0 when the quantity comes from the cart */
  most: number
  onQuantity: (quantity: number) => void
}

/** One product: picture, name, version, price and quantity. */
function OneLine({ line, most, onQuantity }: OneLineProps) {
  const { t } = useText('pages-shopping')
  return (
    <View className={styles.line}>
      <View className={styles.picture}>
        <Image src={line.picture} alt="" ratio="1:1" />
      </View>
      <View className={styles.words}>
        <View>{line.name}</View>
        {line.version !== '' && <View className={styles.spec}>{line.version}</View>}
        <View className={styles.foot}>
          {line.cents === null ? (
            <View />
          ) : (
            <Price cents={line.cents} {...(line.was === undefined ? {} : { was: line.was })} />
          )}
          {most > 0 ? (
            <Stepper value={line.quantity} max={most} label={t('subOrder.quantity')} onChange={onQuantity} />
          ) : (
            <View className={styles.spec}>{t('subOrder.times', { n: line.quantity })}</View>
          )}
        </View>
      </View>
    </View>
  )
}
