import Taro from '@tarojs/taro'

export const canBrighten = true

let before: number | null = null

/** Sets the screen to full brightness, or restores it. A refusal changes nothing. */
export async function setBrightness(isBright: boolean): Promise<void> {
  try {
    if (isBright) before ??= (await Taro.getScreenBrightness()).value as unknown as number
    const value = isBright ? 1 : before
    if (value !== null) await Taro.setScreenBrightness({ value })
    if (!isBright) before = null
  } catch {
    // the code can be read all the same
  }
}

/** Keeps the screen on while a code is shown. */
export async function keepAwake(isAwake: boolean): Promise<void> {
  await Taro.setKeepScreenOn({ keepScreenOn: isAwake }).catch(() => undefined)
}
