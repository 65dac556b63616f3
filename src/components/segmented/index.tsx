import { View } from '@tarojs/components'
import { focusById } from '@/utils/focus-element'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface SegmentedProps<K extends string> {
  items: readonly { key: K; label: string }[]
  active: K
  onChange: (key: K) => void
  label: string
  idPrefix?: string
}

/** A segmented control: two to four alternatives, one selected. */
export function Segmented<K extends string>({
  items,
  active,
  onChange,
  label,
  idPrefix = 'segment',
}: SegmentedProps<K>) {
  const move = (from: number, key: string) => {
    const step =
      key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0
    const item = items[(from + step + items.length) % items.length]
    if (!step || !item) return
    onChange(item.key)
    focusById(`${idPrefix}-${item.key}`)
  }
  return (
    <View className={styles.root} ariaRole="radiogroup" ariaLabel={label}>
      {items.map((item, i) => (
        <Tappable
          key={item.key}
          id={`${idPrefix}-${item.key}`}
          role="radio"
          checked={item.key === active}
          tabIndex={item.key === active ? 0 : -1}
          className={cx(styles.item, item.key === active && styles.chosen)}
          onClick={() => onChange(item.key)}
          onKeyDown={(key) => move(i, key)}
        >
          {item.label}
        </Tappable>
      ))}
    </View>
  )
}
