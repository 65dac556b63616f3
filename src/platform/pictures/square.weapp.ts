import Taro from '@tarojs/taro'

/** Lets the person choose a square of a picture, in WeChat's own editor; the picture itself where there is none. */
export async function cropSquare(path: string): Promise<string> {
  try {
    const { tempFilePath } = await Taro.cropImage({ src: path, cropScale: '1:1' })
    return tempFilePath
  } catch {
    return path
  }
}
