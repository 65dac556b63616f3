import { isMotionReduced } from '../system'

const TICK_MS = 8

/** A tick that a finger feels; nothing under a mouse, where the device cannot, or where less motion is asked for. */
export function tick(): void {
  if (!matchMedia('(pointer: coarse)').matches || isMotionReduced()) return
  try {
    navigator.vibrate?.(TICK_MS)
  } catch {
    /* a browser may forbid it */
  }
}
