import Taro from '@tarojs/taro'
import type { ChoosePictures } from './types'

export type { ChosenPicture } from './types'

// WeChat's own limit per selection
const MOST_AT_ONCE = 20

export const choosePictures: ChoosePictures = async (most) => {
  try {
    const { tempFiles } = await Taro.chooseMedia({
      count: Math.min(most, MOST_AT_ONCE),
      mediaType: ['image'],
      sizeType: ['compressed'],
    })
    return tempFiles.map(({ tempFilePath, size }) => ({
      path: tempFilePath,
      // wx.uploadFile sends the last path segment as the file's name
      name: tempFilePath.split('/').pop() ?? '',
      byteCount: size,
    }))
  } catch {
    // closed, or access to the photo library refused: WeChat has shown a message
    return []
  }
}

/** WeChat removes its temporary files itself. */
export const forgetPicture = (_path: string): void => undefined
