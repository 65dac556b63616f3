import Taro from '@tarojs/taro'
import type { GiveTextFile } from './types'

// WeChat opens no such file by itself: the person sends it to a chat, their own for instance
export const giveTextFile: GiveTextFile = async (text, fileName) => {
  const filePath = `${Taro.env.USER_DATA_PATH ?? ''}/${fileName}`
  try {
    Taro.getFileSystemManager().writeFileSync(filePath, text, 'utf8')
    await Taro.shareFileMessage({ filePath, fileName })
    return true
  } catch {
    return false
  }
}
