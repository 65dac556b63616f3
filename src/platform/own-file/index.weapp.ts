import Taro from '@tarojs/taro'
import type { GiveTextFile } from './types'

// WeChat cannot open such a file; the user sends it to a chat, possibly their own
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
