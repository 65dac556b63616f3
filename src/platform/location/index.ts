import Taro from '@tarojs/taro'
import { hasConsent } from '../storage'

/** Degrees, WGS-84, as on the server and in browsers. */
export interface Position {
  latitude: number
  longitude: number
}

const TIMEOUT_MS = 10_000
// Distances are correct only within one coordinate system, so WGS-84 is requested from WeChat too; its maps
// get GCJ-02 (platform/map-app/gcj02.ts)
const request = { type: 'wgs84', highAccuracyExpireTime: TIMEOUT_MS } as const

/** The device's position; null when it is refused or unknown, or without consent. Never throws. */
export async function locate(): Promise<Position | null> {
  if (!hasConsent()) return null
  try {
    const { latitude, longitude } = await Taro.getLocation({ ...request })
    return { latitude, longitude }
  } catch {
    return null
  }
}
