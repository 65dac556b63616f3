import { View } from '@tarojs/components'
import { CountBadge } from '../count-badge'
import { Icon, type IconName } from '../icon'
import { Image } from '../image'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

export interface IconGridItem {
  key: string
  icon?: IconName
  /** a picture from the server instead of an icon */
  picture?: string
  text: string
  /** address of the page it leads to */
  href?: string
  count?: number
  label?: string
}

function Entry({ item, onOpen }: { item: IconGridItem; onOpen: (item: IconGridItem) => void }) {
  return (
    <Tappable
      className={styles.item}
      role="link"
      label={item.label}
      href={item.href}
      onClick={() => onOpen(item)}
    >
      <CountBadge count={item.count}>
        <View className={styles.icon}>
          {item.picture ? (
            <Image src={item.picture} alt="" />
          ) : item.icon ? (
            <Icon name={item.icon} size={28} />
          ) : null}
        </View>
      </CountBadge>
      <View className={styles.text}>{item.text}</View>
    </Tappable>
  )
}

/** A grid of links: an icon over a label, four in a row. filled: on a tinted background. */
export function IconGrid({
  items,
  filled,
  fit,
  onOpen,
}: {
  items: readonly IconGridItem[]
  filled?: boolean
  /** as many per row as fit without breaking a word: a long one, or one of at most ten letters */
  fit?: 'longWords' | 'shortWords'
  onOpen: (item: IconGridItem) => void
}) {
  return (
    <View
      className={cx(
        styles.root,
        styles.c4,
        filled && styles.filled,
        fit && styles.fitting,
        fit === 'shortWords' && styles.short,
        items.length % 4 === 0 && styles.fours,
        items.length === 5 && styles.five,
      )}
    >
      {items.map((item) => (
        <Entry key={item.key} item={item} onOpen={onOpen} />
      ))}
    </View>
  )
}
