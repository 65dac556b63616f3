import Taro from '@tarojs/taro'

/** Scrolls to the element with this id: the mini-program cannot move the focus to it. */
export function focusElement(id: string) {
  Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -100 }).catch(() => undefined)
}
