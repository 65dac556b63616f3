import type { ITouchEvent } from '@tarojs/components'
import { useRef } from 'react'
import { clampIndex, dragPosition, glidePosition, restIndex } from '@/utils/wheel-motion'
import type { WheelMotion } from './use-wheel-motion'

/** Movement (CSS px) up to which a press is not a drag. */
const DRAG_SLOP_PX = 4
/** The time before a release over which its speed is measured. */
const SPEED_WINDOW_MS = 100
const SPEED_MIN_MS = 16
const SPEED_MAX_ITEMS_PER_MS = 0.06

type Drag = {
  startY: number
  startPosition: number
  itemPx: number
  hasMoved: boolean
  trail: { atMs: number; position: number }[]
}
type PointerLike = {
  pointerType: string
  button: number
  pointerId: number
  clientY: number
  currentTarget: { clientHeight?: number; setPointerCapture?: (id: number) => void }
}

// Taro types View's touch handlers with the base event
const touchY = (event: object): number | undefined => (event as ITouchEvent).touches[0]?.clientY
const heightOf = (event: object): number | undefined =>
  (event as { currentTarget: { clientHeight?: number } }).currentTarget.clientHeight

function releaseSpeed(trail: Drag['trail'], nowMs: number): number {
  const recent = trail.filter((point) => nowMs - point.atMs <= SPEED_WINDOW_MS)
  const first = recent[0]
  const last = recent[recent.length - 1]
  if (!first || !last || last.atMs - first.atMs < SPEED_MIN_MS) return 0
  const speed = (last.position - first.position) / (last.atMs - first.atMs)
  return Math.max(-SPEED_MAX_ITEMS_PER_MS, Math.min(SPEED_MAX_ITEMS_PER_MS, speed))
}

interface WheelDragOptions extends WheelMotion {
  index: number
  count: number
  /** The height of an item, derived from the wheel's own height where the platform reports it. */
  itemPxOf: (wheelPx: number | undefined) => number
}

/** Drags a wheel with a finger or the mouse; it keeps rolling when released in motion. */
export function useWheelDrag({ motion, hold, settle, index, count, itemPxOf }: WheelDragOptions) {
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)

  const begin = (y: number, wheelPx: number | undefined) => {
    const nowMs = Date.now()
    const position = glidePosition(motion.from, motion.position, nowMs - motion.startedMs, motion.durationMs)
    drag.current = {
      startY: y,
      startPosition: position,
      itemPx: itemPxOf(wheelPx),
      hasMoved: false,
      trail: [{ atMs: nowMs, position }],
    }
    wasDragged.current = false
    hold(position)
  }

  /** @returns whether the press has become a drag */
  const follow = (y: number): boolean => {
    const current = drag.current
    if (!current) return false
    if (!current.hasMoved && Math.abs(y - current.startY) < DRAG_SLOP_PX) return false
    current.hasMoved = true
    wasDragged.current = true
    const position = dragPosition(current.startPosition, y - current.startY, current.itemPx, count)
    current.trail.push({ atMs: Date.now(), position })
    hold(position)
    return true
  }

  const release = () => {
    const current = drag.current
    if (!current) return
    drag.current = null
    const position = current.trail[current.trail.length - 1]?.position ?? index
    const target = current.hasMoved
      ? restIndex(position, releaseSpeed(current.trail, Date.now()), count)
      : clampIndex(Math.round(position), count)
    settle(target, position)
  }

  const tap = (target: number) => {
    // the click at the end of a mouse drag is not a tap
    if (wasDragged.current) wasDragged.current = false
    else settle(target, motion.position)
  }

  return { begin, follow, release, tap }
}

type WheelDrag = ReturnType<typeof useWheelDrag>

export const touchHandlers = ({ begin, follow, release }: WheelDrag) => ({
  onTouchStart: (event: object) => {
    const y = touchY(event)
    if (y !== undefined) begin(y, heightOf(event))
  },
  onTouchMove: (event: object) => {
    const y = touchY(event)
    if (y !== undefined) follow(y)
  },
  onTouchEnd: release,
  onTouchCancel: release,
})

/** H5 only: touches come as touch events. */
export function mouseHandlers({ begin, follow, release }: WheelDrag) {
  const releaseMouse = (event: PointerLike) => {
    if (event.pointerType === 'mouse') release()
  }
  return {
    onPointerDown: (event: PointerLike) => {
      if (event.pointerType === 'mouse' && event.button === 0)
        begin(event.clientY, event.currentTarget.clientHeight)
    },
    onPointerMove: (event: PointerLike) => {
      // captured during a drag only: with capture from the start, a plain click would never reach the item
      if (event.pointerType === 'mouse' && follow(event.clientY))
        event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerUp: releaseMouse,
    onPointerLeave: releaseMouse,
  }
}
