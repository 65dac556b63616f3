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
  /** links: each alternative is a page */
  role?: 'radio' | 'link'
}

/** A segmented control: two to four alternatives, one selected. */
export function Segmented<K extends string>({
  items,
  active,
  onChange,
  label,
  idPrefix = 'segment',
  role = 'radio',
}: SegmentedProps<K>) {
  const move = (from: number, key: string) => {
    const step =
      key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0
    const item = items[(from + step + items.length) % items.length]
    if (!step || !item) return
    onChange(item.key)
    focusById(`${idPrefix}-${item.key}`)
  }
  // an arrow key chooses an alternative, but opens no page
  const stateOf = (key: K, i: number) =>
    role === 'link'
      ? { isCurrent: key === active }
      : {
          checked: key === active,
          tabIndex: key === active ? 0 : -1,
          onKeyDown: (pressed: string) => move(i, pressed),
        }
  return (
    <View className={styles.root} ariaRole={role === 'link' ? 'navigation' : 'radiogroup'} ariaLabel={label}>
      {items.map((item, i) => (
        <Tappable
          key={item.key}
          id={`${idPrefix}-${item.key}`}
          role={role}
          className={cx(styles.item, item.key === active && styles.chosen)}
          onClick={() => (role === 'link' && item.key === active ? undefined : onChange(item.key))}
          {...stateOf(item.key, i)}
        >
          {item.label}
        </Tappable>
      ))}
    </View>
  )
}
