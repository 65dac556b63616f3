import Taro from '@tarojs/taro'
import type { PlatformLogin } from './types'

export const platformLogin: PlatformLogin = {
  isAvailable: true,
  getCode: async () => (await Taro.login()).code,
}
