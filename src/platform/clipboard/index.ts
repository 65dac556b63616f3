import Taro from '@tarojs/taro'

/** Copies text. @returns whether it is on the clipboard */
export async function copyText(text: string): Promise<boolean> {
  try {
    await Taro.setClipboardData({ data: text })
    return true
  } catch {
    return false
  }
}

/** The text on the clipboard, '' when it is empty or may not be read. */
export async function pasteText(): Promise<string> {
  try {
    return (await Taro.getClipboardData({})).data
  } catch {
    return ''
  }
}
