import { isMotionReduced } from '../system'

const TICK_MS = 8
const ALERT_MS = [200, 120, 200]

function vibrate(pattern: number | number[]): void {
  try {
    navigator.vibrate?.(pattern)
  } catch {
    /* the browser may not allow it */
  }
}

/** A short vibration for touch input; none for a mouse, without support, or with reduced motion. */
export function tick(): void {
  if (!matchMedia('(pointer: coarse)').matches || isMotionReduced()) return
  vibrate(TICK_MS)
}

/** Alerts a user who is not looking at the screen. It conveys information, so reduced motion does not disable it. */
export function alertByTouch(): void {
  vibrate(ALERT_MS)
}
