import { View } from '@tarojs/components'
import { memo, useId, useRef } from 'react'
import { cx, miniProps, webProps } from '@/components/web-props'
import { designPxScale, useWindowSize } from '@/hooks/use-window-size'
import { clampIndex, drawnStretch, wheelSteps } from '@/utils/wheel-motion'
import styles from './index.module.scss'
import { mouseHandlers, touchHandlers, useWheelDrag } from './use-wheel-drag'
import { useWheelKeys } from './use-wheel-keys'
import { useWheelMotion } from './use-wheel-motion'

/** `typed` is the text matched by the keyboard's type-ahead, by default the label. */
export type WheelItem = { key: string; label: string; typed?: string }

export type WheelProps = {
  /** The accessible name ('Month'). */
  label: string
  items: readonly WheelItem[]
  index: number
  onChange: (index: number) => void
  /** Called on Enter in the focused wheel. */
  onEnter?: () => void
}

const ROWS = 5
/** Fewer rows fit on a phone in landscape. */
const SHORT_ROWS = 3
const SHORT_WINDOW_PX = 480
const ITEM_DESIGN_PX = 88
/** Longer labels wrap to two lines, since columns are side by side. */
const ONE_LINE_LETTERS = 12

type TurnLike = { deltaY: number; deltaMode: number }

const DrawnItems = memo(function DrawnItems({
  items,
  first,
  last,
  index,
  idPrefix,
  onTap,
}: {
  items: readonly WheelItem[]
  first: number
  last: number
  index: number
  idPrefix: string
  onTap: (index: number) => void
}) {
  return (
    <>
      {items.slice(first, last + 1).map((item, offset) => {
        const at = first + offset
        const isChosen = at === index
        return (
          <View
            key={item.key}
            className={cx(
              styles.item,
              isChosen && styles.chosen,
              item.label.length > ONE_LINE_LETTERS && styles.long,
            )}
            style={{ top: `${at * 100}%` }}
            onClick={() => onTap(at)}
            ariaRole="option"
            {...miniProps({ ariaSelected: isChosen })}
            {...webProps({
              id: `${idPrefix}-${at}`,
              'aria-selected': isChosen,
              'aria-posinset': at + 1,
              'aria-setsize': items.length,
            })}
          >
            {item.label}
          </View>
        )
      })}
    </>
  )
})

/**
 * A wheel column, operated by dragging, by the mouse wheel, by keys (arrows, Page, Home, End, typing) or by
 * tapping an item. Only items near the middle are rendered, so that centuries cost no more than months. Give
 * `items` a stable identity: a new list moves the wheel without animation.
 */
export function Wheel({ label, items, index, onChange, onEnter }: WheelProps) {
  const { width, height } = useWindowSize()
  const rows = height < SHORT_WINDOW_PX ? SHORT_ROWS : ROWS
  const idPrefix = useId()
  const carriedPx = useRef(0)
  const turning = useWheelMotion(items, index, onChange)
  const { motion, settle } = turning
  const drag = useWheelDrag({
    ...turning,
    index,
    count: items.length,
    // the mini-program's events contain no element size
    itemPxOf: (wheelPx) => (wheelPx ? wheelPx / rows : ITEM_DESIGN_PX * designPxScale(width)),
  })
  const press = useWheelKeys({
    items,
    index,
    onTarget: (target) => settle(target, motion.position),
    onEnter,
  })
  const turn = (event: TurnLike) => {
    const { steps, carriedPx: rest } = wheelSteps(carriedPx.current, event.deltaY, event.deltaMode === 1)
    carriedPx.current = rest
    if (steps !== 0) settle(clampIndex(index + steps, items.length), motion.position)
  }
  const { first, last } = drawnStretch(motion.from, motion.position, items.length)

  return (
    <View
      className={cx(styles.wheel, rows === SHORT_ROWS && styles.short)}
      {...touchHandlers(drag)}
      // `catchMove` stops the mini-program's page from scrolling; on H5 `touch-action` does, and mouse events
      // exist
      {...(process.env.TARO_ENV === 'h5' ? { onWheel: turn, ...mouseHandlers(drag) } : { catchMove: true })}
      ariaRole="listbox"
      ariaLabel={label}
      {...webProps({ tabIndex: 0, 'aria-activedescendant': `${idPrefix}-${index}`, onKeyDown: press })}
    >
      <View
        className={styles.track}
        {...webProps({ role: 'presentation' })}
        style={{
          transform: `translate3d(0, ${-motion.position * 100}%, 0)`,
          transition:
            motion.durationMs > 0
              ? `transform ${motion.durationMs}ms cubic-bezier(.215, .61, .355, 1)`
              : 'none',
        }}
      >
        <DrawnItems
          items={items}
          first={first}
          last={last}
          index={index}
          idPrefix={idPrefix}
          onTap={drag.tap}
        />
      </View>
    </View>
  )
}
