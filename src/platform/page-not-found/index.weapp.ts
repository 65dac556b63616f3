import Taro from '@tarojs/taro'

/** Tells when a link names no page. */
export function onPageNotFound(listener: (path: string) => void): void {
  Taro.onPageNotFound(({ path }) => listener(path))
}
