import Taro from '@tarojs/taro'

export const canBrighten = true

let before: number | null = null

/** Turns the screen fully bright, or back to what it was. A refusal changes nothing. */
export async function setBrightness(isBright: boolean): Promise<void> {
  try {
    if (isBright) before ??= (await Taro.getScreenBrightness()).value as unknown as number
    const value = isBright ? 1 : before
    if (value !== null) await Taro.setScreenBrightness({ value })
    if (!isBright) before = null
  } catch {
    // the code can still be read
  }
}

/** Keeps the screen from going dark while a code is shown. */
export async function keepAwake(isAwake: boolean): Promise<void> {
  await Taro.setKeepScreenOn({ keepScreenOn: isAwake }).catch(() => undefined)
}
