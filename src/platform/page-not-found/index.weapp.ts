import Taro from '@tarojs/taro'

// app-level listeners are optional: the oldest base libraries lack some of them
/** Calls the listener when a link matches no page. */
export function onPageNotFound(listener: (path: string) => void): void {
  Taro.onPageNotFound?.(({ path }) => listener(path))
}
