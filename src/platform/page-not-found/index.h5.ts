import Taro from '@tarojs/taro'

/** Tells when an address names no page. */
export function onPageNotFound(listener: (path: string) => void): void {
  Taro.eventCenter.on('__taroRouterNotFound', ({ path }: { path: string }) => listener(path))
}
