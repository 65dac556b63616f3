import { View } from '@tarojs/components'
import { Tag } from '@/components/tag'
import { useText } from '@/i18n/use-text'
import type { PackageItem } from '../item-search'
import styles from './package-items.module.scss'

interface ItemProps {
  item: PackageItem
  /** the name of its group, where that is not above */
  group?: string
}

/** An item of a package in plain words, and whether it needs fasting. */
export function Item({ item: { name, explain, needsFasting }, group }: ItemProps) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.item} ariaRole="listitem">
      <View className={styles.line}>
        <View className={styles.itemName}>{name}</View>
        {needsFasting && (
          <Tag kind="warn" icon="fork-knife">
            {t('detail.items.fasting')}
          </Tag>
        )}
        {group && <View className={styles.of}>{group}</View>}
      </View>
      {explain && <View className={styles.explain}>{explain}</View>}
    </View>
  )
}
