import Taro from '@tarojs/taro'
import { hasConsent } from '../storage'

export interface Position { latitude: number; longitude: number }

const TIMEOUT_MS = 10_000
// WeChat's maps want GCJ-02; a browser knows only WGS-84 and refuses any other
const request = process.env.TARO_ENV === 'h5' ? { type: 'wgs84', highAccuracyExpireTime: TIMEOUT_MS } : { type: 'gcj02' }

/** Where the device is, or null when that is refused or unknown, or nobody agreed to be located. Never throws. */
export async function locate(): Promise<Position | null> {
  if (!hasConsent()) return null
  try {
    const { latitude, longitude } = await Taro.getLocation({ ...request })
    return { latitude, longitude }
  } catch {
    return null
  }
}
