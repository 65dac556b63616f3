import Taro from '@tarojs/taro'
import { limits } from '@contract/constants/limits'
import { toChinaMap } from './gcj02'
import type { OpenPlace } from './types'

export const openPlace: OpenPlace = async ({ name, address, ...point }) => {
  try {
    await Taro.openLocation({ ...toChinaMap(point), name, address, scale: limits.mapZoom })
    return 'ok'
  } catch {
    return 'fail'
  }
}
