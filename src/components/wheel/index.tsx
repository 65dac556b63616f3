import { memo, useId, useRef, useState } from 'react'
import { View, type ITouchEvent } from '@tarojs/components'
import { cx, webProps } from '@/components/web-props'
import { designPxScale, useWindowSize } from '@/hooks/use-window-size'
import {
  clampIndex,
  dragPosition,
  drawnStretch,
  glideMs,
  glidePosition,
  keyTarget,
  restIndex,
  typeAheadTarget,
  wheelSteps,
} from '@/utils/wheel-motion'
import styles from './index.module.scss'

/** `typed` is what the keyboard's type-ahead compares with, by default the label. */
export type WheelItem = { key: string; label: string; typed?: string }

export type WheelProps = {
  /** What is chosen here ('Month'): the name for assistive technology. */
  label: string
  items: readonly WheelItem[]
  index: number
  onChange: (index: number) => void
  /** Enter on the focused wheel. */
  onEnter?: () => void
}

const ROWS = 5
/** On a phone held sideways there is room for fewer rows. */
const SHORT_ROWS = 3
const SHORT_WINDOW_PX = 480
const ITEM_DESIGN_PX = 88
/** A finger may tremble this much (CSS px) before a press is a drag. */
const DRAG_SLOP_PX = 4
/** The speed of a release is measured over this last part of the drag. */
const SPEED_WINDOW_MS = 100
const SPEED_MIN_MS = 16
const SPEED_MAX_ITEMS_PER_MS = 0.06
const TYPE_AHEAD_MS = 800
/** A longer label takes two lines: columns stand side by side. */
const ONE_LINE_LENGTH = 12

type Motion = { position: number; from: number; durationMs: number; startedMs: number }
type Drag = {
  startY: number
  startPosition: number
  itemPx: number
  hasMoved: boolean
  trail: { atMs: number; position: number }[]
}
type KeyPress = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  preventDefault: () => void
}
type PointerLike = {
  pointerType: string
  button: number
  pointerId: number
  clientY: number
  currentTarget: { clientHeight?: number; setPointerCapture?: (id: number) => void }
}
type TurnLike = { deltaY: number; deltaMode: number }

// Taro types the touch handlers of View with the base event
const touchY = (event: object): number | undefined => (event as ITouchEvent).touches[0]?.clientY
const heightOf = (event: object): number | undefined =>
  (event as { currentTarget: { clientHeight?: number } }).currentTarget.clientHeight

const resting = (position: number): Motion => ({ position, from: position, durationMs: 0, startedMs: 0 })

function releaseSpeed(trail: Drag['trail'], nowMs: number): number {
  const recent = trail.filter((point) => nowMs - point.atMs <= SPEED_WINDOW_MS)
  const first = recent[0]
  const last = recent[recent.length - 1]
  if (!first || !last || last.atMs - first.atMs < SPEED_MIN_MS) return 0
  const speed = (last.position - first.position) / (last.atMs - first.atMs)
  return Math.max(-SPEED_MAX_ITEMS_PER_MS, Math.min(SPEED_MAX_ITEMS_PER_MS, speed))
}

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
              item.label.length > ONE_LINE_LENGTH && styles.long,
            )}
            style={{ top: `${at * 100}%` }}
            onClick={() => onTap(at)}
            ariaRole="option"
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
 * One column that turns: by dragging with a finger or the mouse, by the mouse wheel, by keys (arrows, Page, Home, End,
 * typing) and by a tap on an item. Only the items near the middle are drawn, so a column of centuries costs no more
 * than a column of months. Give `items` a stable identity: a new list moves the wheel without a glide.
 */
