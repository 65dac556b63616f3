import Taro from '@tarojs/taro'

/** A short vibration, where the device supports it. */
export function tick(): void {
  Taro.vibrateShort?.({ type: 'light' })?.catch?.(() => undefined)
}

/** Alerts a user who is not looking at the screen. */
export function alertByTouch(): void {
  Taro.vibrateLong?.()?.catch?.(() => undefined)
}
