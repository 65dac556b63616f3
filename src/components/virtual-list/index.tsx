import { View } from '@tarojs/components'
import { Fragment, useId, type ReactNode } from 'react'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'
import { useDrawnRows } from './use-drawn-rows'

interface VirtualListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** renders one item; its root node gets the class, with which the mini-program measures it */
  children: (item: T, className: string | undefined) => ReactNode
  label?: string
  /** number of items per row on a desktop */
  isGrid?: boolean
  /** total number when more can be loaded; -1 when unknown */
  total?: number
  /** called when the last items come near */
  onNearEnd?: () => void
}

/** Number of items rendered before their heights are measured. */
const FIRST_DRAWN = 48
const isH5 = process.env.TARO_ENV === 'h5'

/**
 * A list or grid of any length that renders only the visible rows and a screen before and after. Rows may
 * differ in height: each is measured when rendered, and omitted rows keep their space. Where measuring is
 * impossible, everything is rendered.
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
        // saves one node per item in the mini-program, where the deepest ones would become separate
        // components
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
