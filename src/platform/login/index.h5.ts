import type { PlatformLogin } from './types'

export const platformLogin: PlatformLogin = {
  isAvailable: false,
  getCode: () => Promise.reject(new Error('no platform account on H5')),
}