export function Wheel({ label, items, index, onChange, onEnter }: WheelProps) {
  const { width, height } = useWindowSize()
  const rows = height < SHORT_WINDOW_PX ? SHORT_ROWS : ROWS
  const idPrefix = useId()
  const [motion, setMotion] = useState(() => resting(index))
  const [seen, setSeen] = useState({ index, items })
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)
  const carriedPx = useRef(0)
  const typed = useRef({ text: '', atMs: 0 })

  if (seen.index !== index || seen.items !== items) {
    setSeen({ index, items })
    if (motion.position !== index) {
      setMotion(
        seen.items === items
          ? {
              position: index,
              from: motion.position,
              durationMs: glideMs(motion.position, index),
              startedMs: Date.now(),
            }
          : resting(index),
      )
    }
  }

  const settle = (target: number, from: number) => {
    setMotion({ position: target, from, durationMs: glideMs(from, target), startedMs: Date.now() })
    if (target !== index) onChange(target)
  }

  const begin = (y: number, viewportPx: number | undefined) => {
    // the mini-program's events carry no element size
    const itemPx = viewportPx ? viewportPx / rows : ITEM_DESIGN_PX * designPxScale(width)
    const position = glidePosition(
      motion.from,
      motion.position,
      Date.now() - motion.startedMs,
      motion.durationMs,
    )
    drag.current = {
      startY: y,
      startPosition: position,
      itemPx,
      hasMoved: false,
      trail: [{ atMs: Date.now(), position }],
    }
    wasDragged.current = false
    setMotion(resting(position))
  }

  const follow = (y: number) => {
    const current = drag.current
    if (!current) return
    if (!current.hasMoved && Math.abs(y - current.startY) < DRAG_SLOP_PX) return
    current.hasMoved = true
    wasDragged.current = true
    const position = dragPosition(current.startPosition, y - current.startY, current.itemPx, items.length)
    current.trail.push({ atMs: Date.now(), position })
    setMotion(resting(position))
  }

  const release = () => {
    const current = drag.current
    if (!current) return
    drag.current = null
    const position = current.trail[current.trail.length - 1]?.position ?? index
    settle(
      current.hasMoved
        ? restIndex(position, releaseSpeed(current.trail, Date.now()), items.length)
        : clampIndex(Math.round(position), items.length),
      position,
    )
  }

  const tap = (target: number) => {
    // the click that ends a drag with the mouse is no tap
    if (wasDragged.current) {
      wasDragged.current = false
      return
    }
    settle(target, motion.position)
  }

  const press = (event: KeyPress) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && onEnter) {
      event.preventDefault()
      onEnter()
      return
    }
    let target = keyTarget(event.key, index, items.length)
    if (target === null && event.key.length === 1 && event.key !== ' ') {
      const nowMs = Date.now()
      const text = (nowMs - typed.current.atMs < TYPE_AHEAD_MS ? typed.current.text : '') + event.key
      typed.current = { text, atMs: nowMs }
      const found = typeAheadTarget(
        text,
        items.map((item) => item.typed ?? item.label),
        index,
      )
      target = found < 0 ? null : found
    }
    if (target === null) return
    event.preventDefault()
    settle(target, motion.position)
  }

  const turn = (event: TurnLike) => {
    const { steps, carriedPx: rest } = wheelSteps(carriedPx.current, event.deltaY, event.deltaMode === 1)
    carriedPx.current = rest
    if (steps !== 0) settle(clampIndex(index + steps, items.length), motion.position)
  }

  // `catchMove` keeps the mini-program's page still under the finger; on H5 `touch-action` does, and a mouse exists
  const byTarget =
    process.env.TARO_ENV === 'h5'
      ? {
          onWheel: turn,
          onPointerDown: (event: PointerLike) => {
            if (event.pointerType === 'mouse' && event.button === 0)
              begin(event.clientY, event.currentTarget.clientHeight)
          },
          onPointerMove: (event: PointerLike) => {
            if (event.pointerType !== 'mouse' || !drag.current) return
            follow(event.clientY)
            // only now: captured from the start, a plain click would never reach the item
            if (drag.current.hasMoved) event.currentTarget.setPointerCapture?.(event.pointerId)
          },
          onPointerUp: (event: PointerLike) => {
            if (event.pointerType === 'mouse') release()
          },
          onPointerLeave: (event: PointerLike) => {
            if (event.pointerType === 'mouse') release()
          },
        }
      : { catchMove: true }

  const { first, last } = drawnStretch(motion.from, motion.position, items.length)

  return (
    <View
      className={cx(styles.wheel, rows === SHORT_ROWS && styles.short)}
      onTouchStart={(event) => {
        const y = touchY(event)
        if (y !== undefined) begin(y, heightOf(event))
      }}
      onTouchMove={(event) => {
        const y = touchY(event)
        if (y !== undefined) follow(y)
      }}
      onTouchEnd={release}
      onTouchCancel={release}
      {...byTarget}
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
        <DrawnItems items={items} first={first} last={last} index={index} idPrefix={idPrefix} onTap={tap} />
      </View>
    </View>
  )
}
