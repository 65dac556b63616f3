import { Fragment, useId, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'
import { useDrawnRows } from './use-drawn-rows'

interface VirtualListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** draws one; its outermost node takes the class, by which the mini-program measures it */
  children: (item: T, className: string | undefined) => ReactNode
  label?: string
  /** several in a row on a desktop */
  isGrid?: boolean
  /** how many there are in all, when more can still be loaded; -1 when nobody counted them */
  total?: number
  /** the last of the items come near */
  onNearEnd?: () => void
}

/** Items that are drawn until the runtime has said how high they are. */
const FIRST_DRAWN = 48
const isH5 = process.env.TARO_ENV === 'h5'

/**
 * A list or grid of any length in which only what is seen, and a screen before and after it, is drawn. Rows may differ in
 * height: each is measured when it is drawn, and what is left out keeps its place. Where nothing can be measured, everything is drawn.
 */
export function VirtualList<T>({
  items,
  keyOf,
  children,
  label,
  isGrid,
  total,
  onNearEnd,
}: VirtualListProps<T>) {
  const id = `list-${useId().replace(/:/g, '')}`
  const { columns, rows } = useDrawnRows({
    id,
    itemClass: (isH5 ? styles.item : styles.cell) ?? '',
    count: items.length,
    firstDrawn: FIRST_DRAWN,
    onNearEnd,
  })
  const first = rows.first * columns
  const drawn = items.slice(first, rows.end * columns)
  const space = (height: number) =>
    height > 0 && (
      <View
        className={styles.space}
        style={{ height: `${height}px` }}
        {...webProps({ 'aria-hidden': true })}
      />
    )
  return (
    <View id={id} className={cx(styles.list, isGrid && styles.cards)} ariaRole="list" ariaLabel={label}>
      {space(rows.before)}
      {drawn.map((item, index) => {
        const key = keyOf(item)
        // one node less for each item of the mini-program: the deepest ones would be components of their own
        if (!isH5) return <Fragment key={key}>{children(item, styles.cell)}</Fragment>
        return (
          <View
            key={key}
            className={styles.item}
            ariaRole="listitem"
            {...webProps({ 'aria-posinset': first + index + 1, 'aria-setsize': total ?? items.length })}
          >
            {children(item, undefined)}
          </View>
        )
      })}
      {space(rows.after)}
    </View>
  )
}
