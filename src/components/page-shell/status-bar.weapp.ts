import Taro from '@tarojs/taro'

/** Height of the phone's status bar over the page, in CSS px. */
export function statusBarHeight(): number {
  return Taro.getWindowInfo().statusBarHeight ?? 20
}
