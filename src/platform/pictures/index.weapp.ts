import Taro from '@tarojs/taro'
import type { ChoosePictures } from './types'

export type { ChosenPicture } from './types'

// WeChat's own limit for one choice
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
      // wx.uploadFile sends the last part of the path as the file's name
      name: tempFilePath.split('/').pop() ?? '',
      byteCount: size,
    }))
  } catch {
    // closed, or the person refused the photo library: WeChat has said so
    return []
  }
}

/** WeChat removes its temporary files by itself. */
export const forgetPicture = (_path: string): void => undefined
