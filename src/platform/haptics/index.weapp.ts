import Taro from '@tarojs/taro'

/** A tick that a finger feels, where the device can. */
export function tick(): void {
  Taro.vibrateShort?.({ type: 'light' })?.catch?.(() => undefined)
}
