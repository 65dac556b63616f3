import { View } from '@tarojs/components'
import type { CompareColumn } from '@contract/routes/compare'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useGoodsCard } from '@/features/catalogue/hooks/use-goods-card'
import { openGoods } from '@/features/catalogue/open-goods'
import { keepUnits } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import type { ColumnWindow } from '../hooks/use-column-window'
import { ColumnButton } from './column-button'
import styles from './compare-view.module.scss'

const isH5 = process.env.TARO_ENV === 'h5'

interface CompareHeadsProps {
  columns: readonly CompareColumn[]
  shown: ColumnWindow
  onRemove?: (spuId: string) => void
}

/** The column heads: pictures and buttons scroll away, name and price are sticky. */
export function CompareHeads({ columns, shown, onRemove }: CompareHeadsProps) {
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
          {heads.map((head) => (
            <PictureCell
              key={head.card.id}
              head={head}
              shown={shown}
              {...(onRemove ? { onRemove: () => onRemove(head.column.spuId) } : null)}
            />
          ))}
        </View>
      </View>
      <View className={cx(styles.heads, isH5 && styles.underBar)} ariaRole="row">
        <View className={styles.corner} ariaRole="cell" />
        <View className={styles.cells}>
          {heads.map((head) => (
            <NameCell key={head.card.id} head={head} />
          ))}
        </View>
      </View>
    </>
  )
}

interface Head {
  index: number
  column: CompareColumn
  card: ReturnType<ReturnType<typeof useGoodsCard>>
}

interface PictureCellProps {
  head: Head
  shown: ColumnWindow
  onRemove?: () => void
}

/** The picture of a column, with buttons to pin and remove it. */
function PictureCell({ head: { index, card }, shown, onRemove }: PictureCellProps) {
  const { t } = useText('pages-goods')
  const isPinned = index === shown.pinned
  return (
    <View className={styles.pictured} ariaRole="cell">
      <View className={styles.picture}>
        <Image src={card.picture} alt="" ratio="1:1" />
      </View>
      <View className={styles.headTools}>
        {shown.isPaged && (
          <Tappable
            className={cx(styles.tool, isPinned && styles.chosen)}
            label={t(isPinned ? 'compare.unpin' : 'compare.pin', { name: card.name })}
            onClick={() => shown.pin(index)}
          >
            <Icon name={isPinned ? 'push-pin-fill' : 'push-pin'} size={20} />
          </Tappable>
        )}
        {onRemove && (
          <Tappable
            className={styles.tool}
            label={t('compare.remove', { name: card.name })}
            onClick={onRemove}
          >
            <Icon name="x" size={20} />
          </Tappable>
        )}
      </View>
    </View>
  )
}

/** Name and price of a column, and its button on a desktop. */
function NameCell({ head: { column, card } }: { head: Head }) {
  return (
    <View className={styles.head} ariaRole="columnheader">
      <Tappable className={styles.name} role="link" onClick={() => openGoods(card)}>
        <View className={styles.nameWords}>{keepUnits(card.name)}</View>
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
  )
}
