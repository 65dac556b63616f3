import Taro from '@tarojs/taro'

/** A tick that a finger feels, where the device can. */
export function tick(): void {
  Taro.vibrateShort?.({ type: 'light' })?.catch?.(() => undefined)
}

/** Calls somebody who does not look at the screen. */
export function alertByTouch(): void {
  Taro.vibrateLong?.()?.catch?.(() => undefined)
}
