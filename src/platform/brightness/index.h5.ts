/** A browser cannot change the screen's brightness. */
export const canBrighten = false

/** No-op in a browser. */
export async function setBrightness(_isBright: boolean): Promise<void> {}

let lock: Promise<WakeLockSentinel | null> | null = null

/** Keeps the screen on while a code is shown, where the browser supports it. */
export async function keepAwake(isAwake: boolean): Promise<void> {
  if (isAwake) {
    // Only visible pages in a secure context get the lock; the code can be read without it
    lock ??= 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => null) : null
    await lock
    return
  }
  const held = lock
  lock = null
  await (await held)?.release().catch(() => undefined)
}
