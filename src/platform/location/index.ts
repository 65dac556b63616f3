import Taro from '@tarojs/taro'

export interface Position { latitude: number; longitude: number }

const TIMEOUT_MS = 10_000
// WeChat's maps want GCJ-02; a browser knows only WGS-84 and refuses any other
const request = process.env.TARO_ENV === 'h5' ? { type: 'wgs84', highAccuracyExpireTime: TIMEOUT_MS } : { type: 'gcj02' }

/** Where the device is, or null when that is refused or unknown. Never throws. */
export async function locate(): Promise<Position | null> {
  try {
    const { latitude, longitude } = await Taro.getLocation({ ...request })
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
