import Taro from '@tarojs/taro'

export interface Position { latitude: number; longitude: number }

/** Where the device is, or null when that is refused or unknown. Never throws. */
export async function locate(): Promise<Position | null> {
  try {
    const { latitude, longitude } = await Taro.getLocation({ type: 'gcj02' })
    return { latitude, longitude }
  } catch {
    return null
  }
}

/** Opens a place in the device's map. @returns 'ok' or 'fail' */
export async function openPlace(place: Position & { name: string; address: string }): Promise<'ok' | 'fail'> {
  try {
    await Taro.openLocation({ ...place, scale: 16 })
    return 'ok'
  } catch {
    return 'fail'
  }
}
