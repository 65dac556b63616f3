import { View } from '@tarojs/components'
import { formatNumber, formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { drawnBy, pressOnly } from '../drawn'
import { priceParts } from '../price/price-parts'
import { useDrawnPicture } from '../use-drawn-picture'
import { cx } from '../web-props'
import styles from './index.module.scss'
import type { GoodsCardProps } from './types'

/**
 * A package, vaccine, service or product: drawn by goods-card.wxml, so that only its words travel. With something in a corner, card and press are
 * two nodes: Taro waits with a tap until a node above it that listens has heard it too, and a corner lies beside the press.
 */
export function GoodsCard({ goods, onOpen, form = 'grid', action, corner, className }: GoodsCardProps) {
  const { t } = useText('common')
  const picture = useDrawnPicture(goods.picture)
  const { priceCents, wasCents, soldCount } = goods
  const [before, number, after] = priceCents === null ? [] : priceParts(priceCents)
  const was =
    form === 'row' && action == null && priceCents !== null && wasCents !== undefined && wasCents > priceCents
      ? wasCents
      : undefined
  const face = {
    onClick: pressOnly(() => onOpen(goods)),
    ...picture,
    ...drawnBy(action || corner ? 'goods-face' : 'goods-card', {
      mark: goods.isSoldOut ? t('goods.soldOut') : goods.mark,
      name: goods.name,
      note: goods.purpose,
      first: goods.firstFree,
      // the template has the sign that most languages write before the number
      unit: before?.trim() === 'HK$' ? undefined : before?.trim(),
      sum: number,
      after: after?.trim(),
      price: priceCents === null ? goods.priceText : undefined,
      ...(was === undefined
        ? null
        : { was: formatPrice(was), said: t('price.was', { price: formatPrice(was) }) }),
      sold:
        soldCount === undefined
          ? undefined
          : t(goods.isFree ? 'goods.booked' : 'goods.sold', { n: formatNumber(soldCount) }),
    }),
  }
  const frame = cx(styles[form], className)
  return action || corner ? (
    <View className={frame} {...drawnBy('goods-frame', { corner: !!corner, act: !!action })}>
      <View {...face} />
      {corner}
      {action}
    </View>
  ) : (
    <View className={frame} {...face} />
  )
}
