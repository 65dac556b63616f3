import { useRef } from 'react'

interface TouchLike {
  touches?: ArrayLike<{ clientX: number }>
  changedTouches?: ArrayLike<{ clientX: number }>
}

const LEAST_MOVE = 40

// Taro types touch events as plain events
const firstX = (event: unknown, list: keyof TouchLike) => (event as TouchLike)[list]?.[0]?.clientX

/** Touch handlers that report a horizontal swipe: 1 for next, -1 for previous. */
export function useSwipe(onStep: (by: 1 | -1) => void) {
  const startX = useRef(0)
  return {
    onTouchStart: (event: unknown) => {
      startX.current = firstX(event, 'touches') ?? 0
    },
    onTouchEnd: (event: unknown) => {
      const moved = (firstX(event, 'changedTouches') ?? startX.current) - startX.current
      if (Math.abs(moved) > LEAST_MOVE) onStep(moved < 0 ? 1 : -1)
    },
  }
}
