import Taro from '@tarojs/taro'
import { limits } from '@contract/constants/limits'
import type { OpenPlace } from './types'

export const openPlace: OpenPlace = async (place) => {
  try {
    await Taro.openLocation({ ...place, scale: limits.mapZoom })
    return 'ok'
  } catch {
    return 'fail'
  }
}
