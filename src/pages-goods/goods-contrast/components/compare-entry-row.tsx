import { View } from '@tarojs/components'
import { Checkbox } from '@/components/checkbox'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Tag } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import { useGoodsCard } from '@/features/catalogue/hooks/use-goods-card'
import { openGoods } from '@/features/catalogue/open-goods'
import { useFit } from '@/features/persons/components/fit-mark'
import { formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { ListedPackage } from '../hooks/use-compare-list'
import styles from './compare-entry-row.module.scss'

interface CompareEntryRowProps {
  entry: ListedPackage
  isChosen: boolean
  isFull: boolean
  onToggle: () => void
  onRemove: () => void
}

/** A package of the list: select, open or remove it. With four selected the others are disabled. */
export function CompareEntryRow({ entry, isChosen, isFull, onToggle, onRemove }: CompareEntryRowProps) {
  const { t } = useText('pages-goods')
  const card = useGoodsCard()(entry.goods)
  const { noteOf } = useFit()
  const isGone = !entry.isAvailable
  const perItem = entry.pricePerItem ? t('contrast.perItem', { price: formatMoney(entry.pricePerItem) }) : ''
  return (
    <View className={styles.root}>
      <Checkbox
        label={t('contrast.choose', { name: card.name })}
        checked={isChosen}
        disabled={!isChosen && (isFull || isGone)}
        onChange={onToggle}
      />
      <Tappable className={styles.press} role="link" onClick={() => openGoods(card)}>
        <View className={styles.picture}>
          <Image src={card.picture} alt="" ratio="1:1" lazy />
        </View>
        <View className={styles.body}>
          <Heading level={2} size="body" className={styles.name}>
            {card.name}
          </Heading>
          {entry.itemCount !== undefined && (
            <View className={styles.facts}>
              <View>{t('compare.items', { count: entry.itemCount })}</View>
              {perItem !== '' && <View>{perItem}</View>}
            </View>
          )}
          {noteOf(entry.goods)}
          {isGone ? (
            <View>
              <Tag kind="warn" icon="prohibit">
                {t('compare.way.none')}
              </Tag>
            </View>
          ) : card.priceCents === null ? (
            <View className={styles.priceText}>{card.priceText}</View>
          ) : (
            <Price cents={card.priceCents} />
          )}
        </View>
      </Tappable>
      <Tappable
        className={styles.remove}
        label={t('contrast.remove', { name: card.name })}
        onClick={onRemove}
      >
        <Icon name="trash" size={20} />
      </Tappable>
    </View>
  )
}
