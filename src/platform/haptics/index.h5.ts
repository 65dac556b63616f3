import { isMotionReduced } from '../system'

const TICK_MS = 8
const ALERT_MS = [200, 120, 200]

function vibrate(pattern: number | number[]): void {
  try {
    navigator.vibrate?.(pattern)
  } catch {
    /* a browser may forbid it */
  }
}

/** A short vibration for touch; none for a mouse, without support, or with reduced motion. */
export function tick(): void {
  if (!matchMedia('(pointer: coarse)').matches || isMotionReduced()) return
  vibrate(TICK_MS)
}

/**
 * Calls somebody who does not look at the screen. It carries information, so reduced motion does not disable
 * it.
 */
export function alertByTouch(): void {
  vibrate(ALERT_MS)
}
