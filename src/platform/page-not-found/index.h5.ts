import Taro from '@tarojs/taro'

/** Calls the listener when an address matches no page. */
export function onPageNotFound(listener: (path: string) => void): void {
  Taro.eventCenter.on('__taroRouterNotFound', ({ path }: { path: string }) => listener(path))
}
