import { useEffect, useRef } from 'react'
import { limits } from '@contract/constants/limits'

interface Point {
  clientX: number
  clientY: number
}
/** Taro's event types lack touches, although both targets send them. */
const pointOf = (event: unknown): Point | undefined => (event as { touches?: Point[] }).touches?.[0]

/**
 * Props of a View that reacts to a long press of 350 ms. A finger that moves more than 10 px is scrolling.
 */
export function useLongPress(onLongPress: () => void) {
  const held = useRef<{ from: Point; timer: ReturnType<typeof setTimeout> } | null>(null)
  const release = () => {
    if (held.current) clearTimeout(held.current.timer)
    held.current = null
  }
  useEffect(() => release, [])
  return {
    onTouchStart: (event: unknown) => {
      release()
      const from = pointOf(event)
      if (!from) return
      const timer = setTimeout(() => {
        held.current = null
        onLongPress()
      }, limits.longPressMs)
      held.current = { from, timer }
    },
    onTouchMove: (event: unknown) => {
      const to = pointOf(event)
      if (!held.current || !to) return
      const { from } = held.current
      if (Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > limits.longPressTolerancePx)
        release()
    },
    onTouchEnd: release,
    onTouchCancel: release,
  }
}
