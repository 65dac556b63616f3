/** A browser may not change the brightness of the screen. */
export const canBrighten = false

/** Nothing to do in a browser. */
export async function setBrightness(_isBright: boolean): Promise<void> {}

let lock: Promise<WakeLockSentinel | null> | null = null

/** Keeps the screen from going dark while a code is shown, where the browser can. */
export async function keepAwake(isAwake: boolean): Promise<void> {
  if (isAwake) {
    // Only secure pages that are in front are given the lock; without it the code can still be read
    lock ??= 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => null) : null
    await lock
    return
  }
  const held = lock
  lock = null
  await (await held)?.release().catch(() => undefined)
}
