import Taro from '@tarojs/taro'

/** Scrolls to the top of the page. */
export function toPageTop(): void {
  Taro.pageScrollTo({ scrollTop: 0, duration: 0 }).catch(() => undefined)
}
