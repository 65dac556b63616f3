import { View } from '@tarojs/components'
import type { CompareColumn } from '@contract/compare'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useGoodsCard } from '@/hooks/use-goods-card'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import type { ColumnWindow } from '../hooks/use-column-window'
import { ColumnButton } from './column-button'
import styles from './compare-view.module.scss'

const isH5 = process.env.TARO_ENV === 'h5'

interface CompareHeadsProps {
  columns: readonly CompareColumn[]
  shown: ColumnWindow
  onRemove?: (spuId: string) => void
}

/** The heads: pictures and the buttons scroll away, name and price stay under the bar. */
export function CompareHeads({ columns, shown, onRemove }: CompareHeadsProps) {
  const { t } = useText('pages-goods')
  const cardOf = useGoodsCard()
  const heads = shown.columns.flatMap((index) => {
    const column = columns[index]
    return column ? [{ index, column, card: cardOf(column.goods) }] : []
  })
  return (
    <>
      <View className={styles.pictures} ariaRole="row">
        <View className={styles.corner} ariaRole="cell" />
        <View className={styles.cells}>
          {heads.map(({ index, column, card }) => (
            <View key={card.id} className={styles.pictured} ariaRole="cell">
              <View className={styles.picture}>
                <Image src={card.picture} alt="" ratio="1:1" />
              </View>
              <View className={styles.headTools}>
                {shown.isPaged && (
                  <Tappable
                    className={cx(styles.tool, index === shown.pinned && styles.on)}
                    label={t(index === shown.pinned ? 'compare.unpin' : 'compare.pin', { name: card.name })}
                    onClick={() => shown.pin(index)}
                  >
                    <Icon name={index === shown.pinned ? 'push-pin-fill' : 'push-pin'} size={20} />
                  </Tappable>
                )}
                {onRemove && (
                  <Tappable
                    className={styles.tool}
                    label={t('compare.remove', { name: card.name })}
                    onClick={() => onRemove(column.spuId)}
                  >
                    <Icon name="x" size={20} />
                  </Tappable>
                )}
              </View>
            </View>
          ))}
        </View>
      </View>
      <View className={cx(styles.heads, isH5 && styles.underBar)} ariaRole="row">
        <View className={styles.corner} ariaRole="cell" />
        <View className={styles.cells}>
          {heads.map(({ column, card }) => (
            <View key={card.id} className={styles.head} ariaRole="columnheader">
              <Tappable
                className={styles.name}
                role="link"
                onClick={() => go(routes.goodsDetail, { id: card.id })}
              >
                <View className={styles.nameWords}>{card.name}</View>
              </Tappable>
              {card.priceCents === null ? (
                <View className={styles.priceText}>{card.priceText}</View>
              ) : (
                <Price cents={card.priceCents} />
              )}
              <View className={styles.desktopButton}>
                <ColumnButton column={column} />
              </View>
            </View>
          ))}
        </View>
      </View>
    </>
  )
}
