import { ScrollView, View } from '@tarojs/components'
import { useEffect } from 'react'
import { formatTotal } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { focusById, revealById } from '@/utils/focus-element'
import { Tappable } from '../tappable'
import { cx, miniProps } from '../web-props'
import styles from './index.module.scss'

export interface TabItem<K extends string> {
  key: K
  label: string
  count?: number
}

interface TabsProps<K extends string> {
  items: readonly TabItem<K>[]
  active: K
  onChange: (key: K) => void
  /** the list's accessible name */
  label?: string
  /** a count of zero is shown too: of results, where it is an answer, not of things to do */
  showsZero?: boolean
  /** keeps ids unique when a page has two sets, or two pages are in the stack */
  idPrefix?: string
}

/** Tabs over a list; arrow keys move between them, and the selected one stays in view. */
export function Tabs<K extends string>({
  items,
  active,
  onChange,
  label,
  showsZero = false,
  idPrefix = 'tab',
}: TabsProps<K>) {
  const hasCount = ({ count }: TabItem<K>): boolean => count !== undefined && (count > 0 || showsZero)
  const { t } = useText('common')
  const idOf = (key: string) => `${idPrefix}-${key}`
  const activeId = idOf(active)
  useEffect(() => revealById(activeId), [activeId])
  const move = (from: number, key: string) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    const to =
      key === 'Home' ? 0 : key === 'End' ? items.length - 1 : (from + step + items.length) % items.length
    const item = items[to]
    if (!item || to === from) return
    onChange(item.key)
    focusById(idOf(item.key))
  }
  return (
    <ScrollView
      className={styles.root}
      scrollX
      enhanced
      showScrollbar={false}
      {...miniProps({ scrollIntoView: activeId, scrollWithAnimation: true })}
    >
      <View className={styles.list} ariaRole="tablist" ariaLabel={label}>
        {items.map((item, i) => (
          <Tappable
            key={item.key}
            id={idOf(item.key)}
            role="tab"
            selected={item.key === active}
            tabIndex={item.key === active ? 0 : -1}
            className={cx(styles.tab, item.key === active && styles.chosen)}
            label={
              hasCount(item)
                ? t('tabs.withCount', { label: item.label, n: formatTotal(item.count ?? 0) })
                : undefined
            }
            onClick={() => onChange(item.key)}
            onKeyDown={(key) => move(i, key)}
          >
            <View>{item.label}</View>
            {hasCount(item) && <View className={styles.count}>{formatTotal(item.count ?? 0)}</View>}
          </Tappable>
        ))}
      </View>
    </ScrollView>
  )
}
