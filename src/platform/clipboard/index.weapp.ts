import Taro from '@tarojs/taro'
import type { CopyText, PasteText } from './types'

export const copyText: CopyText = async (text) => {
  try {
    await Taro.setClipboardData({ data: text })
    return true
  } catch {
    return false
  }
}

export const pasteText: PasteText = async () => {
  try {
    return (await Taro.getClipboardData({})).data
  } catch {
    return ''
  }
}
