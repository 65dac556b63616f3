import Taro from '@tarojs/taro'
import type { CopyText } from './types'

export const copyText: CopyText = async (text) => {
  try {
    await Taro.setClipboardData({ data: text })
    return true
  } catch {
    return false
  }
}
