import Taro from '@tarojs/taro'

// the listeners of the app are optional: the oldest base libraries lack some of them
/** Tells when a link names no page. */
export function onPageNotFound(listener: (path: string) => void): void {
  Taro.onPageNotFound?.(({ path }) => listener(path))
}
