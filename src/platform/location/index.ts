import Taro from '@tarojs/taro'
import { hasConsent } from '../storage'

/** Degrees, WGS-84: as the server keeps its places and a browser tells its own. */
export interface Position {
  latitude: number
  longitude: number
}

const TIMEOUT_MS = 10_000
// A distance to a place is right only between points of one system, so WeChat too is asked for WGS-84; its maps are given GCJ-02 (platform/map-app/gcj02.ts)
const request = { type: 'wgs84', highAccuracyExpireTime: TIMEOUT_MS } as const

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
