import Taro from '@tarojs/taro'

/** Shows the beginning of the page. */
export function toPageTop(): void {
  Taro.pageScrollTo({ scrollTop: 0, duration: 0 }).catch(() => undefined)
}
